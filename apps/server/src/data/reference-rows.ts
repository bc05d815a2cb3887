import { AIRPORT_RADIUS_MILES, cellOf, greatCircleMiles, sortKey } from '@crewpad/domain';
import {
  type Airport,
  airlines,
  airportCells,
  airports,
  amenities,
  type City,
  cities,
  countries,
  houseRules,
  places,
  preferences,
} from '@crewpad/reference-data';

/**
 * The contentHash of `referenceData`. Stated here because to compute it takes a tenth of a restart;
 * reference-rows.test.ts prints it after a change.
 */
export const REFERENCE_HASH = '1ee2282b1bdcdd26079d5caf9f0b1f7d';

/** Everything that a start loads before the demo data. */
export function referenceData() {
  const lists = { amenities, places, preferences, house_rules: houseRules };
  return { rows: referenceRows(), lists };
}

/** The reference data as rows of our tables. */
export function referenceRows() {
  return {
    airports: airports().map(airportRow),
    airportCells: cellRows(airports()),
    cities: cityRows(),
    cityCells: cellRows(cities()),
    airlines: airlines().map(({ id, code, name, group }, position) => ({
      id,
      code,
      name,
      group_name: group,
      position,
    })),
  };
}

function airportRow({ city_id: _cityId, icao: _icao, state: _state, ...airport }: Airport) {
  return { ...airport, name_key: sortKey(airport.name), city_key: sortKey(airport.city) };
}

function cityRows() {
  const byCell = Map.groupBy(airports(), ({ latitude, longitude }) => cellOf(latitude, longitude));
  const names = countries();
  return cities().map((city) => ({
    ...city,
    country_name: names[city.country] ?? city.country,
    name_key: sortKey(city.display_name),
    airports_count: countNear(city, byCell),
  }));
}

function countNear(city: City, byCell: ReadonlyMap<number, Airport[]>): number {
  const { latitude, longitude } = city;
  return airportCells(latitude, longitude, AIRPORT_RADIUS_MILES)
    .flatMap((cell) => byCell.get(cell) ?? [])
    .filter(
      (a) => greatCircleMiles(latitude, longitude, a.latitude, a.longitude) <= AIRPORT_RADIUS_MILES,
    ).length;
}

/** One pair per place and cell that its 50-mile circle touches, as two columns. */
function cellRows(places: readonly { id: number; latitude: number; longitude: number }[]) {
  const ids: number[] = [];
  const cells: number[] = [];
  for (const { id, latitude, longitude } of places) {
    for (const cell of airportCells(latitude, longitude, AIRPORT_RADIUS_MILES)) {
      ids.push(id);
      cells.push(cell);
    }
  }
  return { ids, cells };
}
