import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS, renewalChargeAt, toDollars } from '@crewpad/domain';
import { conflict, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { cancelIntent } from '../collection/cancel.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/commands/lease.ts';
import { noCardOnFile, withProvider } from '../provider.ts';
import { changeLeased, termOf } from './change-plan.ts';
import { setNextPlan, switchRenewal } from './commands/switch-renewal.ts';
import type { PlanChoice } from './plan-choice.ts';
import { lastPlan } from './plan-quote.ts';
import { getPlanHolder } from './queries/plan-holder.ts';
import { findRenewalOf } from './queries/renewals.ts';

const renewalInProgress = () => refusal(409, 'PAYMENT_IN_PROGRESS', 'billing:renewal_in_progress');
const renewedJustNow = () => refusal(409, 'ALREADY_PAID', 'billing:renewed_just_now');

/** How often the renewal may begin between reading it and changing it. */
const TRIES = 3;

/**
 * Works while no process charges the member's renewal: under its lease, or while there is none.
 * @param work returns 'again' if a renewal was opened in the meantime
 * @throws ApiError 409 while an attempt is in flight
 */
async function whileNotCharged<T>(
  services: Services,
  memberId: number,
  work: (lease: Lease | undefined) => Promise<T | 'again'>,
): Promise<T> {
  const { db, payments } = services;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const id = await findRenewalOf(db, memberId, payments.mode);
    const lease = id === undefined ? undefined : await claimObligation(services, id);
    if (id !== undefined && lease === undefined) throw renewalInProgress();
    try {
      const done = await work(lease);
      if (done !== 'again') return done;
    } finally {
      if (lease !== undefined) await releaseObligation(services, lease);
    }
  }
  throw renewalInProgress();
}

/**
 * Switches the renewal of a plan on or off. Off cancels an open renewal, whose payment intent
 * first: the plan is then either charged or not renewed.
 * @throws ApiError 409 while it is being charged, after it was, or after the end of the term
 */
export async function setRenewal(
  services: Services,
  memberId: number,
  repeat: boolean,
): Promise<void> {
  const { db, clock, payments } = services;
  const { mode } = payments;
  if (repeat) {
    const holder = await getPlanHolder(db, memberId, { mode, now: clock.now() });
    if (holder.paymentMethod === null) throw noCardOnFile();
    const switched = await switchRenewal(db, { memberId, repeat, now: clock.now() });
    if (switched === 'ended') throw conflict('billing:term_has_ended');
    return;
  }
  await withProvider(services, () =>
    whileNotCharged(services, memberId, async (lease) => {
      if (lease !== undefined) {
        const { id, payment_intent: intent } = lease.obligation;
        const canceled = await cancelIntent(services, { id, intent });
        if (canceled === 'busy') throw renewalInProgress();
        if (canceled === 'paid') throw renewedJustNow();
      }
      return switchRenewal(db, { memberId, repeat, lease, now: clock.now() });
    }),
  );
}

/**
 * Chooses a cheaper plan for the next renewal, or the present one again. Charges nothing.
 * @throws ApiError 409 while the renewal is being charged, 422 without a card
 */
export async function chooseNextPlan(
  services: Services,
  memberId: number,
  { holder, present, quote: { plan } }: PlanChoice,
): Promise<void> {
  const { db, clock } = services;
  const nextPlan = plan === present ? null : plan;
  if (nextPlan !== null && holder.paymentMethod === null) throw noCardOnFile();
  await withProvider(services, () =>
    whileNotCharged(services, memberId, async (lease) => {
      if (lease !== undefined && lease.obligation.plan !== plan) {
        const changed = await changeLeased(services, lease, termOf(plan));
        if (changed === 'busy') throw renewalInProgress();
        if (changed === 'paid') throw renewedJustNow();
      }
      return setNextPlan(db, { memberId, nextPlan, lease, now: clock.now() });
    }),
  );
}

/** Whether, when and at what price a lister's plan renews. */
export async function readRenewal(
  { db, clock, payments }: Services,
  memberId: number,
): Promise<contract.billing.PlanRenewal> {
  const now = clock.now();
  const holder = await getPlanHolder(db, memberId, { mode: payments.mode, now });
  const { repeat, expireAt } = holder;
  const plan = holder.nextPlan ?? lastPlan(holder);
  if (plan === null || expireAt === null) throw new Error(`member ${memberId} has no plan`);
  const chargeAt = renewalChargeAt(expireAt, now);
  return {
    repeat,
    plan,
    amount: toDollars(PLAN_RECORDS[plan].price_cents),
    term_ends_at: expireAt.toISOString(),
    charge_at: repeat && expireAt > now ? chargeAt.toISOString() : null,
  };
}
