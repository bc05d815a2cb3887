import { sql } from 'kysely';
import { refreshListings } from '../features/search/index.ts';
import type { Db } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { loadedHash, lockLoading, recordLoaded } from './loaded-data.ts';
import { REFERENCE_HASH, referenceData } from './reference-rows.ts';
import { listingsInCells, movedPlaces } from './touched-listings.ts';
import {
  upsertAirlines,
  upsertAirports,
  upsertCells,
  upsertCities,
  upsertList,
} from './upsert-reference.ts';

const NAME = 'reference';

/**
 * Loads airports, cities, airlines and lists if they differ from what was loaded last. Deletes
 * nothing, because listings refer to the rows. Nodes that start at the same time wait for each other.
 * @returns whether anything was loaded
 */
export async function loadReferenceData(db: Db, now: Date): Promise<boolean> {
  if ((await loadedHash(db, NAME)) === REFERENCE_HASH) return false;
  const { rows, lists } = referenceData();
  return transaction(db, async (trx) => {
    await lockLoading(trx);
    if ((await loadedHash(trx, NAME)) === REFERENCE_HASH) return false;
    const moved = await movedPlaces(trx, rows);
    await upsertAirports(trx, rows.airports);
    await upsertCells(trx, 'airport_cells', rows.airportCells);
    await upsertCities(trx, rows.cities);
    await upsertCells(trx, 'city_cells', rows.cityCells);
    await upsertAirlines(trx, rows.airlines);
    for (const [table, list] of Object.entries(lists)) await upsertList(trx, table, list);
    await refreshListings(trx, await listingsInCells(trx, moved), now);
    // Without statistics of the new rows the database would choose bad query plans.
    await sql`analyze airports, airport_cells, cities, city_cells`.execute(trx);
    await recordLoaded(trx, NAME, REFERENCE_HASH, now);
    return true;
  });
}
