import { amenities, houseRules, places, preferences } from '@crewpad/reference-data';
import { sql } from 'kysely';
import { refreshListings } from '../features/search/index.ts';
import type { Db } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { contentHash, loadedHash, lockLoading, recordLoaded } from './loaded-data.ts';
import { referenceRows } from './reference-rows.ts';
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
  const rows = referenceRows();
  const lists = { amenities, places, preferences, house_rules: houseRules };
  const hash = contentHash([rows, lists]);
  if ((await loadedHash(db, NAME)) === hash) return false;

  return transaction(db, async (trx) => {
    await lockLoading(trx);
    if ((await loadedHash(trx, NAME)) === hash) return false;
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
    await recordLoaded(trx, NAME, hash, now);
    return true;
  });
}
