import {
  type Billing,
  chargeCardOnFile,
  claimObligation,
  closeObligation,
  isUndecided,
  type Lease,
  releaseObligation,
} from '../billing/index.ts';
import { endExpired, giveUp } from './commands/end-promotion.ts';
import { blockRenewal, openDueRenewals, scheduleRenewal } from './commands/schedule-renewals.ts';
import { findRenewal, listDueRenewals, listScheduledOf } from './queries/due-promotions.ts';
import { isNewCardDue, nextSlot, renewalStep } from './renewal-schedule.ts';

/** When undecided renewals are retried. */
const AGAIN_MS = 15 * 60 * 1000;

/**
 * Ends expired promotions, and charges the next term of renewing ones. Can run on any node at any
 * time: the obligation's lease and its one payment intent decide which process charges.
 */
export async function runPromotions(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now();
  const { mode } = payments;
  await endExpired(db, now);
  await openDueRenewals(db, { mode, now });
  for (const id of await listDueRenewals(db, mode, now)) {
    await workOn(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not renew a promotion; will retry');
    });
  }
}

async function workOn(billing: Billing, obligationId: number): Promise<void> {
  const { db, clock } = billing;
  const lease = await claimObligation(billing, obligationId, { dueAt: clock.now() });
  if (lease === undefined) return;
  const later = () =>
    scheduleRenewal(db, { obligationId, nextAt: new Date(clock.now().getTime() + AGAIN_MS) });
  let isToClose = false;
  try {
    const taken = await takeStep(billing, lease);
    if (taken === 'undecided') await later();
    isToClose = taken === 'close';
  } catch (error) {
    await later();
    throw error;
  } finally {
    await releaseObligation(billing, lease);
  }
  if (isToClose && !(await closeObligation(billing, obligationId))) await later();
}

async function takeStep(
  billing: Billing,
  lease: Lease,
): Promise<'decided' | 'undecided' | 'close'> {
  const { db, clock } = billing;
  const { id } = lease.obligation;
  const renewal = await findRenewal(db, id, clock.now());
  if (renewal === undefined) return 'decided';
  switch (renewalStep(renewal, clock.now())) {
    case 'cancel':
      return 'close';
    case 'wait':
      return 'undecided';
    case 'charge': {
      const outcome = await chargeCardOnFile(billing, lease, renewal.card);
      if (outcome.kind === 'paid') return 'decided';
      if (isUndecided(outcome)) return 'undecided';
      break;
    }
  }
  return scheduleNext(billing, id);
}

/**
 * Moves to the next slot of the schedule, or its end. Charges a card saved in the meantime first.
 */
async function scheduleNext(
  { db, clock }: Billing,
  obligationId: number,
): Promise<'decided' | 'close'> {
  const now = clock.now();
  const renewal = await findRenewal(db, obligationId, now);
  // The next run charges that card.
  if (renewal === undefined || isNewCardDue(renewal, now)) return 'decided';
  const nextAt = nextSlot(renewal.dueAt, now);
  if (nextAt === undefined) {
    await giveUp(db, renewal.listingId, now);
    return 'close';
  }
  if (renewal.card === null) await blockRenewal(db, { obligationId, nextAt, now });
  else await scheduleRenewal(db, { obligationId, nextAt });
  return 'decided';
}

/**
 * Charges waiting renewals to a card that was just saved. Does not consume a slot of the schedule.
 */
export async function renewWithNewCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, log } = billing;
  for (const id of await listScheduledOf(db, memberId)) {
    const renewal = await findRenewal(db, id, clock.now());
    if (renewal === undefined || !isNewCardDue(renewal, clock.now())) continue;
    const lease = await claimObligation(billing, id);
    if (lease === undefined) continue;
    try {
      await chargeCardOnFile(billing, lease, renewal.card);
    } catch (error) {
      log.warn(
        { err: error, obligation: id },
        'could not renew a promotion with the new card; will retry',
      );
    } finally {
      await releaseObligation(billing, lease);
    }
  }
}
