import { sql } from 'kysely';
import type { OldData } from '../../../../platform/old-data.ts';
import * as obligations from '../../ledger/obligations.ts';
import { OPEN_STATUSES } from '../../ledger/statuses.ts';

const OPEN = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** Paid and cancelled terms of plans, with what they granted. */
export const oldTerms: readonly OldData[] = [
  {
    what: 'bookkeeping',
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select o.id from obligations o
        where o.kind = 'subscription' and o.created_at < ${before}::timestamptz
          and o.updated_at < ${before}::timestamptz and o.status not in (${OPEN})
          and not exists (
            select from entitlements e
            left join plan_changes c on c.id = e.plan_change_id
            where o.id in (e.obligation_id, c.obligation_id) and e.ends_at >= ${before}::timestamptz)
        order by o.created_at limit ${limit} for update of o skip locked`.execute(trx);
      const ids = rows.map(({ id }) => id);
      const among = sql`any (${ids}::integer[])`;
      await sql`
        delete from entitlements where obligation_id = ${among}
          or plan_change_id in (select id from plan_changes where obligation_id = ${among})`.execute(
        trx,
      );
      await sql`delete from plan_changes where obligation_id = ${among}`.execute(trx);
      await obligations.remove(trx, ids);
      return ids.length;
    },
  },
  {
    // Changes that a credit paid.
    what: 'bookkeeping',
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select c.id from plan_changes c
        where c.at < ${before}::timestamptz and c.obligation_id is null and not exists (
          select from entitlements e
          where e.plan_change_id = c.id and e.ends_at >= ${before}::timestamptz)
        order by c.at limit ${limit}`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await sql`delete from entitlements where plan_change_id = any (${ids}::integer[])`.execute(
        trx,
      );
      await sql`delete from plan_changes where id = any (${ids}::integer[])`.execute(trx);
      return ids.length;
    },
  },
];
