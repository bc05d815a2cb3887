import { AIRPORT_DISTANCE_MAX, AIRPORT_RADIUS_MILES } from './constants.ts';
import { greatCircleMiles } from './geo.ts';
import type { Point } from './moved-point.ts';

/**
 * A computed distance may exceed the stated one by this many miles, because roads and terminals
 * differ from points.
 */
export const STATED_DISTANCE_MARGIN_MILES = 5;

/** Why an airport cannot be attached to a listing with the stated distance. */
export type AirportDistanceIssue = 'airport_is_too_far_away' | 'airport_distance_is_too_short';

/**
 * Great-circle distance from a listing to an airport, for display.
 * @returns whole miles, rounded up, at least 1
 */
export function milesToAirport(listing: Point, airport: Point): number {
  const miles = greatCircleMiles(
    listing.latitude,
    listing.longitude,
    airport.latitude,
    airport.longitude,
  );
  return Math.max(1, Math.ceil(miles));
}

/**
 * Whether a stated distance matches the computed one. More than ten miles (11) matches anything
 * within range.
 * @param stated whole miles, 1 to 11
 * @param computed whole miles, from milesToAirport
 */
export function airportDistanceIssue(
  stated: number,
  computed: number,
): AirportDistanceIssue | undefined {
  if (computed > AIRPORT_RADIUS_MILES) return 'airport_is_too_far_away';
  if (stated >= AIRPORT_DISTANCE_MAX) return undefined;
  return computed > stated + STATED_DISTANCE_MARGIN_MILES
    ? 'airport_distance_is_too_short'
    : undefined;
}
