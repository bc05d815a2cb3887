import { transaction } from '../../../platform/database/transaction.ts';
import {
  type Billing,
  type ChargeOutcome,
  chargeCardOnFile,
  chargeNewCard,
  type Lease,
  runScheduled,
  type ScheduledCharges,
  type StepResult,
  scheduleAttempt,
  whileHeld,
} from '../../billing/index.ts';
import { lockRental } from '../commands/change-rental.ts';
import { fitReplacement, listUnfitReplacements } from './commands/open-replacement.ts';
import { rebillRental } from './commands/rebill-rental.ts';
import {
  blockRent,
  failRent,
  holdRent,
  leaveToTenant,
  resumeFailedRent,
} from './commands/schedule-rent.ts';
import { listUnfitRentals } from './queries/billed-rentals.ts';
import { findScheduledRent, listDueRent, listScheduledRentOf } from './queries/due-rent.ts';
import { isBlocked, isNewCardDue, nextRentSlot, rentStep } from './rent-schedule.ts';

const LISTED_AT_ONCE = 500;

interface RentRun {
  /** Concurrent charges of this node. */
  concurrency: number;
  /** Waits for a slot for one more charge. */
  pace(): Promise<void>;
}

/**
 * Charges the rent whose next attempt is due, until none is left. Can run on any node at any time:
 * the obligation's lease and its one payment intent decide which process charges.
 */
export async function collectDueRent(
  billing: Billing,
  { concurrency, pace }: RentRun,
): Promise<void> {
  const { db, clock, payments, log } = billing;
  const charges = scheduledRent(billing);
  const seen = new Set<number>();
  for (;;) {
    const listed = { mode: payments.mode, now: clock.now(), limit: LISTED_AT_ONCE };
    const due = (await listDueRent(db, listed)).filter((id) => !seen.has(id));
    if (due.length === 0) return;
    for (const id of due) seen.add(id);
    const waiting = due.values();
    const work = async () => {
      for (const id of waiting) {
        await pace();
        await runScheduled(billing, id, charges).catch((error: unknown) => {
          log.warn({ err: error, obligation: id }, 'could not collect rent; will retry');
        });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
}

/** Shortens or cancels open rent that was in flight when an earlier check-out was agreed. */
export async function fitRent({ db, clock }: Billing): Promise<void> {
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

function scheduledRent(billing: Billing): ScheduledCharges {
  const { db, clock } = billing;
  return {
    takeStep: (lease) => takeStep(billing, lease),
    async findNewCard(id) {
      const rent = await findScheduledRent(db, id);
      return rent !== undefined && isNewCardDue(rent, clock.now()) ? rent.card : null;
    },
  };
}

async function takeStep(billing: Billing, lease: Lease): Promise<StepResult> {
  const { db, clock } = billing;
  const { id } = lease.obligation;
  const rent = await findScheduledRent(db, id);
  if (rent === undefined) return 'decided';
  switch (rentStep(rent, clock.now())) {
    case 'by_hand':
      await leaveToTenant(db, { obligationId: id, isPromised: false, now: clock.now() });
      return 'decided';
    case 'hold':
      await holdRent(db, { obligationId: id, now: clock.now() });
      return 'decided';
    case 'wait':
      return 'undecided';
    case 'charge': {
      const outcome = await chargeCardOnFile(billing, lease, rent.card);
      if (outcome.kind === 'paid') return 'decided';
      if (outcome.kind === 'blocked' && outcome.reason === 'not_by_card') {
        await leaveToTenant(db, { obligationId: id, isPromised: true, now: clock.now() });
        return 'decided';
      }
      if (isUndecided(outcome)) return 'undecided';
      break;
    }
  }
  await scheduleNext(billing, lease);
  return 'decided';
}

/**
 * Moves to the next slot of the schedule, or its end. Charges a card saved in the meantime first.
 */
async function scheduleNext(
  { db, clock }: Billing,
  { owner, obligation: { id: obligationId } }: Lease,
): Promise<void> {
  const now = clock.now();
  const rent = await findScheduledRent(db, obligationId);
  // The next run charges that card.
  if (rent === undefined || isNewCardDue(rent, now)) return;
  const nextAt = nextRentSlot(rent.dueAt, now);
  if (nextAt === undefined) return failRent(db, { obligationId, owner, now });
  if (!isBlocked(rent)) return scheduleAttempt(db, { obligationId, nextAt });
  return blockRent(db, {
    obligationId,
    nextAt,
    now,
    isWithoutCard: rent.card === null || rent.isCardShared,
  });
}

/** Whether the failure says nothing about the card: the same charge is retried soon. */
function isUndecided(outcome: ChargeOutcome): boolean {
  switch (outcome.kind) {
    case 'paid':
    case 'requires_action':
    case 'declined':
      return false;
    case 'blocked':
      return outcome.reason === 'not_owed';
    default:
      return true;
  }
}

/**
 * Charges waiting rent to a card that was just saved. Does not consume a slot of the schedule. Rent
 * whose schedule has ended gets one more attempt, during its period.
 */
export async function chargeRentToNewCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, payments, log } = billing;
  const charges = scheduledRent(billing);
  for (const id of await listScheduledRentOf(db, memberId)) {
    await chargeNewCard(billing, id, charges);
  }
  const failed = { payerId: memberId, mode: payments.mode, now: clock.now() };
  for (const id of await resumeFailedRent(db, failed)) {
    await runScheduled(billing, id, charges).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not collect failed rent; will retry');
    });
  }
}
