import { sql } from 'kysely';
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
