import type { contract, OperationInput } from '@crewpad/contract';
import { listings, search } from '@crewpad/contract/endpoints';
import {
  AIRPORT_RADIUS_MILES,
  GEOLOCATION_RADIUS_MILES,
  type Point,
  SEARCH_LIMIT,
} from '@crewpad/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { count, miles, money, moneyRange } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { toast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AdPlace, FeedCards } from '../../content/index.ts';
import { airportAddress, feedAnchor, listingAddress } from '../addresses.ts';
import { bedBadge } from '../listing-card/availability.tsx';
import { cardOfListing } from '../listing-card/card-fields.ts';
import { type Pin, ResultsMap } from '../map/index.ts';
import { findNearestAirport, LocationRefused } from '../nearest-airport.tsx';
import { RecentlyViewed } from '../recently-viewed.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Results } from './load-results.ts';
import { NoResults, ResultList } from './result-list.tsx';
import { headClass, titleClass } from './result-list-classes.ts';
import { MapButton, ResultsBar } from './results-bar.tsx';
import { SaveSearch } from './save-search.tsx';
import { readSearchState, type SearchState, searchWith } from './search-state.ts';

interface ChosenCardProps {
  id: number;
  /** The cards already on the page. */
  cards: readonly contract.search.Card[];
  onMissing: () => void;
}

/** The card of a selected pin; fetched if it is not on this page of the list. */
function SelectedCard({ id, cards, onMissing }: ChosenCardProps) {
  const here = cards.find((card) => card.id === id);
  const [fetchedCard, setFetchedCard] = useState<contract.search.Card>();
  const isLoaded = here !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const controller = new AbortController();
    call(listings.getListing, { params: { id } }, { signal: controller.signal, quiet: true }).then(
      (answer) => setFetchedCard(cardOfListing(answer)),
      () => controller.signal.aborted || onMissing(),
    );
    return () => controller.abort();
  }, [id, isLoaded, onMissing]);
  const card = here ?? (fetchedCard?.id === id ? fetchedCard : undefined);
  return card === undefined ? null : <CardStrip card={card} />;
}

/** The key facts of a crash pad in one line of the map. The whole strip is a link. */
function CardStrip({ card }: { card: contract.search.Card }) {
  const { t } = useTranslation('search');
  const { locale } = usePage();
  const [kind] = card.bed_kinds;
  const facts = [
    card.airport_distance !== null && card.prefix !== null
      ? t('from_airport', { distance: miles(card.airport_distance, locale), prefix: card.prefix })
      : '',
    kind === undefined ? '' : t(`bed_kind_${kind}`),
  ];
  return (
    <article
      className="group/strip relative grid h-30 grid-cols-start-30 has-[a:focus-visible]:rounded-md has-[a:focus-visible]:focus-outline has-[a:focus-visible]:-outline-offset-3"
      data-full={bedBadge(card) === 'full' || undefined}
    >
      <Picture
        src={card.thumbnail}
        alt=""
        width={640}
        height={480}
        sizes="8rem"
        className="size-full! object-cover group-data-full/strip:opacity-55"
      />
      <div className="flex min-w-0 flex-col justify-center gap-1 px-3 py-0 text-xs leading-snug [&_p]:m-0">
        <h2 className="m-0 overflow-hidden pr-8 text-sm leading-snug font-bold tracking-tight">
          <Link
            to={listingAddress(card.id)}
            className="block truncate text-inherit no-underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-0"
          >
            <Unbroken>{card.title}</Unbroken>
          </Link>
        </h2>
        <Rating
          score={card.review_avg}
          label={card.review > 0 ? t('reviews_count', { count: card.review }) : t('no_reviews_yet')}
        />
        <p className="truncate text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-ink-soft">
          <strong className="text-md font-bold text-ink">
            {moneyRange(card.rate_per_from, card.rate_per_to, locale)}
          </strong>{' '}
          {t('per_month')}
        </p>
      </div>
    </article>
  );
}

interface ResultsMapPanelProps {
  city: contract.search.SearchCity;
  state: SearchState;
  cards: readonly contract.search.Card[];
  activeId: number | null;
  /** On phones, where one finger moves the map. */
  fillsScreen: boolean;
  onHover: (id: number | null) => void;
}

/**
 * The map beside the list: price pins, the card of the selected one, and the visitor's location.
 */
