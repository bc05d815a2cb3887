import { type ProviderMode, toCents } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import {
  type Billing,
  type ComingCharge,
  obligations,
  type Schedule,
  whileHeld,
  withUntriedCard,
} from '../../billing/index.ts';
import {
  autopayPause,
  findRentalsOfTenant,
  formatPeriod,
  lockRental,
  presentNextCharge,
} from '../../rentals/index.ts';
import { fitReplacement, listUnfitReplacements } from './balance-rent.ts';
import {
  findScheduledRent,
  isResumable,
  lastRentSlot,
  listRentOfNewCard,
  nextRentAttempt,
  rentRules,
  type ScheduledRent,
} from './due-rent.queries.ts';
import { listUnfitRentals } from './periods.queries.ts';
import { rebillRental } from './periods.ts';

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
  for (const id of await transaction(db, listUnfitRentals)) {
    await transaction(db, async (trx) => {
      await lockRental(trx, id);
      await rebillRental(trx, id, now);
    });
  }
}

/** Reduces replacements to what their lister has lost, if a payment was in flight before. */
export async function fitReplacements(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const { id, replaced, cause, lostCents } of await listUnfitReplacements(db)) {
    const fit = () =>
      transaction(db, (trx) =>
        fitReplacement(trx, { replaced, cause, lostCents, isHeld: true, now: clock.now() }),
      );
    await whileHeld(billing, [id], fit).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not reduce a replacement; will retry');
    });
  }
}

/** The rent that a card is charged: waiting rent as soon as it is saved, and the next one later. */
export async function listComingRent(billing: Billing, memberId: number): Promise<ComingCharge[]> {
  const [waiting, next] = await Promise.all([
    listWaitingRent(billing, memberId),
    listNextRent(billing, memberId),
  ]);
  return [...waiting, ...next];
}

async function listWaitingRent(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const charges: ComingCharge[] = [];
  for (const { id, cents } of await listRentOfNewCard(db, { memberId, mode, now })) {
    const rent = await findScheduledRent(db, id);
    if (rent === undefined) continue;
    const facts = withUntriedCard({ ...rent, isCardShared: false }, now);
    const isAtOnce = rentRules.isNewCardDue(facts, now);
    const at = isAtOnce ? now : nextRentAttempt(facts, now);
    if (at !== undefined) charges.push({ id, kind: 'rent', cents, at, isAtOnce });
  }
  return charges;
}

async function listNextRent({ db, clock }: Billing, memberId: number): Promise<ComingCharge[]> {
  const now = clock.now();
  const rentals = await findRentalsOfTenant(db, memberId);
  return rentals.flatMap((rental): ComingCharge[] => {
    const next = presentNextCharge(rental, now);
    // What is open already is listed as waiting.
    const isOpen = rental.open_charges.some(({ due_at }) => new Date(due_at) > now);
    const pause = autopayPause(rental);
    // A card that is saved now changes nothing about these.
    if (pause === 'card_disputed' || pause === 'payouts') return [];
    if (next === null || next.by !== 'autopay' || next.amount === 0 || isOpen) return [];
    const { amount, due_at, period_from, period_to } = next;
    const title: ComingCharge['title'] = (texts) =>
      `${texts.t('rent:rent')}, ${rental.listing.title}, ${formatPeriod(period_from, period_to, texts)}`;
    const at = new Date(due_at);
    return [{ id: null, kind: 'rent', cents: toCents(amount), at, isAtOnce: false, title }];
  });
}
