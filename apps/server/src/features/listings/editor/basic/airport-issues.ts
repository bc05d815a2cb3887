import type { contract } from '@crewpad/contract';
import { airportDistanceIssue, milesToAirport, type Point } from '@crewpad/domain';
import { airportRows } from '../form/form-columns.ts';
import type { Issue } from '../form/issues.ts';

type AirportFields = Pick<
  contract.listings.CrashpadFields,
  'airport' | 'airport_distance' | 'other_airport_distance' | 'latitude' | 'longitude'
>;

/** The listing's current airports and position. */
export interface StoredAirports extends Point {
  airports: readonly { airport_id: number; distance: number }[];
}

const DISTANCE_FIELDS = ['airport_distance', 'other_airport_distance'] as const;

/**
 * Airports of a form that are out of range, and stated distances that do not match. Unchanged
 * values stay valid: the same airport and distance, for a listing that does not move. Pure.
 * @param airports positions of the form's airports by id; unknown ones are reported elsewhere
 */
export function airportIssues(
  form: AirportFields,
  airports: ReadonlyMap<number, Point>,
  stored: StoredAirports | undefined,
): Issue[] {
  const stays = stored?.latitude === form.latitude && stored.longitude === form.longitude;
  return airportRows(form).flatMap(({ airport_id, distance }, at) => {
    const isStored = stored?.airports.some(
      (pair) => pair.airport_id === airport_id && pair.distance === distance,
    );
    const airport = airports.get(airport_id);
    if (airport === undefined || (stays && isStored)) return [];
    const computed = milesToAirport(form, airport);
    const key = airportDistanceIssue(distance, computed);
    if (key === undefined) return [];
    const field =
      key === 'airport_is_too_far_away' ? 'airport' : (DISTANCE_FIELDS[at] ?? 'airport');
    return [{ field, key, value: computed }];
  });
}
