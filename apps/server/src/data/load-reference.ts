import { amenities, houseRules, places, preferences } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { contentHash, loadedHash, lockLoading, noteLoaded } from './loaded-data.ts';
import { referenceRows } from './reference-rows.ts';
import { refreshListings } from './refresh-listings.ts';
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
 * Loads airports, cities, airlines and lists when they differ from what was loaded last. Nothing is
 * ever deleted, since listings refer to the rows. Nodes that start at once wait for each other.
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
    // Plans made before the database looks at the new rows by itself would be the wrong ones.
    await sql`analyze airports, airport_cells, cities, city_cells`.execute(trx);
    await noteLoaded(trx, NAME, hash, now);
    return true;
  });
}
