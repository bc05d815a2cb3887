import Stripe from 'stripe';
import { closeLeased, closeObligation } from '../collection/cancel.ts';
import { chargeCardOnFile, isUndecided } from '../collection/charge-card-on-file.ts';
import type { ChargeOutcome } from '../collection/outcome.ts';
import type { Billing } from '../ledger/billing.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/commands/lease.ts';
import { listCancelRequested } from '../ledger/queries/obligations.ts';
import { changeLeased, isFor, termOf } from './change-plan.ts';
import {
  blockRenewal,
  endRenewal,
  openDueRenewals,
  rescheduleRenewal,
  scheduleRenewal,
} from './commands/schedule-renewals.ts';
import { findRenewal, findRenewalOf, listDueRenewals, type Renewal } from './queries/renewals.ts';
import { isNewCardDue, nextAttempt, nextSlot, renewalStep } from './renewal-schedule.ts';

/** When undecided renewals are retried. */
const AGAIN_MS = 15 * 60 * 1000;
const CANCELLED_AT_ONCE = 500;

/**
 * Renews due plans, each by the one obligation of its term, and cancels what members no longer owe.
 * Can run on several nodes and be interrupted anywhere: the obligation's lease and its one payment
 * intent decide which process charges.
 */
export async function renewDue(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now();
  const { mode } = payments;
  for (const id of await listCancelRequested(db, mode, CANCELLED_AT_ONCE)) {
    await closeObligation(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not cancel an obligation; will retry');
    });
  }
  await openDueRenewals(db, { mode, now });
  for (const id of await listDueRenewals(db, mode, now)) {
    try {
      await workOn(billing, id);
    } catch (error) {
      log.warn({ err: error, obligation: id }, 'could not charge a renewal; will retry');
    }
  }
}

async function workOn(billing: Billing, obligationId: number): Promise<void> {
  const { db, clock } = billing;
  const dueAt = clock.now();
  const lease = await claimObligation(billing, obligationId, { dueAt });
  if (lease === undefined) return;
  const later = () => {
    const nextAt = new Date(clock.now().getTime() + AGAIN_MS);
    return rescheduleRenewal(db, { obligationId, dueAt, nextAt });
  };
  try {
    if ((await takeStep(billing, lease)) === 'undecided') await later();
  } catch (error) {
    await later();
    throw error;
  } finally {
    await releaseObligation(billing, lease);
  }
}

async function takeStep(billing: Billing, lease: Lease): Promise<'decided' | 'undecided'> {
  const { db, clock, payments } = billing;
  const renewal = await findRenewal(db, lease.obligation.id, payments.mode);
  if (renewal === undefined) return 'decided';
  switch (renewalStep(renewal, clock.now())) {
    case 'wait':
      return 'undecided';
    case 'cancel':
      return (await closeLeased(billing, lease)) ? 'decided' : 'undecided';
    case 'charge': {
      const outcome = await chargeLeased(billing, lease, renewal);
      if (outcome.kind === 'paid') return 'decided';
      if (isUndecided(outcome)) return 'undecided';
      await scheduleNext(billing, lease, renewal, outcome.kind === 'blocked');
      return 'decided';
    }
    default:
      await scheduleNext(billing, lease, renewal, renewal.card === null);
      return 'decided';
  }
}

/**
 * Moves to the next slot of the schedule, or its end. Charges a card saved in the meantime first.
 */
async function scheduleNext(
  { db, clock, payments }: Billing,
  { owner, obligation: { id: obligationId } }: Lease,
  { memberId, termEnd }: Renewal,
  isWithoutCard: boolean,
): Promise<void> {
  const now = clock.now();
  const current = await findRenewal(db, obligationId, payments.mode);
  // The next run charges that card.
  if (current === undefined || isNewCardDue(current, now)) return;
  const nextAt = nextSlot(termEnd, now);
  if (nextAt === undefined) return endRenewal(db, { obligationId, memberId, owner, now });
  if (isWithoutCard) return blockRenewal(db, { obligationId, nextAt, now });
  return scheduleRenewal(db, obligationId, nextAt);
}

/** Charges the card on file for the plan that is renewed, off-session. @throws the SDK's errors */
async function chargeLeased(
  billing: Billing,
  lease: Lease,
  { member: { plan }, card }: Renewal,
): Promise<ChargeOutcome> {
  if (plan === null || card === null) return { kind: 'blocked', reason: 'no_card' };
  let { obligation } = lease;
  // The member may have tried another plan that was declined, or chosen one for this renewal.
  if (!(await isFor(billing.db, obligation, termOf(plan)))) {
    const changed = await changeLeased(billing, lease, termOf(plan));
    if (typeof changed === 'string') return { kind: changed };
    obligation = changed;
  }
  return chargeCardOnFile(billing, { ...lease, obligation }, card);
}

/** A renewal that was charged to a new card, and the outcome. */
export interface ChargedRenewal {
  renewal: Renewal;
  outcome: ChargeOutcome;
  /** When this card is charged next automatically; undefined for never. */
  nextAttemptAt: Date | undefined;
}

/**
 * Charges a card that was just saved or changed if a renewal waits for one. Does not consume a slot
 * of the schedule, which stays as it is if the card is declined too.
 * @returns undefined if no renewal waits for it
 */
export async function chargeNewCard(
  billing: Billing,
  memberId: number,
): Promise<ChargedRenewal | undefined> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  // A card that turns the renewal on again pays the term that it continues, if that ends within a day.
  await openDueRenewals(db, { mode: payments.mode, now, memberId });
  const id = await findRenewalOf(db, memberId, payments.mode);
  const renewal = id === undefined ? undefined : await findRenewal(db, id, payments.mode);
  if (renewal === undefined || !isNewCardDue(renewal, now)) return undefined;
  const outcome = await chargeNow(billing, renewal);
  if (isUndecided(outcome)) await scheduleRenewal(db, renewal.id, clock.now());
  if (outcome.kind !== 'declined') return { renewal, outcome, nextAttemptAt: undefined };
  const after = await findRenewal(db, renewal.id, payments.mode);
  return { renewal, outcome, nextAttemptAt: after && nextAttempt(after, clock.now()) };
}

async function chargeNow(billing: Billing, renewal: Renewal): Promise<ChargeOutcome> {
  const lease = await claimObligation(billing, renewal.id);
  if (lease === undefined) return { kind: 'busy' };
  try {
    return await chargeLeased(billing, lease, renewal);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn(
      { err: error, obligation: renewal.id },
      'could not charge a new card; will retry',
    );
    return { kind: 'unavailable' };
  } finally {
    await releaseObligation(billing, lease);
  }
}
