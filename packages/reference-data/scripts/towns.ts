import { AIRPORT_RADIUS_MILES, cellOf, greatCircleMiles } from '@crewpad/domain';
import { airportCells } from '../src/cells.ts';
import type { Airport } from '../src/types.ts';
import type { GazetteerPlace } from './sources.ts';
import { spelled } from './spelling.ts';
import { rounded } from './text.ts';

/** Smaller places are left out, because crew hardly know their names. */
const LEAST_PEOPLE = 2000;
/** Historical, abandoned and destroyed places. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** 0.001 degrees are about 100 meters: enough for a name on a map. */
const DECIMALS = 3;

/**
 * The towns, boroughs and neighborhoods within range of an airport, largest first, by one-degree
 * cell. A town is its name, latitude, longitude, and population in thousands.
 */
export function buildTowns(rows: GazetteerPlace[], airports: Airport[]): Record<string, string> {
  const airportsByCell = new Map<number, Airport[]>();
  for (const airport of airports) {
    for (const cell of airportCells(airport.latitude, airport.longitude, AIRPORT_RADIUS_MILES)) {
      airportsByCell.set(cell, [...(airportsByCell.get(cell) ?? []), airport]);
    }
  }
  const inReach = rows.filter(({ kind, population, latitude, longitude }) => {
    if (population < LEAST_PEOPLE || GONE.has(kind)) return false;
    return airportsByCell
      .get(cellOf(latitude, longitude))
      ?.some(
        (airport) =>
          greatCircleMiles(airport.latitude, airport.longitude, latitude, longitude) <=
          AIRPORT_RADIUS_MILES,
      );
  });
  const byCell = Map.groupBy(
    inReach.toSorted((a, b) => b.population - a.population || a.id - b.id),
    ({ latitude, longitude }) => cellOf(latitude, longitude),
  );
  return Object.fromEntries(
    [...byCell]
      .sort(([a], [b]) => a - b)
      .map(([cell, members]) => [cell, [...new Set(members.map(written))].join('|')]),
  );
}

function written({ country, name, latitude, longitude, population }: GazetteerPlace): string {
  const label = spelled(country, name).replace(/[;|]/g, ' ');
  const place = [rounded(latitude, DECIMALS), rounded(longitude, DECIMALS)];
  return [label, ...place, Math.round(population / 1000)].join(';');
}
