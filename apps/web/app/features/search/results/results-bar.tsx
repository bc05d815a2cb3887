import type { contract } from '@crewpad/contract';
import { LISTING_SORTS } from '@crewpad/domain';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCurrentLocation,
  IconHistory,
  IconList,
  IconMap2,
  IconPlaneInflight,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCityNames } from '../../../lib/use-city-names.ts';
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
import { useNearestAirport } from '../nearest-airport.tsx';
import { recentAirports, storeRecentAirport } from '../recent.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { buttonClass } from './results-bar-classes.ts';
import {
  isSortedAs,
  nextSort,
  type SearchState,
  SORT_CHOICES,
  type SortChoice,
  searchWith,
} from './search-state.ts';

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
      className="group/place relative min-w-0 flex-none data-editing:flex-1 lg:basis-80 lg:data-editing:flex-none"
      data-editing={isEditing || undefined}
    >
      <Link
        ref={link}
        to="/airports"
        title={t('change_airport')}
        tabIndex={isEditing ? -1 : undefined}
        className="flex min-h-target items-center gap-2 rounded-full border border-line-strong bg-surface [padding:0_min(0.75rem,4vw)] text-ink no-underline group-data-editing/place:sr-only hover:bg-sunken [&_svg]:flex-none [&_svg]:text-muted"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setEditing(true);
        }}
      >
        <IconPlaneInflight aria-hidden size={20} className="max-lg:hidden" />
        <h1 className="sr-only">{t('heading', { city: city.city, prefix: city.prefix })}</h1>
        <span aria-hidden className="flex-1 truncate text-md">
          <strong className="font-bold">{city.prefix}</strong>
          <span className="max-lg:hidden"> {city.city}</span>
        </span>
        <IconChevronDown aria-hidden size={18} />
      </Link>
      {isEditing && (
        <PlaceEditor
          here={city.prefix}
          onClose={close}
          onLeave={() => setEditing(false)}
          addressOf={(prefix) => airportAddress(prefix) + searchWith(state, {})}
        />
      )}
    </div>
  );
}

interface PlaceEditorProps {
  /** The airport of the page. */
  here: string;
  addressOf: (prefix: string) => string;
  /** Closes the editor after a selection or Escape; `onLeave` when the focus leaves it. */
  onClose: () => void;
  onLeave: () => void;
}

/** Airports to choose from, once some letters are typed; before, recent ones and the nearest. */
function PlaceEditor({ here, addressOf, onClose, onLeave }: PlaceEditorProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const suggestions = useAirportSuggestions(text);
  const airports = suggestions.items;
  const [recent] = useState(() => recentAirports().filter(({ prefix }) => prefix !== here));
  const nearest = useNearestAirport(addressOf);
  const nameOf = useCityNames();
  useEffect(() => input.current?.focus(), []);

  const isEmpty = text.trim() === '';
  const shortcuts = [
    ...recent.map(({ prefix, country, city }) => ({
      key: prefix,
      group: t('recent_airports'),
      label: (
        <>
          <IconHistory aria-hidden size={20} />
          <strong className="font-bold">{prefix}</strong> {nameOf(country, city)}
        </>
      ),
    })),
    {
      key: 'nearest',
      label: (
        <>
          <IconCurrentLocation aria-hidden size={20} />
          {t(nearest.searching ? 'nearest_airport_searching' : 'nearest_airport')}
        </>
      ),
    },
  ];

  const openAirport = (prefix: string) => {
    onClose();
    navigate(addressOf(prefix));
  };
  const pick = (at: number) => {
    if (isEmpty) {
      const airport = recent[at];
      if (airport !== undefined) return openAirport(airport.prefix);
      nearest.open().finally(onClose);
      return;
    }
    const airport = airports[at];
    if (airport === undefined) return;
    storeRecentAirport(airport);
    openAirport(airport.prefix);
  };
  return (
    <form
      ref={root}
      action="/airports"
      className="relative flex items-center gap-2"
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
          isEmpty
            ? shortcuts
            : suggestions.state === 'none'
              ? null
              : airports.map((airport) => ({
                  key: String(airport.id),
                  label: <AirportOption airport={airport} />,
                }))
        }
        listLabel={t('suggestions')}
        waits={suggestions.state === 'waiting'}
        status={isEmpty ? '' : statusOf(suggestions.state, airports.length, t)}
        marksFirst={marksFirstAirport(text, suggestions)}
        onPick={pick}
        panelClassName="lg:right-auto lg:w-104"
      />
      <PlainButton
        className="min-h-target flex-none px-2 text-sm font-medium text-link"
        onClick={onClose}
      >
        {t('cancel_airport')}
      </PlainButton>
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
      className="@container sticky top-header z-9 flex [min-height:min(3.5rem,80px)] flex-wrap items-center gap-2 border-b border-b-line bg-surface px-gutter py-1 noscript:static noscript:flex-wrap noscript:py-1 max-lg:[&:has(>[data-editing])>:not([data-editing])]:hidden"
    >
      <PlaceBox city={city} state={state} />
      {!isEmpty && <Controls {...props} />}
    </div>
  );
}

