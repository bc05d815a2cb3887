import { closeObligation } from '../collection/cancel.ts';
import { nextAttempt } from '../collection/dunning.ts';
import type { ChargeOutcome } from '../collection/outcome.ts';
import { type NewCardCharge, runSchedule, type Schedule } from '../collection/schedules.ts';
import { listCancelRequested } from '../ledger/queries/obligations.ts';
import type { Billing } from '../provider.ts';
import { changeLeased, isFor, termOf } from './change-plan.ts';
import { blockRenewal, endRenewal, openDueRenewals } from './commands/schedule-renewals.ts';
import { findRenewal, findRenewalOf, type Renewal } from './queries/renewals.ts';
import { renewalRules } from './renewal-schedule.ts';

const CANCELLED_AT_ONCE = 500;

/** How the next term of a plan is charged. */
export const renewalSchedule: Schedule<Renewal> = {
  ...renewalRules,
  kind: 'subscription',
  find: ({ db, payments }, id) => findRenewal(db, id, payments.mode),
  // The member may have tried another plan that was declined, or chosen one for this renewal.
  async prepare(billing, lease, { member: { plan } }) {
    if (plan === null) return { kind: 'blocked', reason: 'no_card' };
    if (await isFor(billing.db, lease.obligation, termOf(plan))) return lease;
    const changed = await changeLeased(billing, lease, termOf(plan));
    return typeof changed === 'string' ? { kind: changed } : { ...lease, obligation: changed };
  },
  retrySoon: (reason) => reason !== 'no_card',
  isBlocked: ({ card }) => card === null,
  block: ({ db, clock }, obligationId, nextAt) =>
    blockRenewal(db, { obligationId, nextAt, now: clock.now() }),
  async end({ db, clock }, { owner, obligation: { id: obligationId } }, { memberId }) {
    await endRenewal(db, { obligationId, memberId, owner, now: clock.now() });
    return 'decided';
  },
  async listWaiting({ db, clock, payments: { mode } }, memberId) {
    // A card that turns the renewal on again pays the term that it continues, if that ends within a day.
    await openDueRenewals(db, { mode, now: clock.now(), memberId });
    const id = await findRenewalOf(db, memberId, mode);
    return id === undefined ? [] : [id];
  },
  retriesNewCard: true,
};

/** Renews due plans, each by the one obligation of its term, and cancels what members no longer owe. */
export async function renewDue(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const { mode } = payments;
  for (const id of await listCancelRequested(db, mode, CANCELLED_AT_ONCE)) {
    await closeObligation(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not cancel an obligation; will retry');
    });
  }
  await openDueRenewals(db, { mode, now: clock.now() });
  await runSchedule(billing, renewalSchedule);
}

/** A renewal that was charged to a new card, and the outcome. */
export interface ChargedRenewal {
  renewal: Renewal;
  outcome: ChargeOutcome;
  /** When this card is charged next automatically; undefined for never. */
  nextAttemptAt: Date | undefined;
}

const isRenewal = (charge: NewCardCharge): charge is NewCardCharge & { state: Renewal } =>
  charge.kind === renewalSchedule.kind;

/** The renewal among what a new card was charged; undefined if none waited for it. */
export async function findChargedRenewal(
  { db, clock, payments }: Billing,
  charges: readonly NewCardCharge[],
): Promise<ChargedRenewal | undefined> {
  const charge = charges.find(isRenewal);
  if (charge === undefined) return undefined;
  const { id, state: renewal, outcome } = charge;
  if (outcome.kind !== 'declined') return { renewal, outcome, nextAttemptAt: undefined };
  const after = await findRenewal(db, id, payments.mode);
  const nextAttemptAt = after && nextAttempt(renewalRules, after, clock.now());
  return { renewal, outcome, nextAttemptAt };
}
