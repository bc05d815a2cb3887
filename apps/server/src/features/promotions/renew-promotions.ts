import {
  type Billing,
  chargeCardOnFile,
  chargeNewCard,
  isUndecided,
  type Lease,
  runScheduled,
  type ScheduledCharges,
  type StepResult,
  scheduleAttempt,
} from '../billing/index.ts';
import { endExpired, giveUp } from './commands/end-promotion.ts';
import { blockRenewal, openDueRenewals } from './commands/schedule-renewals.ts';
import { findRenewal, listDueRenewals, listScheduledOf } from './queries/due-promotions.ts';
import { isNewCardDue, nextSlot, renewalStep } from './renewal-schedule.ts';

/**
 * Ends expired promotions, and charges the next term of renewing ones. Can run on any node at any
 * time: the obligation's lease and its one payment intent decide which process charges.
 */
export async function runPromotions(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now();
  const { mode } = payments;
  const charges = scheduledRenewals(billing);
  await endExpired(db, now);
  await openDueRenewals(db, { mode, now });
  for (const id of await listDueRenewals(db, mode, now)) {
    await runScheduled(billing, id, charges).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not renew a promotion; will retry');
    });
  }
}

function scheduledRenewals(billing: Billing): ScheduledCharges {
  const { db, clock } = billing;
  return {
    takeStep: (lease) => takeStep(billing, lease),
    async findNewCard(id) {
      const now = clock.now();
      const renewal = await findRenewal(db, id, now);
      return renewal !== undefined && isNewCardDue(renewal, now) ? renewal.card : null;
    },
  };
}

async function takeStep(billing: Billing, lease: Lease): Promise<StepResult> {
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
async function scheduleNext({ db, clock }: Billing, obligationId: number): Promise<StepResult> {
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
  else await scheduleAttempt(db, { obligationId, nextAt });
  return 'decided';
}

/**
 * Charges waiting renewals to a card that was just saved. Does not consume a slot of the schedule.
 */
export async function renewWithNewCard(billing: Billing, memberId: number): Promise<void> {
  const charges = scheduledRenewals(billing);
  for (const id of await listScheduledOf(billing.db, memberId)) {
    await chargeNewCard(billing, id, charges);
  }
}
