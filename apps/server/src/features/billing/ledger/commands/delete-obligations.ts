import { sql } from 'kysely';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Deletes obligations with everything that the ledger holds about them. Rows of other features that
 * refer to them are deleted before.
 */
export async function deleteObligations(trx: Trx, ids: readonly number[]): Promise<void> {
  const among = sql`any (${ids}::integer[])`;
  await sql`delete from provider_moves where obligation_id = ${among}`.execute(trx);
  await sql`delete from refunds where obligation_id = ${among}`.execute(trx);
  await sql`delete from disputes where obligation_id = ${among}`.execute(trx);
  await sql`delete from payment_attempts where obligation_id = ${among}`.execute(trx);
  await sql`delete from shared_cards where obligation_id = ${among}`.execute(trx);
  await sql`
    delete from journal_lines
    where journal_id in (select id from journal where obligation_id = ${among})`.execute(trx);
  await sql`delete from journal where obligation_id = ${among}`.execute(trx);
  await sql`delete from obligations where id = ${among}`.execute(trx);
}

/** Deletes what a member owed, if all of it is cancelled. @returns whether it is */
export async function removeCancelled(trx: Trx, payerId: number): Promise<boolean> {
  const owed = await lockObligations(trx, sql`o.payer_id = ${payerId}`, { columns: ['status'] });
  if (owed.some(({ status }) => status !== 'cancelled')) return false;
  await deleteObligations(
    trx,
    owed.map(({ id }) => id),
  );
  return true;
}

/** Deletes the refunds of payments outside the provider of these rentals, with their moves. */
export async function removeRefundsOfEntries(trx: Trx, rentalIds: readonly number[]) {
  const refunds = sql`(
    select f.id from refunds f join manual_payments p on p.id = f.manual_payment_id
    where p.rental_id = any (${rentalIds}::integer[]))`;
  await sql`delete from provider_moves where refund_id in ${refunds}`.execute(trx);
  await sql`delete from refunds where id in ${refunds}`.execute(trx);
}