function ResultsMapPanel(props: ResultsMapPanelProps) {
  const { city, state, cards, activeId, fillsScreen, onHover } = props;
  const [isVisible, setVisible] = useState(false);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [here, setHere] = useState<Point | null>(null);
  const pins = usePins(city.prefix, state, isVisible);
  const navigate = useNavigate();
  const { t } = useTranslation('search');
  const noAirportNear = t('nearest_airport_none', { miles: GEOLOCATION_RADIUS_MILES });
  const close = useCallback(() => setSelectedId(null), []);
  return (
    <div className="relative h-full">
      <ResultsMap
        airport={{ ...city, latitude: city.lat, longitude: city.long }}
        pins={pins}
        activeId={activeId}
        selectedId={selectedId}
        here={here}
        card={
          selectedId !== null && <SelectedCard id={selectedId} cards={cards} onMissing={close} />
        }
        onHover={onHover}
        onSelect={setSelectedId}
        location={{
          onLocate: async (place) => {
            setHere(place);
            const near = await findNearestAirport(place);
            if (near === null) toast({ kind: 'info', message: noAirportNear });
            else if (near !== city.prefix) navigate(airportAddress(near));
          },
          onRefused: (_why, retry) =>
            toast({ kind: 'warning', message: <LocationRefused retry={retry} /> }),
        }}
        onVisible={() => setVisible(true)}
        cooperative={!fillsScreen}
        className="h-full min-h-72 max-lg:rounded-none max-lg:border-0 max-lg:border-b"
      />
    </div>
  );
}

type Query = OperationInput<typeof contract.search.getAirportPins>['query'];

/** The pins of a search, loaded once the map is visible and again when the filters change. */
function usePins(code: string, state: SearchState, isVisible: boolean): readonly Pin[] | undefined {
  const [loadedPins, setLoadedPins] = useState<{ code: string; pins: readonly Pin[] }>();
  const key = JSON.stringify(state.filters);
  useEffect(() => {
    if (!isVisible) return;
    const controller = new AbortController();
    call(
      search.getAirportPins,
      { params: { code }, query: JSON.parse(key) as Query },
      { signal: controller.signal, quiet: true },
    ).then(
      ({ data }) => setLoadedPins({ code, pins: data }),
      // The list stays; the map shows only the airport.
      () => controller.signal.aborted || setLoadedPins({ code, pins: [] }),
    );
    return () => controller.abort();
  }, [code, key, isVisible]);
  // The previous airport's pins must not determine this one's initial view.
  return loadedPins?.code === code ? loadedPins.pins : undefined;
}

const MAP_HASH = '#map';

/** In the history entry of a map that was opened over the list. */
const OVER_LIST = 'over-list';

/**
 * The map of phones, in place of the list and with an address of its own. Closing it returns to the
 * list's history entry, and so to its scroll position.
 */
function useMapInPlace() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const showsMap = useHydrated() && hash === MAP_HASH;
  const toggleMap = () => {
    if (!showsMap) {
      return navigate({ search, hash: MAP_HASH }, { preventScrollReset: true, state: OVER_LIST });
    }
    return state === OVER_LIST ? navigate(-1) : navigate({ search, hash: '' });
  };
  return { showsMap, toggleMap };
}

/** The crash pads around an airport: list and map side by side, on small screens one at a time. */
export function ResultsPage({ results }: { results: Results }) {
  const { t } = useTranslation('search/results');
  const [params] = useSearchParams();
  const state = readSearchState(params);
  const [activeId, setActiveId] = useState<number | null>(null);
  const { showsMap, toggleMap } = useMapInPlace();
  const isLoading = useNavigation().state === 'loading';
  const hasMapFilters = useFlag('mapFilters');
  const { mapStyle, mapTiles } = usePage();
  const hasStreets = mapStyle !== null || mapTiles !== null;
  const { city, featured, listing, total } = results;
  const cards = [...featured, ...listing];
  const isEmpty = results.suggestions?.total === 0;

  return (
    <div
      className="max-lg:data-fills-phone:flex max-lg:data-fills-phone:flex-1 max-lg:data-fills-phone:flex-col"
      data-fills-phone={showsMap || undefined}
    >
      <ResultsBar
        city={city}
        state={state}
        total={total}
        isEmpty={isEmpty}
        hasMapFilters={hasMapFilters}
        showsMap={showsMap}
        onToggleMap={toggleMap}
      />
      <div
        className="group/page grid items-start gap-6 px-gutter pt-6 pb-16 data-[view=map]:flex-1 data-[view=map]:p-0 max-lg:data-[view=list]:pt-2 lg:data-view:[grid-template-columns:minmax(0,3fr)_minmax(20rem,var(--map))] lg:data-view:px-gutter lg:data-view:pt-4 lg:data-view:pb-16"
        // A map without streets needs less room.
        style={{ '--map': hasStreets ? '2fr' : '1.5fr' } as CSSProperties}
        data-view={showsMap ? 'map' : 'list'}
        data-full-width
      >
        <div
          className="grid min-w-0 grid-cols-1 gap-4 group-data-[view=map]/page:hidden max-lg:gap-2 lg:group-data-view/page:grid"
          aria-busy={isLoading}
        >
          {total > 0 && <Summary results={results} state={state} />}
          {!isEmpty && <FilterChips state={state} />}
          {cards.length === 0 ? (
            <NoResults state={state} results={results} />
          ) : (
            <div
              className="transition-opacity data-loading:opacity-60 data-loading:[transition-delay:300ms]"
              data-loading={isLoading || undefined}
            >
              <ResultList
                featured={featured}
                listing={listing}
                sort={state.sort}
                near={city.prefix}
                activeId={activeId}
                onPoint={setActiveId}
              />
            </div>
          )}
          <Pagination
            offset={state.offset}
            size={SEARCH_LIMIT}
            total={total}
            addressOf={(offset) =>
              searchWith(state, { offset: offset > 0 ? String(offset) : null })
            }
          />
          {cards.length === 0 && <RecentlyViewed />}
          <FeedStrip kind="event" items={results.events} />
          <FeedStrip kind="special_offer" items={results.offers} />
          <AdPlace key={city.id} place="results" />
          <Link
            to="/advertise"
            className="inline-flex min-h-target items-center justify-self-start text-xs text-muted"
          >
            {t('advertise_link')}
          </Link>
        </div>
        <div className="min-w-0 group-data-[view=list]/page:hidden group-data-[view=map]/page:self-stretch lg:group-data-view/page:sticky lg:group-data-view/page:[top:calc(var(--header-height)_+_3.5rem_+_var(--space-2))] lg:group-data-view/page:block lg:group-data-view/page:[height:calc(100dvh_-_var(--header-height)_-_3.5rem_-_2*var(--space-2))]">
          <ResultsMapPanel
            city={city}
            state={state}
            cards={cards}
            activeId={activeId}
            fillsScreen={showsMap}
            onHover={setActiveId}
          />
        </div>
      </div>
      {!showsMap && !isEmpty && <MapButton onPress={toggleMap} />}
    </div>
  );
}

