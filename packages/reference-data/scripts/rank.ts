import { CREW_BASES } from '../src/crew-bases.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { AirportRow } from './sources.ts';

/** Population within this distance (miles) counts toward an airport's weight. */
const CATCHMENT_MILES = 30;
const LONG_RUNWAY_FEET = 13_000;
const JET_RUNWAY_FEET = 5000;

/**
 * Traffic weight of an airport; higher is busier. No package has passenger numbers, so this is an
 * estimate from service, class, runway length, nearby population, how well known the airport is, and
 * whether it is a crew base.
 */
export function rankOf(row: AirportRow, widelyKnown: boolean, gazetteer: Gazetteer): number {
  const jets = row.runway >= JET_RUNWAY_FEET;
  const people = gazetteer
    .near(row.latitude, row.longitude, CATCHMENT_MILES)
    .reduce((sum, { place }) => sum + place.population, 1);
  const weight =
    (row.scheduled ? 200 : 0) +
    (jets && row.type === 'large_airport' ? 250 : jets && row.type === 'medium_airport' ? 90 : 0) +
    (Math.min(row.runway, LONG_RUNWAY_FEET) / LONG_RUNWAY_FEET) * 150 +
    Math.log10(people) * 50 +
    (/\binternational\b/i.test(row.name) ? 60 : 0) +
    (row.documented ? 30 : 0) +
    (widelyKnown ? 40 : 0) +
    (CREW_BASES.has(row.iata) ? 150 : 0);
  return Math.round(weight);
}
