import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';
import type { referenceRows } from './reference-rows.ts';

type Rows = ReturnType<typeof referenceRows>;

/** Cells whose listings gain or lose an airport or city within reach. */
export interface Moved {
  cells: number[];
  airportIds: number[];
}

/** Finds airports and cities that are new or have moved. Call it before they are loaded. */
export async function movedPlaces(trx: Trx, rows: Rows): Promise<Moved> {
  const airportIds = await movedIds(trx, 'airports', rows.airports);
  const cityIds = await movedIds(trx, 'cities', rows.cities);
  const { rows: before } = await sql<{ cell: number }>`
    select cell from airport_cells where airport_id = any (${airportIds}::integer[])
    union
    select cell from city_cells where city_id = any (${cityIds}::integer[])
  `.execute(trx);
  const cells = [
    ...before.map(({ cell }) => cell),
    ...cellsOf(rows.airportCells, airportIds),
    ...cellsOf(rows.cityCells, cityIds),
  ];
  return { cells: [...new Set(cells)], airportIds };
}

/** Finds listings whose search rows or city counts may have changed. */
export async function listingsInCells(trx: Trx, moved: Moved): Promise<number[]> {
  if (moved.cells.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select l.id from listings l
    where l.public_cell = any (${moved.cells}::integer[])
      or exists (select from listing_airports a where a.listing_id = l.id
        and a.airport_id = any (${moved.airportIds}::integer[]))
    order by l.id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

async function movedIds(
  trx: Trx,
  table: 'airports' | 'cities',
  all: readonly { id: number; latitude: number; longitude: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id
    from json_to_recordset(${JSON.stringify(all)}::json)
      as x (id integer, latitude double precision, longitude double precision)
    left join ${sql.table(table)} t on t.id = x.id
    where t.id is null or (t.latitude, t.longitude) <> (x.latitude, x.longitude)
  `.execute(trx);
  return rows.map(({ id }) => id);
}

function cellsOf({ ids, cells }: Rows['airportCells'], placeIds: readonly number[]): number[] {
  const chosen = new Set(placeIds);
  return cells.filter((_, index) => chosen.has(ids[index] ?? 0));
}
