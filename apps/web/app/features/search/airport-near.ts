import { search } from '@crewpad/contract/endpoints';
import { GEOLOCATION_RADIUS_MILES, type Point } from '@crewpad/domain';
import { call } from '../../lib/browser-call.ts';

/**
 * The code of the airport whose crash pads are nearest to a position; null if none is within range.
 */
export async function airportNear({ latitude, longitude }: Point): Promise<string | null> {
  const query = { lat: latitude, lon: longitude, radius: GEOLOCATION_RADIUS_MILES, limit: 1 };
  return (await call(search.getListings, { query })).data[0]?.prefix ?? null;
}
