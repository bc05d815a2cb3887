import type { contract } from '@crewpad/contract';
import { type Locale, PLAN_RECORDS, renewalChargeAt, toDollars } from '@crewpad/domain';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import { attemptsWithCard, nextAttempt, nextStep } from '../collection/dunning.ts';
import { refusalOfAttempt } from '../ledger/declines.ts';
import type { DunningAttempt } from '../ledger/pending.queries.ts';
import type { Billing } from '../provider.ts';
import { findRenewal, findRenewalOf, getPlanHolder, type PlanHolder } from './plans.queries.ts';
import { presentWaiting, type WaitingRenewal } from './present.ts';
import { type RenewalFacts, renewalRules } from './renewal-schedule.ts';

/** What a scheduled renewal waits for; undefined if nothing, or it is being charged. */
export function waitingOf(facts: RenewalFacts, now: Date): WaitingRenewal | undefined {
  if (nextStep(renewalRules, facts, now) === 'cancel') return undefined;
  const outcome = facts.card === null ? withoutCard(facts) : lastOutcome(attemptsWithCard(facts));
  return outcome && { outcome, nextAttemptAt: nextAttempt(renewalRules, facts, now) };
}

/** Only once it was due: an earlier end does not count against a deleted card. */
function withoutCard({ status }: RenewalFacts): { kind: 'blocked' } | undefined {
  return status === 'blocked' ? { kind: 'blocked' } : undefined;
}

function lastOutcome(attempts: readonly DunningAttempt[]): WaitingRenewal['outcome'] | undefined {
  const [latest] = attempts;
  if (latest?.status === 'requires_action') return { kind: 'requires_action' };
  if (latest?.status !== 'declined') return undefined;
  const refusal = attempts.map(refusalOf).find((one) => one !== undefined);
  return refusal && { kind: 'declined', refusal };
}

function refusalOf({ status, code, declineCode }: DunningAttempt): Refusal | undefined {
  return refusalOfAttempt({ status, code, decline_code: declineCode });
}

/** The member's renewal that needs their action; null if none. */
export async function findWaitingRenewal(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
  locale: Locale,
): Promise<contract.billing.ChargedRenewal> {
  const id = await findRenewalOf(db, memberId, mode);
  const renewal = id === undefined ? undefined : await findRenewal(db, id, mode);
  const waiting = renewal && waitingOf(renewal, clock.now());
  return renewal && waiting ? presentWaiting(renewal, waiting, locale) : null;
}

/** What saving a card would re-enable; null if it changes no renewal. */
export async function findRestorableRenewal(
  { db, clock, payments }: Billing,
  memberId: number,
): Promise<contract.billing.RestorableRenewal | null> {
  const now = clock.now();
  return restorableRenewal(await getPlanHolder(db, memberId, { mode: payments.mode, now }), now);
}

export function restorableRenewal(
  { plan, repeat, expireAt }: PlanHolder,
  now: Date,
): contract.billing.RestorableRenewal | null {
  if (plan === null || repeat || expireAt === null || expireAt <= now) return null;
  const { renews, price_cents } = PLAN_RECORDS[plan];
  if (!renews) return null;
  const chargeAt = renewalChargeAt(expireAt, now);
  return {
    plan,
    amount: toDollars(price_cents),
    term_ends_at: expireAt.toISOString(),
    charge_at: chargeAt.toISOString(),
  };
}
