import { sql } from 'kysely';
import type { OldData } from '../../../platform/old-data.ts';
import { OPEN_STATUSES, obligations } from '../../billing/index.ts';

const OPEN = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** Charges of promotions, with the promotions that they paid. */
export const oldPromotions: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select o.id from obligations o
      where o.kind = 'boost' and o.created_at < ${before}::timestamptz
        and o.updated_at < ${before}::timestamptz and o.status not in (${OPEN})
        and not exists (
          select from listing_features f
          where f.obligation_id = o.id and coalesce(f.ended_at, 'infinity') >= ${before}::timestamptz)
      order by o.created_at limit ${limit} for update of o skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from listing_features where obligation_id = any (${ids}::integer[])`.execute(
      trx,
    );
    await obligations.remove(trx, ids);
    return ids.length;
  },
};
