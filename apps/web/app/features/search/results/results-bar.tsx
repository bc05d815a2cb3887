import type { contract } from '@crewpad/contract';
import { LISTING_SORTS } from '@crewpad/domain';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconList,
  IconMap2,
  IconPlaneInflight,
  IconSelector,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { airportAddress } from '../addresses.ts';
import {
  AirportOption,
  marksFirstAirport,
  statusOf,
  useAirportSuggestions,
} from '../airport-box.tsx';
import { storeRecentAirport } from '../recent.ts';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './results-bar.module.css';
import { nextSort, type SearchState, searchWith } from './search-state.ts';

interface PlaceBoxProps {
  city: contract.search.SearchCity;
  state: SearchState;
}

/**
 * The search location, as the page's heading. A press turns it into an airport box; the filters
 * stay. Without scripts it links to all airports.
 */
function PlaceBox({ city, state }: PlaceBoxProps) {
  const { t } = useTranslation('search/results');
  const [isEditing, setEditing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const close = () => {
    setEditing(false);
    // Once the heading is rendered again.
    setTimeout(() => link.current?.focus());
  };
  return (
    <div className={classes.place} data-editing={isEditing || undefined}>
      <Link
        ref={link}
        to="/airports"
        title={t('change_airport')}
        tabIndex={isEditing ? -1 : undefined}
        className={classes.link}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setEditing(true);
        }}
      >
        <IconPlaneInflight aria-hidden size={20} />
        <h1 className={classes.heading}>
          {t('heading', { city: city.city, prefix: city.prefix })}
        </h1>
        <span aria-hidden className={classes.name}>
          <strong>{city.prefix}</strong> {city.city}
        </span>
        <IconChevronDown aria-hidden size={18} />
      </Link>
      {isEditing && (
        <PlaceEditor
          onClose={close}
          onLeave={() => setEditing(false)}
          addressOf={({ prefix }) => airportAddress(prefix) + searchWith(state, {})}
        />
      )}
    </div>
  );
}

interface PlaceEditorProps {
  addressOf: (airport: contract.search.Airport) => string;
  /** Closes the editor after a selection or Escape; `onLeave` when the focus leaves it. */
  onClose: () => void;
  onLeave: () => void;
}

function PlaceEditor({ addressOf, onClose, onLeave }: PlaceEditorProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const suggestions = useAirportSuggestions(text);
  const airports = suggestions.items;
  useEffect(() => input.current?.focus(), []);

  const pick = (at: number) => {
    const airport = airports[at];
    if (airport === undefined) return;
    storeRecentAirport(airport);
    onClose();
    navigate(addressOf(airport));
  };
  return (
    <form
      ref={root}
      action="/airports"
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/airports?search=${encodeURIComponent(text.trim())}`);
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      // The box is replaced once its list's code has loaded, which briefly moves the focus.
      onBlur={() =>
        setTimeout(() => {
          if (root.current && !root.current.contains(document.activeElement)) onLeave();
        })
      }
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('airport_code_or_city')}</VisuallyHidden>
      </label>
      <Combobox
        box={input}
        input={{
          id,
          name: 'search',
          autoCapitalize: 'off',
          spellCheck: false,
          maxLength: 100,
          placeholder: t('airport_code_or_city'),
          className: classes.input,
        }}
        text={text}
        onText={setText}
        open={open}
        onOpen={setOpen}
        options={
          suggestions.state === 'none'
            ? null
            : airports.map((airport) => ({
                key: String(airport.id),
                label: <AirportOption airport={airport} />,
              }))
        }
        listLabel={t('suggestions')}
        waits={suggestions.state === 'waiting'}
        status={statusOf(suggestions.state, airports.length, t)}
        marksFirst={marksFirstAirport(text, suggestions)}
        onPick={pick}
        panelClassName={classes.placeBoxPanel}
      />
    </form>
  );
}

interface ResultsBarProps {
  city: contract.search.SearchCity;
  state: SearchState;
  total: number;
  /** Without crash pads at the airport there is nothing to sort, filter or map. */
  isEmpty: boolean;
  hasMapFilters: boolean;
  showsMap: boolean;
  onToggleMap: () => void;
}

/** Location, sort order and filters: one sticky row below the header. */
export function ResultsBar(props: ResultsBarProps) {
  const { city, state, isEmpty } = props;
  return (
    <div className={classes.bar}>
      <PlaceBox city={city} state={state} />
      {!isEmpty && <Controls {...props} />}
    </div>
  );
}

function Controls(props: ResultsBarProps) {
  const { city, state, total, hasMapFilters, showsMap, onToggleMap } = props;
  const { t } = useTranslation('search/results');
  const { sort, dir } = state;
  return (
    <>
      <div className={classes.sorts}>
        <SortButtons state={state} />
      </div>
      <details
        className={classes.sort}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !currentTarget.open) return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className={classes.button}>
          <span data-phones-hide>{t(sort ? `sort_${sort}` : 'sort')}</span>
          {!sort && <IconSelector aria-hidden size={18} />}
          {sort && dir === 'asc' && <IconArrowUp aria-hidden size={18} />}
          {sort && dir === 'desc' && <IconArrowDown aria-hidden size={18} />}
        </summary>
        <div className={classes.panel}>
          <SortButtons state={state} />
        </div>
      </details>
      <FilterSheet prefix={city.prefix} state={state} total={total} hasMapFilters={hasMapFilters} />
      <button type="button" className={`${classes.button} ${classes.map}`} onClick={onToggleMap}>
        {showsMap ? <IconList aria-hidden size={18} /> : <IconMap2 aria-hidden size={18} />}
        <span data-phones-hide>{t(showsMap ? 'list' : 'map')}</span>
      </button>
    </>
  );
}

/** Four sorts; each press cycles default, ascending, descending. */
function SortButtons({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{t('sort')}</legend>
      {LISTING_SORTS.map((sort) => {
        const active = state.sort === sort;
        const order = active ? state.dir : 'none';
        return (
          <FilterLink
            key={sort}
            to={searchWith(state, nextSort(state, sort))}
            preventScrollReset
            rel="nofollow"
            aria-current={active || undefined}
          >
            {t(`sort_${sort}`)}
            <VisuallyHidden>, {t(`sort_state_${order}`)}</VisuallyHidden>
            {order === 'asc' && <IconArrowUp aria-hidden size={16} />}
            {order === 'desc' && <IconArrowDown aria-hidden size={16} />}
          </FilterLink>
        );
      })}
    </fieldset>
  );
}
