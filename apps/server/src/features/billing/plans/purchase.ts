import { randomUUID } from 'node:crypto';
import type { ApiError } from '@crewpad/contract';
import { addMonths, PLAN_RECORDS, type Plan, type PlanQuote, toCents } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { invalidInput, notFound, Refusal, refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type {
  ObligationKindRules,
  ObligationWords,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { findPayer, type Payer } from '../cards/cards.queries.ts';
import { ensureCustomer, replaceCustomer } from '../cards/customers.ts';
import { countNewCard, requireFewDeclines } from '../cards/new-cards.ts';
import { saveCard } from '../cards/save-card.ts';
import { closeObligation } from '../collection/cancel.ts';
import { collect, findEarlierAttempt } from '../collection/collect.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import { findOpen } from '../ledger/obligations.queries.ts';
import {
  type Billing,
  missingCustomer,
  noCardOnFile,
  refusedPayment,
  unusableMethod,
  withProvider,
} from '../provider.ts';
import { openDemoTerm, openRenewal, openSubscription } from './open-term.ts';
import {
  changeByCredit,
  type FreeChange,
  isPaid,
  otherPlanInProgress,
  payTerm,
  requirePlanFree,
} from './pay-term.ts';
import { findChangeByKey, findChangeOf, type Purchase, termOf } from './plan-changes.ts';
import {
  findChoice,
  type PlanChoice,
  type PlanForm,
  planSummary,
  priceChanged,
} from './plan-quote.ts';
import { findLastTerm, isRenewing, listDemoPayers, listPlansOf } from './plans.queries.ts';
import { grantTerm, lockPlanHolder } from './terms.ts';

export interface SubscriptionForm {
  user_plan: Plan;
  customer_id: string;
  payment_method: string;
}

/**
 * Pays the first term of a sign-up. A repeated call continues where the last one stopped.
 * @throws ApiError for every outcome but a payment
 */
export async function subscribe(
  services: Services,
  { actor, address }: MemberContext,
  form: SubscriptionForm,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { user_plan: plan, payment_method: paymentMethod } = form;
  const { chargeId } = moneyCall;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const linked = await findEarlierAttempt(services, moneyCall);
  if (linked?.refusal !== undefined) throw refusedPayment(linked.refusal);
  const payer = await findPayer(db, actor.id, payments.mode);
  if (form.customer_id !== payer.customerId) throw notFound();
  const purchase = termOf(plan);
  const request = { memberId: actor.id, purchase, mode: payments.mode, now: clock.now() };
  const opened = await openSubscription(db, request);
  if (opened.kind === 'has_plan') throw refusal(409, 'ALREADY_PAID', 'billing:first_term_paid');
  if (opened.kind === 'does_not_fit') throw invalidInput({ user_plan: ['user_plan_is_not_valid'] });
  const { obligation } = opened;
  // Checked before the card is touched.
  await requirePlanFree(services, obligation, purchase, linked);
  await requireFewDeclines(services, actor.id);
  return withProvider(services, async () => {
    await useCard(services, { payer, address }, form);
    const payment = { memberId: actor.id, obligation, purchase, paymentMethod, moneyCall };
    return payTerm(services, { ...payment, paidOtherwise: 'billing:first_term_paid' });
  });
}

/** Saves the card to charge as the card on file. */
async function useCard(
  services: Services,
  { payer: { id, customerId, paymentMethod }, address }: { payer: Payer; address: string },
  form: SubscriptionForm,
): Promise<void> {
  if (form.payment_method === paymentMethod || customerId === null) return;
  const card = {
    paymentMethod: form.payment_method,
    restoresRenewal: true,
    count: (used: string) => countNewCard(services, { memberId: id, address }, used),
  };
  const saved = await saveCard(services, id, customerId, card);
  if (saved === 'customer_missing') {
    await replaceCustomer(services, await findPayer(services.db, id, services.payments.mode));
    throw missingCustomer();
  }
  if (saved !== 'saved') throw unusableMethod('resource_missing');
}

export interface RenewalForm extends PlanForm {
  /** What the page showed as charged now, in US dollars. */
  amount?: number | undefined;
  /** Whether it must differ from the current plan. */
  isChange: boolean;
}

/**
 * The choice of a plan for the next term, which is not paid now: a cheaper one, or the present one
 * again; undefined for a purchase.
 * @throws ApiError 422 if the member cannot choose it, 409 if another price was shown
 */
export async function findLater(
  services: Services,
  { actor, locale }: MemberContext,
  form: RenewalForm,
): Promise<PlanChoice | undefined> {
  const choice = await findChoice(services, actor.id, form);
  const { holder, present, quote } = choice;
  if (form.isChange && quote.plan === present && holder.nextPlan !== null) return choice;
  if (quote.kind !== 'later') return undefined;
  if (form.amount !== undefined && form.amount !== 0) throw priceChanged(quote, textsIn(locale));
  return choice;
}

/** How often an open charge is closed for a change without a charge. */
const CLOSING_TRIES = 3;

/**
 * Pays one more term with the card on file, of the current plan or of another one, which replaces
 * the paid terms for a credit. Takes over an open renewal, so that no term is paid twice.
 * @throws ApiError for every outcome but a payment
 */
export async function renew(
  services: Services,
  context: MemberContext,
  form: RenewalForm,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db } = services;
  const { user_plan: plan } = form;
  const { actor, idempotencyKey } = context;
  const { chargeId } = moneyCall;
  const clientKey = `${form.isChange ? 'change' : 'renew'} ${idempotencyKey ?? randomUUID()}`;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const free = await findChangeByKey(db, actor.id, clientKey);
  if (free !== undefined) return { kind: 'paid', chargeId: free.id };
  const linked = await findEarlierAttempt(services, moneyCall);
  if (linked?.refusal !== undefined) throw refusedPayment(linked.refusal);
  const choice = await findChoice(services, actor.id, form);
  const purchase =
    (await findStarted(services, chargeId, { plan, clientKey })) ??
    purchaseOf(choice, requireShown(choice, form, context), clientKey);
  const { paymentMethod, expireAt } = choice.holder;
  if (paymentMethod === null) throw noCardOnFile();
  const request = { ...requestOf(services, context, choice), purchase };
  if (purchase.amountCents === 0) {
    return changeFree(services, context, { ...request, plan, clientKey, expireAt });
  }
  const opened = await openRenewal(db, request);
  if (opened.kind === 'renewed') return answerRenewed(services, actor.id, plan);
  if (opened.kind === 'too_early') throw tooEarly(opened.possibleFrom);
  const { obligation } = opened;
  await requirePlanFree(services, obligation, purchase, linked);
  await requireFewDeclines(services, actor.id);
  return withProvider(services, () =>
    payTerm(services, {
      memberId: actor.id,
      obligation,
      purchase,
      paymentMethod,
      moneyCall,
      paidOtherwise: 'billing:renewed_otherwise',
    }),
  );
}

function requestOf(
  { clock, payments }: Services,
  { actor, arrivedAt }: MemberContext,
  { holder: { expireAt } }: PlanChoice,
) {
  return { memberId: actor.id, expireAt, arrivedAt, mode: payments.mode, now: clock.now() };
}

/** What the same call began to pay, at the price of then. */
async function findStarted(
  { db }: Services,
  chargeId: number | undefined,
  { plan, clientKey }: { plan: Plan; clientKey: string },
): Promise<Purchase | undefined> {
  const open = chargeId === undefined ? undefined : await findOpen(db, chargeId);
  if (open?.plan !== plan) return undefined;
  const price = await findChangeOf(db, open.id);
  const change = price && { fromPlan: price.fromPlan, price, clientKey };
  return { plan, amountCents: open.amount_cents, change };
}

/** After the end of the paid terms there is nothing to replace. */
function purchaseOf(
  { holder: { expireAt }, present }: PlanChoice,
  quote: PlanQuote,
  clientKey: string,
): Purchase {
  const { kind, plan, chargeCents: amountCents, startsAt } = quote;
  const isChange = kind === 'now' && expireAt !== null && expireAt > startsAt;
  const change = isChange ? { fromPlan: present, price: quote, clientKey } : undefined;
  return { plan, amountCents, change };
}

/** @throws ApiError 409 if the price is not the one that was shown, or nothing is to be paid now */
function requireShown(
  { present, quote }: PlanChoice,
  { user_plan, amount, isChange }: RenewalForm,
  { locale }: MemberContext,
): PlanQuote {
  const isShown = amount === undefined || toCents(amount) === quote.chargeCents;
  if (!isShown || quote.kind === 'later') throw priceChanged(quote, textsIn(locale));
  if (isChange && user_plan === present) {
    throw invalidInput({ user_plan: ['user_plan_is_not_valid'] });
  }
  return quote;
}

/** A change that the credit pays. Closes an open charge first, so that no term is paid twice. */
async function changeFree(
  services: Services,
  { locale }: MemberContext,
  change: FreeChange,
): Promise<MoneyAnswer> {
  const { db, clock } = services;
  for (let tries = 1; tries <= CLOSING_TRIES; tries += 1) {
    const changed = await changeByCredit(db, { ...change, now: clock.now() });
    switch (changed.kind) {
      case 'changed':
        return { kind: 'paid', chargeId: changed.id };
      case 'renewed':
        return answerRenewed(services, change.memberId, change.plan);
      case 'dearer':
        throw priceChanged(changed.quote, textsIn(locale));
      case 'open':
        await withProvider(services, () => closeObligation(services, changed.obligationId));
    }
  }
  throw otherPlanInProgress();
}

/** The plan is paid far enough ahead; `possibleFrom` is when it can be paid again. */
function tooEarly(possibleFrom: Date): ApiError {
  return new Refusal(409, {
    text: ({ t, day }) => t('billing:too_early', { day: day(possibleFrom) }),
    error_code: 'RENEWAL_TOO_EARLY',
    possible_from: possibleFrom.toISOString(),
  });
}

/** Two calls that started from the same term pay for one term, not two. */
async function answerRenewed({ db }: Services, memberId: number, plan: Plan): Promise<MoneyAnswer> {
  const last = await findLastTerm(db, memberId);
  if (last?.plan !== plan || last.id === null)
    throw refusal(409, 'ALREADY_PAID', 'billing:renewed_otherwise');
  return { kind: 'paid', chargeId: last.id };
}

/** The documented demo members with a plan. */
const DEMO_PAYERS = ['lister.basic', 'lister.crew', 'lister.premium', 'lister.pro', 'seeker'].map(
  (name) => `${name}@crewpad.test`,
);
const CARD_EXPIRES_IN_YEARS = 3;

/**
 * Gives the documented demo members with a plan a sandbox card and pays their current term with it,
 * like a sign-up. Skips members who have paid, so it can be interrupted and repeated.
 */
export async function payDemoTerms(billing: Billing): Promise<void> {
  const { db, payments, clock } = billing;
  if (payments.mode !== 'sandbox') return;
  const { stripe } = payments;
  const payers = (await listDemoPayers(db, DEMO_PAYERS))
    // The term that started before this data was loaded.
    .map(({ id, plan, expireAt }) => {
      return { id, plan, startedAt: addMonths(expireAt, -PLAN_RECORDS[plan].months) };
    })
    // The audit trail is in the order of its entries.
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  for (const { id, plan, startedAt } of payers) {
    const term = await openDemoTerm(db, { memberId: id, plan, startedAt });
    const then = { ...billing, clock: { now: () => term.startedAt } };
    const payer = await findPayer(db, id, payments.mode);
    const customer = await ensureCustomer(then, payer);
    let method = payer.paymentMethod;
    if (method === null) {
      const paymentMethod = await stripe.paymentMethods.create({
        type: 'card',
        card: {
          number: '4242424242424242',
          exp_month: 12,
          exp_year: clock.now().getUTCFullYear() + CARD_EXPIRES_IN_YEARS,
          cvc: '123',
        },
        billing_details: { name: payer.name, address: { postal_code: '10001', country: 'US' } },
      });
      const card = { paymentMethod: paymentMethod.id, restoresRenewal: true };
      await saveCard(then, id, customer, card);
      method = paymentMethod.id;
    }
    const outcome = await collect(then, term.id, { paymentMethod: method, onSession: true });
    if (outcome.kind !== 'paid') throw new Error(`a demo member's term: ${outcome.kind}`);
  }
}

/** A term of a plan: the product is paid, and the payer gets the term. */
const subscription: ObligationKindRules = {
  kind: 'subscription',
  incomeAccount: 'subscriptions',
  lockRows: (trx, { payer_id }) => lockPlanHolder(trx, payer_id),
  async findBlock(trx, { cancel_requested_at, payer_id }, { isAutomatic }) {
    if (cancel_requested_at !== null) return 'not_owed';
    return isAutomatic && !(await isRenewing(trx, payer_id)) ? 'not_owed' : undefined;
  },
  findTerms: async () => null,
  applyPayment: grantTerm,
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const mail = obligation.collection === 'auto' ? 'renewal_failed' : 'payment_failed';
    const { id: obligationId, payer_id: memberId } = obligation;
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `${mail}:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail, memberId, ...about }, { now, key });
  },
  async orderRefundEmail(trx, { payer_id: memberId }, { id: refundId, step, returns }, now) {
    if (step !== 'done' && step !== 'returned' && step !== 'stopped') return;
    const key = `plan_refund:${refundId}:${step}:${returns}`;
    await orderMail(trx, { mail: 'plan_refund', memberId, refundId, step }, { now, key });
  },
  async applyDispute() {},
  async describe(db, ids, texts) {
    const words = new Map<number, ObligationWords>();
    for (const { id, plan } of await listPlansOf(db, ids)) {
      if (plan === null) continue;
      const title = texts.t(`common:${plan}_title`);
      const description = texts.t(`billing:${plan}_description`);
      words.set(id, { title, description, summary: planSummary(plan, texts) });
    }
    return words;
  },
};

/** The kinds of obligation that billing owns. */
export const billingKinds: readonly ObligationKindRules[] = [subscription];
