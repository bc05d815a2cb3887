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
import { PlainButton } from '../../../ui/button.tsx';
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
import { buttonClass } from './results-bar-classes.ts';
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
    <div
      className="group/place relative min-w-0 flex-1 lg:grow-0 lg:basis-80"
      data-editing={isEditing || undefined}
    >
      <Link
        ref={link}
        to="/airports"
        title={t('change_airport')}
        tabIndex={isEditing ? -1 : undefined}
        className="flex min-h-target items-center gap-2 rounded-full border border-line-strong bg-surface [padding:0_min(0.75rem,4vw)] text-ink no-underline group-data-editing/place:sr-only hover:bg-sunken [&_svg]:flex-none [&_svg]:text-muted max-lg:[&>svg:first-child]:hidden"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setEditing(true);
        }}
      >
        <IconPlaneInflight aria-hidden size={20} />
        <h1 className="sr-only">{t('heading', { city: city.city, prefix: city.prefix })}</h1>
        <span
          aria-hidden
          className="flex-1 truncate text-sm [&_strong]:font-bold [&_strong]:tracking-wide"
        >
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
      className="relative"
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
          className:
            'min-h-target w-full rounded-full border border-line-strong bg-surface px-4 py-0 text-sm text-ink',
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
        panelClassName="lg:right-auto lg:w-104"
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
    <div
      data-results-bar
      className="sticky top-header z-9 flex [min-height:min(3.5rem,80px)] items-center gap-2 border-b border-b-line bg-surface px-gutter py-0 noscript:static noscript:flex-wrap noscript:py-1 max-lg:[&:has(>[data-editing])>:not([data-editing])]:hidden"
    >
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
      <div className="hidden lg:block">
        <SortButtons state={state} />
      </div>
      <details
        className="relative flex-none lg:hidden [&>summary]:max-w-full [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !currentTarget.open) return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className={buttonClass}>
          <span data-phones-hide>{t(sort ? `sort_${sort}` : 'sort')}</span>
          {!sort && <IconSelector aria-hidden size={18} />}
          {sort && dir === 'asc' && <IconArrowUp aria-hidden size={18} />}
          {sort && dir === 'desc' && <IconArrowDown aria-hidden size={18} />}
        </summary>
        <div className="absolute [top:calc(100%_+_var(--space-half))] right-0 w-max [max-width:calc(100vw_-_2*var(--gutter))] rounded-md border border-line bg-surface p-2 shadow [&_fieldset]:flex-col [&_fieldset]:items-stretch [&_legend]:sr-only">
          <SortButtons state={state} />
        </div>
      </details>
      <FilterSheet prefix={city.prefix} state={state} total={total} hasMapFilters={hasMapFilters} />
      <PlainButton className={`${buttonClass} lg:hidden noscript:hidden`} onClick={onToggleMap}>
        {showsMap ? <IconList aria-hidden size={18} /> : <IconMap2 aria-hidden size={18} />}
        <span data-phones-hide>{t(showsMap ? 'list' : 'map')}</span>
      </PlainButton>
    </>
  );
}

/** Four sorts; each press cycles default, ascending, descending. */
function SortButtons({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  return (
    <fieldset className="m-0 flex max-w-full flex-wrap items-center gap-1 border-0 p-0">
      <legend className="float-left mr-1 p-0 text-xs text-muted">{t('sort')}</legend>
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
