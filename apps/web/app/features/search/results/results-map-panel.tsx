import type { contract, OperationInput } from '@crewpad/contract';
import { listings, search } from '@crewpad/contract/endpoints';
import { GEOLOCATION_RADIUS_MILES, type Point } from '@crewpad/domain';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { miles, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { toast } from '../../../ui/toast.ts';
import { airportAddress, listingAddress } from '../addresses.ts';
import { bedBadge } from '../listing-card/availability.tsx';
import { cardOfListing } from '../listing-card/card-fields.ts';
import { type Pin, ResultsMap } from '../map/index.ts';
import { findNearestAirport, LocationRefused } from '../nearest-airport.tsx';
import classes from './results-map-panel.module.css';
import type { SearchState } from './search-state.ts';

interface ChosenCardProps {
  id: number;
  /** The cards already on the page. */
  cards: readonly contract.search.Card[];
  onMissing: () => void;
}

/** The card of a selected pin; fetched if it is not on this page of the list. */
function SelectedCard({ id, cards, onMissing }: ChosenCardProps) {
  const here = cards.find((card) => card.id === id);
  const [fetched, setFetched] = useState<contract.search.Card>();
  const isLoaded = here !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const controller = new AbortController();
    call(listings.getListing, { params: { id } }, { signal: controller.signal, quiet: true }).then(
      (answer) => setFetched(cardOfListing(answer)),
      () => controller.signal.aborted || onMissing(),
    );
    return () => controller.abort();
  }, [id, isLoaded, onMissing]);
  const card = here ?? (fetched?.id === id ? fetched : undefined);
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
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
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
export function ResultsMapPanel(props: ResultsMapPanelProps) {
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
        className={classes.map}
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
