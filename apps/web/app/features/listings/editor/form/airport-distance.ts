import { AIRPORT_DISTANCE_MAX, greatCircleMiles, type Point } from '@crewpad/domain';

/** The option for six to ten miles. */
const UP_TO_TEN = 10;

/** Selectable distances: 1 to 5, "6-10" and "11+". */
export const DISTANCE_OPTIONS: readonly number[] = [1, 2, 3, 4, 5, UP_TO_TEN, AIRPORT_DISTANCE_MAX];

/** The option for a distance in miles. */
export function distanceOption(miles: number): number {
  const whole = Math.max(1, Math.ceil(miles));
  return DISTANCE_OPTIONS.find((option) => whole <= option) ?? AIRPORT_DISTANCE_MAX;
}

/** Straight-line miles; null if a position is unknown. */
export function straightMiles(
  place: { latitude: number | null; longitude: number | null },
  airport: Point | undefined,
): number | null {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null || airport === undefined) return null;
  return greatCircleMiles(latitude, longitude, airport.latitude, airport.longitude);
}
