import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';
import { Hook } from '../hooks.ts';

/**
 * Where features show uploads: each contributes an SQL query with one column, the addresses in a
 * member's rows. Nulls and other addresses are ignored.
 */
export const uploadUses = new Hook<(memberId: number) => RawBuilder<unknown>>();

/** The keys of the files that a member's rows show: `pictures/x`, `documents/x`. */
function usedKeys(memberId: number) {
  const uses = [...uploadUses].map((addressesOf) => sql`(${addressesOf(memberId)})`);
  return sql`
    select distinct regexp_replace(url, '^/files/((?:pictures|documents)/[A-Za-z0-9_-]+).*$', '\\1') as key
    from (${sql.join(uses, sql` union all `)}) used (url)
    where url is not null`;
}

/**
 * Refreshes which uploads of a member are in use. A command that changes shown files calls it in
 * the same transaction.
 * @param unused what happens to unused files: `remove` marks them for removal; `keep` leaves them
 * for another day, because a draft change can be undone
 */
export async function refreshUploadUse(
  trx: Trx,
  memberId: number,
  now: Date,
  unused: 'remove' | 'keep' = 'remove',
): Promise<void> {
  const isRemoving = sql.lit(unused === 'remove');
  await sql`
    with used as (${usedKeys(memberId)})
    update uploads u set
      used_at = case when is_used then coalesce(u.used_at, ${now}::timestamptz)
        when ${isRemoving} then u.used_at end,
      state = case when not is_used and ${isRemoving} then 'removing' else u.state end,
      created_at = case when is_used or ${isRemoving} then u.created_at else ${now}::timestamptz end
    from (
      select o.id, o.key in (select key from used) as is_used from uploads o
      where o.member_id = ${memberId} and o.state = 'kept'
    ) x
    where u.id = x.id and u.state = 'kept'
      and (is_used and u.used_at is null or not is_used and u.used_at is not null)`.execute(trx);
}
