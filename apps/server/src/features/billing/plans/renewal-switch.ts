import type { contract } from '@crewpad/contract';
import { type Locale, PLAN_RECORDS, type Plan, renewalChargeAt, toDollars } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { cancelIntent } from '../collection/cancel.ts';
import { attemptsWithCard, nextAttempt, nextStep } from '../collection/dunning.ts';
import { cancelObligation } from '../ledger/attempts.ts';
import { refusalOfAttempt } from '../ledger/declines.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/lease.ts';
import type { DunningAttempt } from '../ledger/pending.queries.ts';
import { type Billing, noCardOnFile, withProvider } from '../provider.ts';
import { findOpen, lockForTerm } from './open-term.ts';
import { changeLeased, termOf } from './plan-changes.ts';
import { lastPlan, type PlanChoice } from './plan-quote.ts';
import {
  findRenewal,
  findRenewalOf,
  getPlanHolder,
  type PlanHolder,
  type RenewalFacts,
  renewalRules,
} from './plans.queries.ts';
import { presentWaiting, type WaitingRenewal } from './present.ts';

interface Switch {
  memberId: number;
  /** Of the open renewal, whose payment intent is canceled; undefined if there is none. */
  lease?: Lease | undefined;
  now: Date;
}

/**
 * Switches the renewal of a plan. Off also cancels the open renewal.
 * @returns 'again' if a renewal was opened in the meantime, or the lease was lost
 */
function switchRenewal(
  db: Db,
  { memberId, repeat, lease, now }: Switch & { repeat: boolean },
): Promise<'switched' | 'ended' | 'again'> {
  return transaction(db, async (trx) => {
    const member = await lockForTerm(trx, memberId);
    const { expire_at: expireAt } = member;
    if (repeat && (expireAt === null || expireAt <= now)) return 'ended';
    if (!repeat && !(await closeRenewal(trx, memberId, lease, now))) return 'again';
    if (member.repeat === repeat) return 'switched';
    const change = repeat ? { repeat } : { repeat, next_plan: null };
    await changeRenewal(trx, { memberId, now, change, mailed: repeat ? 'on' : 'off', expireAt });
    return 'switched';
  });
}

/** Sets the plan that the next renewal charges, or clears it. */
function setNextPlan(
  db: Db,
  { memberId, nextPlan, lease, now }: Switch & { nextPlan: Plan | null },
): Promise<'set' | 'again'> {
  return transaction(db, async (trx) => {
    const member = await lockForTerm(trx, memberId);
    if (lease === undefined && (await hasRenewal(trx, memberId))) return 'again';
    const repeat = nextPlan !== null || member.repeat;
    if (member.next_plan === nextPlan && member.repeat === repeat) return 'set';
    const change = { next_plan: nextPlan, repeat };
    const mailed = nextPlan === null ? 'same_plan' : 'next_plan';
    await changeRenewal(trx, { memberId, now, change, mailed, expireAt: member.expire_at });
    return 'set';
  });
}

/** What an email says about a change of the renewal. */
export type RenewalChange = 'on' | 'off' | 'next_plan' | 'same_plan';

async function changeRenewal(
  trx: Trx,
  {
    memberId,
    change,
    mailed,
    expireAt,
    now,
  }: {
    memberId: number;
    change: { repeat: boolean; next_plan?: Plan | null };
    mailed: RenewalChange;
    expireAt: Date | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ ...change, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await audit(trx, {
    action: 'member.renewal_changed',
    actorId: memberId,
    memberId,
    details: change,
    at: now,
  });
  if (expireAt === null) return;
  const termEndsAt = expireAt.toISOString();
  await orderMail(trx, { mail: 'renewal_changed', memberId, termEndsAt, change: mailed }, { now });
}

/** @returns false if a renewal is open without its lease */
async function closeRenewal(
  trx: Trx,
  memberId: number,
  lease: Lease | undefined,
  now: Date,
): Promise<boolean> {
  if (lease === undefined) return !(await hasRenewal(trx, memberId));
  const { id: obligationId, payment_intent: canceled } = lease.obligation;
  return cancelObligation(trx, { obligationId, owner: lease.owner, canceled, now });
}

async function hasRenewal(trx: Trx, memberId: number): Promise<boolean> {
  const open = await findOpen(trx, memberId);
  return open !== undefined && open.collection === 'auto';
}

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
      const result = await work(lease);
      if (result !== 'again') return result;
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
  const refusal = attempts.map(refusalOf).find((item) => item !== undefined);
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
