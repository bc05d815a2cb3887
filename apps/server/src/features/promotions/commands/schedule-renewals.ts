import { FEATURED_PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { OPEN_STATUSES, obligations } from '../../billing/index.ts';

const BATCH = 500;
const PRICES = JSON.stringify(
  Object.entries(FEATURED_PLAN_RECORDS).map(([plan, { price_cents: cents }]) => ({ plan, cents })),
);

const TERM_COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'listing_id',
  'featured_plan',
  'amount_cents',
  'due_at',
  'collection',
  'next_attempt_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * Opens the next term of each public Featured listing whose paid term has ended. After an outage
 * this opens one term, not several. A promotion that is being cancelled is locked, and skipped: else
 * its lister's cancellation would not see this term, and it would be charged and renew.
 */
export async function openDueRenewals(
  db: Db,
  { mode, now }: { mode: ProviderMode; now: Date },
): Promise<void> {
  const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));
  const terms = sql`
    select 'boost', 'boost:' || l.id || ':' || (select ${obligations.nextInKeys} from obligations o
        where o.listing_id = l.id and o.kind = 'boost'),
      l.user_id, l.id, f.plan, p.cents, f.ends_at, 'auto', ${now}::timestamptz, ${mode}::text,
      ${now}::timestamptz, ${now}::timestamptz
    from listing_features f
    join listings l on l.id = f.listing_id
    join members m on m.id = l.user_id
    join json_to_recordset(${PRICES}::json) as p (plan text, cents integer) on p.plan = f.plan
    where f.ended_at is null and f.repeat and f.ends_at <= ${now}::timestamptz
      and l.status = 2 and l.removed_at is null and m.status = 'ACTIVE' and coalesce(m.expire_at, 'infinity') > ${now}::timestamptz
      and not exists (
        select from obligations o
        where o.listing_id = l.id and o.kind = 'boost' and o.status in (${open})
      )
    order by f.ends_at limit ${sql.lit(BATCH)} for update of f skip locked`;
  await obligations.openAll(db, TERM_COLUMNS, terms);
}

/**
 * Schedules the next attempt of a renewal without a chargeable card: it is blocked, and an email
 * reports it once.
 */
export function blockRenewal(
  db: Db,
  { obligationId, nextAt, now }: { obligationId: number; nextAt: Date; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await obligations.block(trx, obligationId, { nextAt, now });
    if (row === undefined) return;
    await orderMail(
      trx,
      { mail: 'promotion_failed', memberId: row.payer_id, obligationId },
      { now, key: `promotion_failed:${obligationId}:none` },
    );
  });
}
