import { type FeaturedPlan, PROMOTION_KIND, promotionEnd } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import {
  type DunningFacts,
  hasUntriedCard,
  listDunningAttempts,
  nextStep,
  OPEN_STATUSES,
  type ScheduleRules,
  slotAfter,
  slotsFrom,
} from '../billing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a renewal is charged automatically, relative to the end of the paid term. */
const SLOTS_MS = [0, DAY_MS, 3 * DAY_MS];

export interface RenewalFacts extends DunningFacts {
  /** Whether it still renews, and the listing is public. */
  isOwed: boolean;
  /** The end of the term that it continues. */
  dueAt: Date;
}

/** The next slot of the schedule; undefined after the last. */
export const nextSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsFrom(dueAt, SLOTS_MS), now);

export const promotionRules: ScheduleRules<RenewalFacts> = {
  slots: ({ dueAt }) => slotsFrom(dueAt, SLOTS_MS),
  gate: ({ isOwed }) => (isOwed ? 'go' : 'cancel'),
  isNewCardDue: (facts, now) =>
    hasUntriedCard(facts) && nextStep(promotionRules, facts, now) === 'charge',
};

interface PromotionTerm {
  /** The start of the first term, from which ends are computed. */
  anchor: Date;
  /** Terms since then, this one included. */
  terms: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The term that one payment buys. A renewal continues from the end of the previous term, even if
 * paid some days late; after a longer interruption it starts now.
 */
export function nextTerm(
  before: { anchor: Date; terms: number; ends_at: Date } | undefined,
  plan: FeaturedPlan,
  now: Date,
): PromotionTerm {
  if (before !== undefined) {
    const terms = before.terms + 1;
    const endsAt = promotionEnd(plan, before.anchor, terms);
    if (endsAt > now) return { anchor: before.anchor, terms, startsAt: before.ends_at, endsAt };
  }
  return { anchor: now, terms: 1, startsAt: now, endsAt: promotionEnd(plan, now) };
}

const BATCH = 500;

/** Whether a listing `l` of member `m` is public now. Hidden by its lister counts as public. */
const findable = (now: Date) => sql<boolean>`
  l.status = 2 and l.removed_at is null and m.status = 'ACTIVE' and coalesce(m.expire_at, 'infinity') > ${now}::timestamptz`;

/** Active promotions past their end that do not renew, oldest first. */
export async function listExpired(db: Db, now: Date): Promise<{ listing_id: number }[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select f.listing_id from listing_features f
    join listings l on l.id = f.listing_id
    join members m on m.id = l.user_id
    where f.ended_at is null and f.ends_at <= ${now} and (not f.repeat or not (${findable(now)}))
    order by f.ends_at limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** A member's promotions that renew at their end. */
export async function listRepeating(
  db: Db,
  memberId: number,
  now: Date,
): Promise<{ plan: FeaturedPlan; ends_at: Date; title: string }[]> {
  const { rows } = await sql<{ plan: FeaturedPlan; ends_at: Date; title: string }>`
    select f.plan, f.ends_at, l.title from listing_features f
    join listings l on l.id = f.listing_id
    where l.user_id = ${memberId} and f.ended_at is null and f.repeat and f.ends_at > ${now}
    order by f.ends_at`.execute(db);
  return rows;
}

export interface PromotionRenewal extends RenewalFacts {
  id: number;
  payerId: number;
  listingId: number;
  cents: number;
}

/** An open renewal with the data that decides its next step; undefined if no longer open. */
export async function findRenewal(
  db: Db,
  obligationId: number,
  now: Date,
): Promise<PromotionRenewal | undefined> {
  const { rows } = await sql<{
    payer_id: number;
    listing_id: number;
    status: RenewalFacts['status'];
    due_at: Date;
    cents: number;
    is_owed: boolean;
    payment_method: string | null;
    card_changed_at: Date | null;
  }>`
    select o.payer_id, o.listing_id, o.status, o.due_at, o.amount_cents as cents, p.payment_method,
      p.updated_at as card_changed_at,
      o.cancel_requested_at is null and coalesce(f.repeat, false) and ${findable(now)} as is_owed
    from obligations o
    join listings l on l.id = o.listing_id
    join members m on m.id = l.user_id
    left join listing_features f on f.listing_id = l.id and f.ended_at is null
    left join payment_methods p
      on p.member_id = o.payer_id and p.provider_mode = o.provider_mode and p.valid
    where o.id = ${obligationId} and o.kind = ${sql.lit(PROMOTION_KIND)} and o.collection = 'auto'
      and o.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { payment_method: paymentMethod, card_changed_at: changedAt } = row;
  return {
    id: obligationId,
    payerId: row.payer_id,
    listingId: row.listing_id,
    cents: row.cents,
    isOwed: row.is_owed,
    card: paymentMethod === null || changedAt === null ? null : { paymentMethod, changedAt },
    status: row.status,
    dueAt: row.due_at,
    attempts: await listDunningAttempts(db, obligationId),
  };
}

/** The first instant in a range at which a promotion ends, or a renewal is attempted. */
export async function findNextDue(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (
        select min(ends_at) from listing_features
        where ended_at is null and ends_at > ${after} and ends_at <= ${until}
      ),
      (
        select min(next_attempt_at) from obligations
        where kind = ${sql.lit(PROMOTION_KIND)} and next_attempt_at > ${after} and next_attempt_at <= ${until}
      )
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
