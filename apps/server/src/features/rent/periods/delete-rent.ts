import { sql } from 'kysely';
import { lockObligations } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { obligations } from '../../billing/index.ts';

/** Deletes the money of old rentals, whose rows are locked. */
export async function deleteRent(trx: Trx, ids: readonly number[]): Promise<void> {
  const among = sql`any (${ids}::integer[])`;
  const owed = await lockObligations(trx, sql`o.rental_id = ${among}`);
  const charges = owed.map(({ id }) => id);
  for (const table of ['objections', 'allocations', 'payment_requests'] as const) {
    await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
  }
  await sql`delete from account_fees where obligation_id = any (${charges}::integer[])`.execute(
    trx,
  );
  await obligations.removeRefundsOfEntries(trx, ids);
  await obligations.remove(trx, charges);
  for (const table of ['manual_payments', 'autopay_consents', 'rent_changes'] as const) {
    await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
  }
}
