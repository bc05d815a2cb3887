import { type ObligationStatus, UNPAID_ACCOUNT_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';

/**
 * Nothing was charged and nothing is under way: money moves only when the program confirms the intent
 * of such an obligation. One that waits for the card's owner can still be confirmed by his browser.
 */
const HARMLESS: readonly ObligationStatus[] = [
  'scheduled',
  'due',
  'retry_wait',
  'blocked',
  'failed',
  'cancelled',
];

/**
 * Removes accounts whose sign-up was never paid. One with a payment that is under way, made or may
 * still be confirmed stays: what the provider knows must not lose its owner.
 * @returns how many were removed
 */
export function removeUnpaidAccounts(db: Db, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const unpaid = await lockUnpaid(trx, now);
    const busy = await lockObligations(trx, unpaid, now);
    const ids = unpaid.filter((id) => !busy.has(id));
    if (ids.length === 0) return 0;
    const theirs = trx.selectFrom('obligations').select('id').where('payer_id', 'in', ids);
    await trx.deleteFrom('payment_attempts').where('obligation_id', 'in', theirs).execute();
    await trx.deleteFrom('obligations').where('payer_id', 'in', ids).execute();
    await trx.deleteFrom('members').where('id', 'in', ids).execute();
    return ids.length;
  });
}

async function lockUnpaid(trx: Trx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.status = 'INACTIVE' and m.signup_plan is not null and m.user_plan is null
      and m.created_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(UNPAID_ACCOUNT_DAYS)})
      and not exists (select from rentals r where r.user_id = m.id)
      and not exists (select from messages t where t.from_user_id = m.id or t.to_user_id = m.id)
    for update of m skip locked
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks what these members owe, so that no payment begins meanwhile, and tells who must stay. */
async function lockObligations(
  trx: Trx,
  memberIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (memberIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('obligations')
    .select(['payer_id', 'status', 'lease_until'])
    .where('payer_id', 'in', memberIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  const busy = rows.filter(
    ({ status, lease_until }) =>
      !HARMLESS.includes(status) || (lease_until !== null && lease_until > now),
  );
  return new Set(busy.map(({ payer_id }) => payer_id));
}
