import { setTimeout as sleep } from 'node:timers/promises';
import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Begun, MoneyAnswer } from '../../http/idempotency.ts';
import type { MemberActor } from '../../platform/actor.ts';
import {
  conflict,
  invalidInput,
  notFound,
  tooManyRequests,
  unavailable,
} from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { replaceCustomer } from './cards/ensure-customer.ts';
import { saveCard } from './cards/save-card.ts';
import { changePlan } from './collect/change-plan.ts';
import { collect } from './collect/collect.ts';
import type { Outcome, Wish } from './collect/outcome.ts';
import { giveUpAsked, readOwnAttempt } from './collect/own-attempt.ts';
import type { Obligation } from './commands/claim-obligation.ts';
import { openSubscription } from './commands/open-subscription.ts';
import { missingCustomer, refusedPayment, unusableMethod } from './payment-refusals.ts';
import { answeringProvider } from './provider-guard.ts';
import { readLedgerState } from './queries/ledger-state.ts';
import { type Payer, readPayer } from './queries/payer.ts';
import { findDeclinesSince } from './queries/recent-declines.ts';

export interface SubscriptionForm {
  user_plan: Plan;
  customer_id: string;
  payment_method: string;
}

/** How long a call waits for another one that works on the same payment. */
const BUSY_LIMIT_MS = 10_000;
const BUSY_POLL_MS = 100;
const HOUR_MS = 60 * 60 * 1000;
const DECLINES_AN_HOUR = 3;
const FIRST_TERM_PAID = 'Your first term was paid already. To go on with your plan, renew it.';
const OTHER_PLAN_UNDER_WAY =
  'A payment for another plan is under way. Please wait until it has ended.';

/**
 * Pays the first term of a sign-up. The same call again goes on where the last one stopped.
 * @throws ApiError for everything that ends without a payment.
 */
export async function subscribe(
  services: Services,
  actor: MemberActor,
  form: SubscriptionForm,
  begun: Begun,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { chargeId } = begun;
  if (chargeId !== undefined && (await isPaid(services, chargeId, form.user_plan))) {
    return { kind: 'paid', chargeId };
  }
  const own = await readOwnAttempt(services, begun);
  if (own?.refusal !== undefined) throw refusedPayment(own.refusal);
  const payer = await readPayer(db, actor.id, payments.mode);
  if (form.customer_id !== payer.customerId) throw notFound();
  const wish = { memberId: actor.id, plan: form.user_plan, mode: payments.mode, now: clock.now() };
  const opened = await openSubscription(db, wish);
  if (opened.kind === 'has_plan') throw conflict(FIRST_TERM_PAID);
  if (opened.kind === 'does_not_fit') throw invalidInput({ user_plan: ['user_plan_is_not_valid'] });
  if (isForAnother(opened.obligation, form.user_plan)) {
    const { id, lease_until } = opened.obligation;
    if (own?.isAsked) throw refusedPayment(await giveUpAsked(services, id, own.id));
    // Before anything is done with his card.
    if (lease_until !== null && lease_until > wish.now) throw conflict(OTHER_PLAN_UNDER_WAY);
  }
  await refuseManyDeclines(services, actor.id);
  return answeringProvider(services, async () => {
    await useCard(services, payer, form);
    return pay(services, payer, opened.obligation, form, begun);
  });
}

async function pay(
  services: Services,
  payer: Payer,
  obligation: Obligation,
  form: SubscriptionForm,
  begun: Begun,
): Promise<MoneyAnswer> {
  const { id: chargeId } = obligation;
  await begun.note(chargeId);
  if (isForAnother(obligation, form.user_plan)) {
    const changed = await changePlan(services, chargeId, form.user_plan);
    if (changed === 'busy') throw conflict(OTHER_PLAN_UNDER_WAY);
  }
  const { payment_method: paymentMethod, user_plan: plan } = form;
  const wish: Wish = { paymentMethod, plan, onSession: true, call: begun };
  const outcome = await untilFree(() => collect(services, chargeId, wish));
  return answerOf(services, payer, { chargeId, plan }, outcome);
}

async function answerOf(
  services: Services,
  payer: Payer,
  { chargeId, plan }: { chargeId: number; plan: Plan },
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
      if (await isPaid(services, chargeId)) throw conflict(FIRST_TERM_PAID);
      throw conflict('This payment was cancelled.');
    case 'refused':
      if (outcome.fault.kind === 'missing_customer') await replaceCustomer(services, payer);
      throw refusedPayment(outcome.fault);
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

/** The card that is to be charged becomes the card on file. */
async function useCard(
  services: Services,
  { id, customerId, paymentMethod }: Payer,
  form: SubscriptionForm,
): Promise<void> {
  if (form.payment_method === paymentMethod || customerId === null) return;
  const saved = await saveCard(services, id, customerId, form.payment_method);
  if (saved === 'customer_missing') {
    await replaceCustomer(services, await readPayer(services.db, id, services.payments.mode));
    throw missingCustomer();
  }
  if (saved !== 'saved') throw unusableMethod('resource_missing');
}

function isForAnother({ plan, amount_cents }: Obligation, wanted: Plan): boolean {
  return plan !== wanted || amount_cents !== PLAN_RECORDS[wanted].price_cents;
}

/** Whether a charge was paid; with a plan: for that one. */
async function isPaid({ db }: Services, chargeId: number, plan?: Plan): Promise<boolean> {
  const state = await readLedgerState(db, chargeId);
  if (state === undefined || state.obligation.paid_at === null) return false;
  return plan === undefined || state.obligation.plan === plan;
}

/** @throws ApiError 429 until an hour has passed since the third last decline. */
async function refuseManyDeclines(
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
