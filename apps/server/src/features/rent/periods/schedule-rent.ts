import {
  type AutoPay,
  addDays,
  isAutopayOn,
  type ProviderMode,
  RENT_RETRY_DAYS,
  type RentalStatus,
  rentDueAt,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import { isCollectionHeld } from '../../accounts/index.ts';
import {
  type Billing,
  type DunningFacts,
  hasUntriedCard,
  listDunningAttempts,
  nextStep,
  OPEN_STATUSES,
  obligations,
  type Schedule,
  type ScheduleRules,
  slotAfter,
  whileHeld,
} from '../../billing/index.ts';
import { isObjectedTo, lockRental, sharedCard } from '../../rentals/index.ts';
import { listExcessReplacements, reduceReplacement } from './balance-rent.ts';
import {
  chargedAfter,
  isNoticeRunning,
  isResumable,
  listOverbilledRentals,
  noticedAt,
} from './periods.queries.ts';
import { rebillRental } from './periods.ts';

export interface RentFacts extends DunningFacts {
  rental: { status: RentalStatus; auto_pay: AutoPay };
  dueAt: Date;
  isPayeeReady: boolean;
  /** A bank has taken back a payment of the rental, and has not decided yet. */
  isDisputed: boolean;
  /** The tenant objects to it, and nobody has closed the objection. */
  isObjectedTo: boolean;
  /** An admin holds what others owe the lister. */
  isCollectionHeld: boolean;
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
  gate({ rental, isPayeeReady, isDisputed, isObjectedTo, isCollectionHeld }) {
    // Whatever the rental is by then is decided after the unlock.
    if (isCollectionHeld) return 'hold';
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
const lastRentSlot = (dueAt: Date): Date => slotsOf(dueAt).at(-1) ?? dueAt;

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

interface ScheduledRent extends RentFacts {
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
      isCollectionHeld(sql.ref('o.payee_id')).as('is_collection_held'),
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
    isCollectionHeld: row.is_collection_held,
    noticedAt: row.noticed_at,
    attempts: await listDunningAttempts(db, obligationId),
  };
}

/**
 * Schedules the next attempt of rent that cannot be charged now. Emails a tenant without a card
 * once; a lister gets separate emails about their payout account.
 */
function blockRent(
  db: Db,
  {
    obligationId,
    nextAt,
    now,
    isWithoutCard,
  }: { obligationId: number; nextAt: Date; now: Date; isWithoutCard: boolean },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await obligations.block(trx, obligationId, { nextAt, now });
    if (row === undefined || !isWithoutCard) return;
    const order = { mail: 'rent_failed' as const, obligationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: to === 'tenant' ? failureKey(obligationId, 'none') : firstKey(obligationId),
    }));
    await orderMails(trx, mails, now);
  });
}

/** Each event is reported once. */
export const failureKey = (obligationId: number, occasion: string | number) =>
  `rent_failed:${obligationId}:${occasion}`;

/** The lister gets one email about the first failure, and one about the last. */
export const firstKey = (obligationId: number) => failureKey(obligationId, 'first:lister');

/** Ends the schedule without success. The tenant can still pay; both parties get an email. */
function failRent(
  db: Db,
  { obligationId, owner, now }: { obligationId: number; owner: string; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await obligations.fail(trx, obligationId, { owner, now });
    if (row === undefined) return;
    const reported = await findLastAttempt(trx, obligationId, lastRentSlot(row.due_at));
    // The email about an attempt in the last slot mentions that it was the last one.
    const keys = {
      tenant: failureKey(obligationId, reported ?? 'end'),
      lister: failureKey(obligationId, 'end:lister'),
    };
    const order = { mail: 'rent_failed' as const, obligationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: keys[to],
    }));
    await orderMails(trx, mails, now);
  });
}

/** The latest attempt since an instant that the bank declined. */
async function findLastAttempt(
  trx: Trx,
  obligationId: number,
  since: Date,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('obligation_id', '=', obligationId)
    .where('status', '=', 'declined')
    .where('created_at', '>=', since)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Rent waits without attempts until a bank has decided about another payment of the rental. */
function holdRent(
  db: Db,
  { obligationId, now }: { obligationId: number; now: Date },
): Promise<void> {
  return obligations.hold(db, obligationId, now);
}

/**
 * Removes rent from the schedule: only the tenant can pay it from now on.
 * @param isPromised they were told that their card would be charged: they get an email
 */
export function leaveToTenant(
  db: Db,
  { obligationId, isPromised, now }: { obligationId: number; isPromised: boolean; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    await obligations.collectManually(trx, obligationId, now);
    const order = { mail: 'rent_due', obligationId } as const;
    if (isPromised) await orderMails(trx, [{ order, key: `rent_due:${obligationId}` }], now);
  });
}

/**
 * Schedules a tenant's failed rent immediately, for a new card. As after an outage, rent of a past
 * period is not charged automatically anymore.
 * @returns the ids
 */
function resumeFailedRent(
  db: Db,
  { payerId, mode, now }: { payerId: number; mode: ProviderMode; now: Date },
): Promise<number[]> {
  const failed = sql<boolean>`(o.payer_id = ${payerId} and o.provider_mode = ${mode}
    and o.kind = 'rent' and ${isResumable(now)})`;
  return obligations.schedule(db, failed, { at: now });
}

/** How rent is charged. */
export const rentSchedule: Schedule<ScheduledRent> = {
  ...rentRules,
  kind: 'rent',
  find: ({ db }, id) => findScheduledRent(db, id),
  retrySoon: (reason) => reason === 'not_owed',
  toManual: ['not_by_card'],
  leaveToPayer: ({ db, clock }, obligationId, isPromised) =>
    leaveToTenant(db, { obligationId, isPromised, now: clock.now() }),
  hold: ({ db, clock }, obligationId) => holdRent(db, { obligationId, now: clock.now() }),
  isBlocked: ({ card, isPayeeReady, isCardShared }) =>
    card === null || !isPayeeReady || isCardShared,
  block({ db, clock }, obligationId, nextAt, { card, isCardShared }) {
    const isWithoutCard = card === null || isCardShared;
    return blockRent(db, { obligationId, nextAt, now: clock.now(), isWithoutCard });
  },
  async end({ db, clock }, { owner, obligation: { id: obligationId } }) {
    await failRent(db, { obligationId, owner, now: clock.now() });
    return 'decided';
  },
  // Rent whose schedule has ended gets one more attempt, during its period.
  resume: ({ db, clock, payments: { mode } }, payerId) =>
    resumeFailedRent(db, { payerId, mode, now: clock.now() }),
};

/** Shortens or cancels open rent that was in flight when an earlier check-out was agreed. */
export async function trimRent({ db, clock }: Billing): Promise<void> {
  const now = clock.now();
  for (const id of await transaction(db, listOverbilledRentals)) {
    await transaction(db, async (trx) => {
      await lockRental(trx, id);
      await rebillRental(trx, id, now);
    });
  }
}

/** Reduces replacements to what their lister has lost, if a payment was in flight before. */
export async function reduceReplacements(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const { id, replaced, cause, lostCents } of await listExcessReplacements(db)) {
    const reduce = () =>
      transaction(db, (trx) =>
        reduceReplacement(trx, { replaced, cause, lostCents, isHeld: true, now: clock.now() }),
      );
    await whileHeld(billing, [id], reduce).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not reduce a replacement; will retry');
    });
  }
}
