import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { usedKeys } from '../queries/used-keys.ts';

/**
 * Brings up to date which uploads of a member are in use. Whoever changes what his listings show calls
 * it in the same transaction: what is shown now stays, what is not shown any more goes. What only a
 * draft has given up waits for a day as if it had just been uploaded: giving up can be undone.
 * @param given 'goes': a listing was saved, 'waits': a draft
 */
export async function settleUploads(
  trx: Trx,
  memberId: number,
  now: Date,
  given: 'goes' | 'waits' = 'goes',
): Promise<void> {
  const isGoing = sql.lit(given === 'goes');
  await sql`
    with used as (${usedKeys(memberId)})
    update uploads u set
      used_at = case when is_used then coalesce(u.used_at, ${now}::timestamptz)
        when ${isGoing} then u.used_at end,
      state = case when not is_used and ${isGoing} then 'removing' else u.state end,
      created_at = case when is_used or ${isGoing} then u.created_at else ${now}::timestamptz end
    from (
      select o.id, o.key in (select key from used) as is_used from uploads o
      where o.member_id = ${memberId} and o.state = 'kept'
    ) x
    where u.id = x.id and u.state = 'kept'
      and (is_used and u.used_at is null or not is_used and u.used_at is not null)`.execute(trx);
}
