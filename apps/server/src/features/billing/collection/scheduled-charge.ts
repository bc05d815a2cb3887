import type { Billing } from '../ledger/billing.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/commands/lease.ts';
import { closeObligation } from './cancel.ts';
import { chargeCardOnFile } from './charge-card-on-file.ts';
import { scheduleAttempt } from './commands/schedule-attempt.ts';
import type { DunningFacts } from './dunning.ts';

/** When an undecided step is repeated. */
const AGAIN_MS = 15 * 60 * 1000;

/** Undecided: the step is repeated soon. Close: the charge is no longer owed. */
export type StepResult = 'decided' | 'undecided' | 'close';

/** What a feature decides about the charges that it schedules. */
export interface ScheduledCharges {
  takeStep(lease: Lease): Promise<StepResult>;
  /** The card to charge now, apart from the schedule: it was not charged for this yet. */
  findNewCard(obligationId: number): Promise<DunningFacts['card']>;
}

/**
 * Takes the due step of a charge, unless another process holds it.
 * @throws what the step throws, after scheduling it again
 */
export async function runScheduled(
  billing: Billing,
  obligationId: number,
  charges: ScheduledCharges,
): Promise<void> {
  const { db, clock } = billing;
  const lease = await claimObligation(billing, obligationId, { dueAt: clock.now() });
  if (lease === undefined) return;
  const later = () =>
    scheduleAttempt(db, { obligationId, nextAt: new Date(clock.now().getTime() + AGAIN_MS) });
  let result: StepResult;
  try {
    result = await charges.takeStep(lease);
    if (result === 'undecided') await later();
  } catch (error) {
    await later();
    throw error;
  } finally {
    await releaseObligation(billing, lease);
  }
  if (result !== 'close') {
    // A card saved during the step could not be charged then.
    await chargeNewCard(billing, obligationId, charges);
  } else if (!(await closeObligation(billing, obligationId))) await later();
}

/** Charges a card that was just saved. Does not consume a slot of the schedule. */
export async function chargeNewCard(
  billing: Billing,
  obligationId: number,
  { findNewCard }: Pick<ScheduledCharges, 'findNewCard'>,
): Promise<void> {
  const { db, clock, log } = billing;
  const card = await findNewCard(obligationId);
  if (card === null) return;
  const lease = await claimObligation(billing, obligationId);
  // Another call is charging the previous card: the next run charges the new one.
  if (lease === undefined) return scheduleAttempt(db, { obligationId, nextAt: clock.now() });
  try {
    await chargeCardOnFile(billing, lease, card);
  } catch (error) {
    log.warn({ err: error, obligation: obligationId }, 'could not charge a new card; will retry');
  } finally {
    await releaseObligation(billing, lease);
  }
}
