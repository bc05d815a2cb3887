import { FEATURED_PLAN_RECORDS, PROMOTION_KIND, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import {
  type Billing,
  type ComingCharge,
  listScheduledOf,
  nextAttempt,
  OPEN_STATUSES,
  obligations,
  runSchedule,
  type Schedule,
  withUntriedCard,
} from '../billing/index.ts';
import { planWords } from './promotions.ts';
import {
  findRenewal,
  listRepeating,
  type PromotionRenewal,
  promotionRules,
} from './renewals.queries.ts';
import { endExpired, giveUp } from './running.ts';

/** How the next term of a promotion is charged. */
export const promotionSchedule: Schedule<PromotionRenewal> = {
  ...promotionRules,
  kind: PROMOTION_KIND,
  find: ({ db, clock }, id) => findRenewal(db, id, clock.now()),
  retrySoon: (reason) => reason !== 'no_card',
  isBlocked: ({ card }) => card === null,
  block: ({ db, clock }, obligationId, nextAt) =>
    blockRenewal(db, { obligationId, nextAt, now: clock.now() }),
  async end({ db, clock }, _lease, { listingId }) {
    await giveUp(db, listingId, clock.now());
    return 'close';
  },
};

/** Ends expired promotions, and charges the next term of renewing ones. */
export async function runPromotions(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  await endExpired(db, now);
  await openDueRenewals(db, { mode: payments.mode, now });
  await runSchedule(billing, promotionSchedule);
}

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
    select ${sql.lit(PROMOTION_KIND)}, 'boost:' || l.id || ':' || (select ${obligations.nextInKeys} from obligations o
        where o.listing_id = l.id and o.kind = ${sql.lit(PROMOTION_KIND)}),
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
        where o.listing_id = l.id and o.kind = ${sql.lit(PROMOTION_KIND)} and o.status in (${open})
      )
    order by f.ends_at limit ${sql.lit(BATCH)} for update of f skip locked`;
  await obligations.openAll(db, TERM_COLUMNS, terms);
}

/**
 * Schedules the next attempt of a renewal without a chargeable card: it is blocked, and an email
 * reports it once.
 */
function blockRenewal(
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

/** What a card is charged for promotions: waiting renewals as soon as it is saved, others later. */
export async function listComingRenewals(
  { db, clock }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const charges: ComingCharge[] = [];
  for (const id of await listScheduledOf(db, PROMOTION_KIND, memberId)) {
    const renewal = await findRenewal(db, id, now);
    if (renewal === undefined) continue;
    const facts = withUntriedCard(renewal, now);
    const isAtOnce = promotionRules.isNewCardDue(facts, now);
    const at = isAtOnce ? now : nextAttempt(promotionRules, facts, now);
    const { cents } = renewal;
    if (at !== undefined) charges.push({ id, kind: PROMOTION_KIND, cents, at, isAtOnce });
  }
  for (const { plan, ends_at: at, title } of await listRepeating(db, memberId, now)) {
    const { price_cents: cents } = FEATURED_PLAN_RECORDS[plan];
    charges.push({
      id: null,
      kind: PROMOTION_KIND,
      cents,
      at,
      isAtOnce: false,
      title: (texts) => `${planWords(plan, texts).title}: ${title}`,
    });
  }
  return charges;
}
