import type { Point } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mapText } from '../../../i18n/en/map.ts';
import { MapFrame } from '../frame/map-frame.tsx';
import type { MapAirport, Pin } from '../types.ts';

export interface ResultsMapProps {
  /** Null where the search is around a place, or around nothing yet. */
  airport: (MapAirport & { city?: string }) | null;
  /** The middle where there is no airport; without it the map opens on the middle of the USA. */
  centre?: Point | null;
  /** Undefined while they are on their way. */
  pins: readonly Pin[] | undefined;
  /** The crash pad that is pointed at in the list. */
  activeId: number | null;
  /** The crash pad whose card is open. */
  selectedId: number | null;
  /** The card of the chosen one; a skeleton stands there until it comes. */
  card?: ReactNode;
  /** Where the visitor is, if he told. */
  here?: Point | null;
  onHover: (id: number | null) => void;
  /** Null closes the card. */
  onSelect: (id: number | null) => void;
  /** Told once, when the map comes into view: the time to ask for pins. */
  onSeen?: () => void;
  /** False where the map fills the screen and one finger may move it. */
  cooperative?: boolean;
  /** Gives the map its size. */
  className?: string;
}

const load = async () => {
  const { ResultsMapView, decodeGeography } = await import('./results-map-view.tsx');
  return { View: ResultsMapView, decode: decodeGeography };
};

/** The crash pads of a search on a map. The map's code comes when the map comes into view. */
export function ResultsMap(props: ResultsMapProps) {
  const { t } = useTranslation(mapText);
  const { airport } = props;
  return (
    <MapFrame
      label={
        airport
          ? t('results_map', { airport: airport.prefix.toUpperCase() })
          : t('results_map_anywhere')
      }
      className={props.className}
      load={load}
      onSeen={props.onSeen}
    >
      {(View, geography, fail) => <View {...props} geography={geography} onFailed={fail} />}
    </MapFrame>
  );
}