interface FeedStripProps {
  kind: 'event' | 'special_offer';
  items: readonly contract.content.FeedItem[];
}

/** Events or special offers near the airport, with a link to more. */
function FeedStrip({ kind, items }: FeedStripProps) {
  const { t } = useTranslation('search/results');
  const { hash } = useLocation();
  const id = feedAnchor(kind);
  // The server never sees the URL fragment.
  const isSought = useHydrated() && hash === `#${id}`;
  if (items.length === 0 && !isSought) return null;
  if (items.length === 0) {
    return (
      <p
        ref={(line) => line?.scrollIntoView({ block: 'center' })}
        id={id}
        role="status"
        className="[&+&]:mt-6 max-lg:[&+&]:mt-4"
      >
        {t(kind === 'event' ? 'no_events' : 'no_special_offers')}
      </p>
    );
  }
  return (
    <section aria-labelledby={id} className="[&+&]:mt-6 max-lg:[&+&]:mt-4">
      <div className={headClass}>
        <h2 id={id} className={titleClass}>
          {t(kind === 'event' ? 'events' : 'special_offers')}
        </h2>
        <MoreLink to="/airports">{t('more')}</MoreLink>
      </div>
      <FeedCards kind={kind} items={items} />
    </section>
  );
}

/** Location, number of results, and price range. */
function Summary({ results, state }: { results: Results; state: SearchState }) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const { city, total, min, max } = results;
  return (
    <header className="flex min-h-target items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 max-lg:text-xs">
        <p className="m-0 text-ink-soft [&_strong]:text-ink">
          <strong aria-live="polite" aria-atomic>
            {t('total_listings', { count: total, formatted: count(total, locale) })}
          </strong>{' '}
          <span data-phones-hide>
            {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.prefix })}
          </span>
        </p>
        {min !== null && max !== null && (
          <p className="m-0 text-ink-soft [&_strong]:text-ink">
            <VisuallyHidden>{t('average_price_range')}: </VisuallyHidden>
            <strong>
              {t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
            </strong>
          </p>
        )}
      </div>
      <details className="relative text-xs text-muted [&_p]:absolute [&_p]:end-0 [&_p]:top-full [&_p]:z-3 [&_p]:m-0 [&_p]:w-max [&_p]:max-w-64 [&_p]:rounded-sm [&_p]:border [&_p]:border-line [&_p]:bg-surface [&_p]:px-4 [&_p]:py-2 [&_p]:text-ink-soft [&_summary]:grid [&_summary]:size-target [&_summary]:cursor-pointer [&_summary]:list-none [&_summary]:place-items-center [&_summary]:rounded-full [&_summary::-webkit-details-marker]:hidden">
        <summary aria-label={t('tip')}>
          <IconInfoCircle aria-hidden size={20} />
        </summary>
        <p>{t('save_tip')}</p>
      </details>
      <SaveSearch state={state} prefix={city.prefix} isShort />
    </header>
  );
}
