import type { contract, OperationInput } from '@crewpad/contract';
import { listings, search } from '@crewpad/contract/endpoints';
import {
  AIRPORT_RADIUS_MILES,
  GEOLOCATION_RADIUS_MILES,
  type Point,
  SEARCH_LIMIT,
} from '@crewpad/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
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
import resultListClasses from './result-list.module.css';
import { NoResults, ResultList } from './result-list.tsx';
import { ResultsBar } from './results-bar.tsx';
import classes from './results-page.module.css';
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
    <article className={classes.strip} data-full={bedBadge(card) === 'full' || undefined}>
      <Picture
        src={card.thumbnail}
        alt=""
        width={640}
        height={480}
        sizes="8rem"
        className={classes.picture}
      />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <Link to={listingAddress(card.id)} className={classes.link}>
            {card.title}
          </Link>
        </h2>
        <Rating
          score={card.review_avg}
          label={card.review > 0 ? t('reviews_count', { count: card.review }) : t('no_reviews_yet')}
        />
        <p className={classes.cardFacts}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={classes.price}>
          <strong className={classes.amount}>
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
    <div className={classes.panel}>
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
        className={classes.canvas}
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

/** The crash pads around an airport: list and map side by side, on small screens one at a time. */
export function ResultsPage({ results }: { results: Results }) {
  const { t } = useTranslation('search/results');
  const [params] = useSearchParams();
  const state = readSearchState(params);
  const [activeId, setActiveId] = useState<number | null>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const showsMap = useHydrated() && hash === MAP_HASH;
  const isLoading = useNavigation().state === 'loading';
  const hasMapFilters = useFlag('mapFilters');
  const { city, featured, listing, total } = results;
  const cards = [...featured, ...listing];
  const isEmpty = results.suggestions?.total === 0;

  return (
    <>
      <ResultsBar
        city={city}
        state={state}
        total={total}
        isEmpty={isEmpty}
        hasMapFilters={hasMapFilters}
        showsMap={showsMap}
        onToggleMap={() =>
          navigate(
            { search: `?${params}`, hash: showsMap ? '' : MAP_HASH },
            { preventScrollReset: true },
          )
        }
      />
      <div className={classes.page} data-view={showsMap ? 'map' : 'list'} data-full-width>
        <div className={classes.list} aria-busy={isLoading}>
          {total > 0 && <Summary results={results} state={state} />}
          {!isEmpty && <FilterChips state={state} />}
          {cards.length === 0 ? (
            <NoResults state={state} results={results} />
          ) : (
            <div className={classes.results} data-loading={isLoading || undefined}>
              <ResultList
                featured={featured}
                listing={listing}
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
          <Link to="/advertise" className={classes.advertise}>
            {t('advertise_link')}
          </Link>
        </div>
        <div className={classes.map}>
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
    </>
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
        className={resultListClasses.part}
      >
        {t(kind === 'event' ? 'no_events' : 'no_special_offers')}
      </p>
    );
  }
  return (
    <section aria-labelledby={id} className={resultListClasses.part}>
      <div className={resultListClasses.head}>
        <h2 id={id} className={resultListClasses.title}>
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
    <header className={classes.summary}>
      <div className={classes.facts}>
        <p className={classes.total}>
          <strong aria-live="polite" aria-atomic>
            {t('total_listings', { count: total, formatted: count(total, locale) })}
          </strong>{' '}
          <span data-phones-hide>
            {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.prefix })}
          </span>
        </p>
        {min !== null && max !== null && (
          <p className={classes.range}>
            <VisuallyHidden>{t('average_price_range')}: </VisuallyHidden>
            <strong>
              {t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
            </strong>
          </p>
        )}
      </div>
      <details className={classes.tip}>
        <summary aria-label={t('tip')}>
          <IconInfoCircle aria-hidden size={20} />
        </summary>
        <p>{t('save_tip')}</p>
      </details>
      <SaveSearch state={state} prefix={city.prefix} isShort />
    </header>
  );
}
