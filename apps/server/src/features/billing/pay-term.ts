import { setTimeout as sleep } from 'node:timers/promises';
import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Begun, MoneyAnswer } from '../../http/idempotency.ts';
import { conflict, tooManyRequests, unavailable } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { replaceCustomer } from './cards/ensure-customer.ts';
import { changePlan } from './collect/change-plan.ts';
import { collect } from './collect/collect.ts';
import type { Outcome, Wish } from './collect/outcome.ts';
import { giveUpAsked, type OwnAttempt } from './collect/own-attempt.ts';
import type { Obligation } from './commands/claim-obligation.ts';
import { refusedPayment } from './payment-refusals.ts';
import { readLedgerState } from './queries/ledger-state.ts';
import { readPayer } from './queries/payer.ts';
import { findDeclinesSince } from './queries/recent-declines.ts';

/** A member's wish to pay a term of a plan now. */
export interface TermPayment {
  memberId: number;
  obligation: Obligation;
  plan: Plan;
  paymentMethod: string;
  begun: Begun;
  /** What is said when it was paid for another plan meanwhile. */
  paidOtherwise: string;
}

/** How long a call waits for another one that works on the same payment. */
const BUSY_LIMIT_MS = 10_000;
const BUSY_POLL_MS = 100;
const HOUR_MS = 60 * 60 * 1000;
const DECLINES_AN_HOUR = 3;
const OTHER_PLAN_UNDER_WAY =
  'A payment for another plan is under way. Please wait until it has ended.';

/**
 * Pays an open obligation for a term, with its payer waiting for it.
 * @throws ApiError for everything that ends without a payment.
 */
export async function payTerm(services: Services, payment: TermPayment): Promise<MoneyAnswer> {
  const { obligation, plan, paymentMethod, begun } = payment;
  const { id: chargeId } = obligation;
  await begun.note(chargeId);
  if (isForAnother(obligation, plan)) {
    const changed = await changePlan(services, chargeId, plan);
    if (changed === 'busy') throw conflict(OTHER_PLAN_UNDER_WAY);
  }
  const wish: Wish = { paymentMethod, plan, onSession: true, call: begun };
  const outcome = await untilFree(() => collect(services, chargeId, wish));
  return answerOf(services, payment, outcome);
}

async function answerOf(
  services: Services,
  { memberId, obligation: { id: chargeId }, plan, paidOtherwise }: TermPayment,
  outcome: Outcome,
): Promise<MoneyAnswer> {
  switch (outcome.kind) {
    case 'paid':
    case 'processing':
      return { kind: outcome.kind, chargeId };
    case 'requires_action':
      return { kind: 'requires_action', chargeId, clientSecret: outcome.clientSecret };
    case 'busy':
      return { kind: 'processing', chargeId };
    case 'unavailable':
      throw unavailable();
    case 'other_plan':
      throw conflict(OTHER_PLAN_UNDER_WAY);
    case 'closed':
      if (await isPaid(services, chargeId, plan)) return { kind: 'paid', chargeId };
      if (await isPaid(services, chargeId)) throw conflict(paidOtherwise);
      throw conflict('This payment was cancelled.');
    case 'refused': {
      const { fault } = outcome;
      if (fault.kind === 'missing_customer') {
        await replaceCustomer(
          services,
          await readPayer(services.db, memberId, services.payments.mode),
        );
      }
      throw refusedPayment(fault);
    }
  }
}

/** Does it again while another call works on the same payment, for a while. */
async function untilFree(work: () => Promise<Outcome>): Promise<Outcome> {
  const end = performance.now() + BUSY_LIMIT_MS;
  for (;;) {
    const outcome = await work();
    if (outcome.kind !== 'busy' || performance.now() >= end) return outcome;
    await sleep(BUSY_POLL_MS);
  }
}

/**
 * Before anything is done: a payment for another plan that somebody works on is left alone, and one
 * whose owner was asked to confirm is over for the call that asked him.
 * @throws ApiError when the obligation cannot become one for this plan now.
 */
export async function refuseOtherPlan(
  services: Services,
  { id, plan: owed, amount_cents, lease_until }: Obligation,
  plan: Plan,
  own: OwnAttempt | undefined,
): Promise<void> {
  if (!isForAnother({ plan: owed, amount_cents }, plan)) return;
  if (own?.isAsked) throw refusedPayment(await giveUpAsked(services, id, own.id));
  if (lease_until !== null && lease_until > services.clock.now()) {
    throw conflict(OTHER_PLAN_UNDER_WAY);
  }
}

/** Whether what is owed is not a term of this plan at its price of today. */
export function isForAnother(
  { plan, amount_cents }: Pick<Obligation, 'plan' | 'amount_cents'>,
  wanted: Plan,
): boolean {
  return plan !== wanted || amount_cents !== PLAN_RECORDS[wanted].price_cents;
}

/** Whether a charge was paid; with a plan: for that one. */
export async function isPaid(
  { db }: Pick<Services, 'db'>,
  chargeId: number,
  plan?: Plan,
): Promise<boolean> {
  const state = await readLedgerState(db, chargeId);
  if (state === undefined || state.obligation.paid_at === null) return false;
  return plan === undefined || state.obligation.plan === plan;
}

/** @throws ApiError 429 until an hour has passed since the third last decline. */
export async function refuseManyDeclines(
  { db, clock, config }: Services,
  memberId: number,
): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now().getTime();
  const declines = await findDeclinesSince(db, memberId, new Date(now - HOUR_MS));
  const third = declines[DECLINES_AN_HOUR - 1];
  if (third === undefined) return;
  throw tooManyRequests(Math.max(1, Math.ceil((third.getTime() + HOUR_MS - now) / 1000)));
}
