import type { Point } from '@crewpad/domain';
import type { ReactNode } from 'react';
import type { LocationAnswers } from '../location/location-button.tsx';
import type { MapAirport, Pin } from '../types.ts';

export interface ResultsMapProps {
  /** Null where the search is around a place, or around nothing yet. */
  airport: (MapAirport & { city?: string }) | null;
  /** The middle where there is no airport; without it the map opens on the middle of the USA. */
  center?: Point | null;
  /** Undefined while they are on their way. */
  pins: readonly Pin[] | undefined;
  /** The crash pad that is pointed at in the list. */
  activeId: number | null;
  /** The crash pad whose card is open. */
  selectedId: number | null;
  /** The card of the selected pin; a skeleton until it is loaded. */
  card?: ReactNode;
  /** The visitor's position, if they shared it. */
  here?: Point | null;
  onHover: (id: number | null) => void;
  /** Null closes the card. */
  onSelect: (id: number | null) => void;
  /** What becomes of the visitor's position, which a button on the map asks for. */
  location?: LocationAnswers;
  /** Called once, when the map comes into view: the time to load pins. */
  onSeen?: () => void;
  /** False where the map fills the screen and one finger may move it. */
  cooperative?: boolean;
  /** Gives the map its size. */
  className?: string;
}
