import type { contract, OperationInput } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { GEOLOCATION_RADIUS_MILES, type Point } from '@crewpad/domain';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { toast } from '../../../../ui/toast.ts';
import { airportAddress } from '../../addresses.ts';
import { airportNear } from '../../airport-near.ts';
import { LocationRefused } from '../../location-refused.tsx';
import type { Pin } from '../../map/index.ts';
import { ResultsMap } from '../../map/index.ts';
import type { SearchState } from '../search-state.ts';
import { ChosenCard } from './chosen-card.tsx';
import classes from './results-map-panel.module.css';

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
  const [seen, setSeen] = useState(false);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [here, setHere] = useState<Point | null>(null);
  const pins = usePins(city.prefix, state, seen);
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
        card={selectedId !== null && <ChosenCard id={selectedId} known={cards} onGone={close} />}
        onHover={onHover}
        onSelect={setSelectedId}
        location={{
          onFound: async (place) => {
            setHere(place);
            const near = await airportNear(place);
            if (near === null) toast({ kind: 'info', message: noAirportNear });
            else if (near !== city.prefix) navigate(airportAddress(near));
          },
          onRefused: (_why, retry) =>
            toast({ kind: 'warning', message: <LocationRefused retry={retry} /> }),
        }}
        onSeen={() => setSeen(true)}
        cooperative={!fillsScreen}
        className={classes.map}
      />
    </div>
  );
}

type Query = OperationInput<typeof contract.search.getAirportPins>['query'];

/** The pins of a search, loaded once the map is visible and again when the filters change. */
function usePins(code: string, state: SearchState, seen: boolean): readonly Pin[] | undefined {
  const [loaded, setLoaded] = useState<{ code: string; pins: readonly Pin[] }>();
  const key = JSON.stringify(state.filters);
  useEffect(() => {
    if (!seen) return;
    const asked = new AbortController();
    call(
      search.getAirportPins,
      { params: { code }, query: JSON.parse(key) as Query },
      { signal: asked.signal, quiet: true },
    ).then(
      ({ data }) => setLoaded({ code, pins: data }),
      // The list stays; the map shows only the airport.
      () => asked.signal.aborted || setLoaded({ code, pins: [] }),
    );
    return () => asked.abort();
  }, [code, key, seen]);
  // The previous airport's pins must not determine this one's initial view.
  return loaded?.code === code ? loaded.pins : undefined;
}
