import {
  type AutoPay,
  addDays,
  isAutopayOn,
  type ProviderMode,
  RENT_HOUR_UTC,
  RENT_RETRY_DAYS,
  type RentalStatus,
  rentDueAt,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import {
  type DunningFacts,
  hasUntriedCard,
  listDunningAttempts,
  nextStep,
  OPEN_STATUSES,
  type ScheduleRules,
  slotAfter,
} from '../../billing/index.ts';
import { isObjectedTo, sharedCard } from '../../rentals/index.ts';
import { chargedAfter, isNoticeRunning, noticedAt } from './periods.queries.ts';

export interface RentFacts extends DunningFacts {
  rental: { status: RentalStatus; auto_pay: AutoPay };
  dueAt: Date;
  isPayeeReady: boolean;
  /** A bank has taken back a payment of the rental, and has not decided yet. */
  isDisputed: boolean;
  /** The tenant objects to it, and nobody has closed the objection. */
  isObjectedTo: boolean;
  /** The card on file also belongs to the lister: nothing is charged to it. */
  isCardShared: boolean;
  /** When both sides were last told that the card is charged a day later at the earliest. */
  noticedAt: Date | null;
}

/**
 * When rent is charged automatically: when it is due, which can be at any hour after a late
 * acceptance, and at the usual hour of the days of retries.
 */
function slotsOf(dueAt: Date): Date[] {
  const day = dueAt.toISOString().slice(0, 10);
  return [dueAt, ...RENT_RETRY_DAYS.map((days) => rentDueAt(addDays(day, days)))];
}

export const rentRules: ScheduleRules<RentFacts> = {
  slots: ({ dueAt }) => slotsOf(dueAt),
  gate({ rental, isPayeeReady, isDisputed, isObjectedTo }) {
    if (rental.status !== 'accepted' || !isAutopayOn(rental.auto_pay)) return 'manual';
    // Until the bank has decided about a dispute, or the lister has answered an objection.
    if (isDisputed || isObjectedTo) return 'hold';
    return isPayeeReady ? 'go' : 'blocked';
  },
  isNewCardDue: (facts, now) =>
    facts.dueAt <= now &&
    !isNoticeRunning(facts.noticedAt, now) &&
    !facts.isCardShared &&
    hasUntriedCard(facts) &&
    nextStep(rentRules, facts, now) === 'charge',
};

/** The next slot of the schedule; undefined after the last. */
export const nextRentSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsOf(dueAt), now);

/**
 * When the card is charged for open rent to which the tenant does not object anymore: with a notice
 * of a day, and not between the slots after a declined charge.
 */
export function attemptAfterNotice(
  { dueAt, wasDeclined }: { dueAt: Date; wasDeclined: boolean },
  now: Date,
): Date {
  const earliest = chargedAfter(now);
  if (dueAt > earliest) return dueAt;
  if (!wasDeclined) return earliest;
  return slotsOf(dueAt).find((slot) => slot >= earliest) ?? earliest;
}

/** The last slot of the schedule. */
export const lastRentSlot = (dueAt: Date): Date => slotsOf(dueAt).at(-1) ?? dueAt;

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextRentAttempt(facts: RentFacts, now: Date): Date | undefined {
  if (facts.isCardShared) return undefined;
  const { noticedAt } = facts;
  const slot =
    noticedAt !== null && isNoticeRunning(noticedAt, now)
      ? chargedAfter(noticedAt)
      : nextRentSlot(facts.dueAt, now);
  return slot !== undefined && nextStep(rentRules, facts, slot) === 'charge' ? slot : undefined;
}

/** A tenant's rent that waits for an attempt, or whose schedule has ended during its period. */
export async function listRentOfNewCard(
  db: Db,
  { memberId, mode, now }: { memberId: number; mode: ProviderMode; now: Date },
): Promise<{ id: number; cents: number }[]> {
  const { rows } = await sql<{ id: number; cents: number }>`
    select o.id, ${cardCents} as cents from obligations o
    where payer_id = ${memberId} and provider_mode = ${mode} and kind = 'rent'
      and status in (${sql.join(OPEN_STATUSES)}) and collection = 'auto'
      and (next_attempt_at is not null or ${isResumable(now)})
    order by id`.execute(db);
  return rows;
}

/** Failed rent of a period that is not over, which a new card is charged once more. */
export const isResumable = (now: Date) => sql<boolean>`(
  status = 'failed' and collection = 'auto'
  and period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})
    > ${now}::timestamptz at time zone 'UTC')`;

export interface ScheduledRent extends RentFacts {
  id: number;
  payerId: number;
}

/** Open rent with the data that decides its next step; undefined if no longer open. */
export async function findScheduledRent(
  db: Db,
  obligationId: number,
): Promise<ScheduledRent | undefined> {
  const row = await db
    .selectFrom('obligations as o')
    .innerJoin('rentals as r', 'r.id', 'o.rental_id')
    .leftJoin('payment_methods as p', (join) =>
      join
        .onRef('p.member_id', '=', 'o.payer_id')
        .onRef('p.provider_mode', '=', 'o.provider_mode')
        .on('p.valid', '=', true),
    )
    .leftJoin('payout_accounts as a', (join) =>
      join
        .onRef('a.member_id', '=', 'o.payee_id')
        .onRef('a.provider_mode', '=', 'o.provider_mode')
        .on('a.state', '=', 'ready'),
    )
    .select([
      'o.id',
      'o.payer_id',
      'o.status',
      'o.due_at',
      'o.amount_cents',
      'o.settled_cents',
      'r.status as rental_status',
      'r.auto_pay',
      'p.payment_method',
      'p.updated_at as card_changed_at',
      'a.account_id',
      sharedCard.as('is_card_shared'),
      noticedAt.as('noticed_at'),
      isObjectedTo.as('is_objected_to'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('disputes as d')
          .innerJoin('obligations as p', 'p.id', 'd.obligation_id')
          .select('d.provider_id')
          .whereRef('p.rental_id', '=', 'o.rental_id')
          .where('d.state', '=', 'open'),
      ).as('is_disputed'),
    )
    .where('o.id', '=', obligationId)
    .where('o.collection', '=', 'auto')
    .where('o.status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { payment_method: paymentMethod, card_changed_at: changedAt } = row;
  return {
    id: row.id,
    payerId: row.payer_id,
    rental: { status: row.rental_status as RentalStatus, auto_pay: row.auto_pay as AutoPay },
    card: paymentMethod === null || changedAt === null ? null : { paymentMethod, changedAt },
    status: row.status,
    dueAt: row.due_at,
    isPayeeReady: row.account_id !== null,
    isDisputed: row.is_disputed === true,
    isCardShared: row.is_card_shared,
    isObjectedTo: row.is_objected_to,
    noticedAt: row.noticed_at,
    attempts: await listDunningAttempts(db, obligationId),
  };
}

/** The first instant in a range at which rent is due, attempted again, or late. */
export async function findNextRentDue(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (
        select min(next_due_at) from rentals
        where next_due_at > ${after} and next_due_at <= ${until} and status in ('accepted', 'ended')
      ),
      (
        select min(next_attempt_at) from obligations
        where kind = 'rent' and next_attempt_at > ${after} and next_attempt_at <= ${until}
      ),
      (
        select min(due_at) from obligations
        where kind = 'rent' and status = 'scheduled' and due_at > ${after} and due_at <= ${until}
      ),
      (
        select min(late_from) from obligations
        where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'
          and late_from > ${after} and late_from <= ${until}
      )
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