function Controls(props: ResultsBarProps) {
  const { city, state, total, hasMapFilters, showsMap, onToggleMap } = props;
  const { t } = useTranslation('search/results');
  return (
    <>
      <div className="hidden lg:block">
        <SortButtons state={state} />
      </div>
      {!showsMap && <SortList state={state} />}
      <FilterSheet prefix={city.prefix} state={state} total={total} hasMapFilters={hasMapFilters} />
      {showsMap && (
        <PlainButton
          ref={focusIfLost}
          className={`${buttonClass} ml-auto lg:hidden`}
          onClick={onToggleMap}
        >
          <IconList aria-hidden size={18} />
          {t('list')}
        </PlainButton>
      )}
    </>
  );
}

/** What was pressed is gone: the button in its place has the focus. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Opens the map of phones. Floats over the list, and ends with it. */
export function MapButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('search/results');
  return (
    <PlainButton
      data-floats
      className="sticky bottom-float z-8 mx-auto -mt-16 mb-4 -scroll-mb-34 flex min-h-12 items-center gap-2 rounded-full bg-button px-5 font-medium text-on-button shadow hover:bg-button-hover lg:hidden noscript:hidden"
      onClick={onPress}
    >
      <IconMap2 aria-hidden size={20} />
      {t('map')}
    </PlainButton>
  );
}

/** Every order by its name, on phones. Links, so that it works without scripts. */
function SortList({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  const { sort } = state;
  return (
    <details
      className="relative min-w-0 lg:hidden [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden"
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
        {sort && (
          <span className="@max-narrow:hidden">
            {t('sort_by', { order: t(`sort_by_${sort}`) })}
          </span>
        )}
        <span className={sort && '@narrow:hidden'}>{t('sort')}</span>
        <IconChevronDown aria-hidden size={18} />
      </summary>
      <ul className="absolute start-0 top-full z-1 mt-1 mb-0 w-max list-none rounded-md border border-line bg-surface p-1 shadow">
        {(Object.keys(SORT_CHOICES) as SortChoice[]).map((choice) => {
          const [by, dir] = SORT_CHOICES[choice];
          return (
            <li key={choice}>
              <Link
                to={searchWith(state, { sort: by, dir })}
                preventScrollReset
                rel="nofollow"
                aria-current={isSortedAs(state, choice) || undefined}
                className="flex min-h-target items-center rounded-sm px-3 text-sm text-ink no-underline hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-bold"
                onClick={({ currentTarget }) => {
                  const list = currentTarget.closest('details');
                  list?.querySelector('summary')?.focus();
                  if (list) list.open = false;
                }}
              >
                {t(`order_${choice}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
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
