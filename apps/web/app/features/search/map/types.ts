import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Point } from '@crewpad/domain';
import type { ReactNode } from 'react';
import type { LocationAnswers } from './canvas/zoom-buttons.tsx';

/** A crash pad on the map: id, latitude, longitude, dollars a month, featured. */
export type Pin = OperationAnswer<typeof contract.search.getAirportPins>['data'][number];

/** An airport on maps. */
export interface MapAirport extends Point {
  prefix: string;
  name: string;
}

export interface ResultsMapProps {
  /** null if the search is around a place, or has no location yet. */
  airport: (MapAirport & { city?: string }) | null;
  /** The center without an airport; by default the map opens on the center of the USA. */
  center?: Point | null;
  /** undefined while loading. */
  pins: readonly Pin[] | undefined;
  /** The crash pad hovered in the list. */
  activeId: number | null;
  /** The crash pad whose card is open. */
  selectedId: number | null;
  /** The card of the selected pin; a skeleton while loading. */
  card?: ReactNode;
  /** The visitor's position, if they shared it. */
  here?: Point | null;
  onHover: (id: number | null) => void;
  /** Null closes the card. */
  onSelect: (id: number | null) => void;
  /** Handlers of the location button on the map. */
  location?: LocationAnswers;
  /** Called once, when the map comes into view, to load pins. */
  onVisible?: () => void;
  /** false if the map fills the screen and one finger may move it. */
  cooperative?: boolean;
  /** Gives the map its size. */
  className?: string;
}
