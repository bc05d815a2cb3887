import type { Trx } from '../../../../../platform/database/transaction.ts';
import type { airportRows } from '../../form/form-columns.ts';

/** Sets the airports of a listing. */
export async function saveAirports(
  trx: Trx,
  listing_id: number,
  airports: ReturnType<typeof airportRows>,
): Promise<void> {
  await trx.deleteFrom('listing_airports').where('listing_id', '=', listing_id).execute();
  await trx
    .insertInto('listing_airports')
    .values(airports.map((airport) => ({ listing_id, ...airport })))
    .execute();
}
