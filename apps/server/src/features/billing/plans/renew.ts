import { randomUUID } from 'node:crypto';
import type { ApiError } from '@crewpad/contract';
import { type Plan, type PlanQuote, toCents } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { invalidInput, Refusal, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { requireFewDeclines } from '../cards/new-cards.ts';
import { closeObligation } from '../collection/cancel.ts';
import { findEarlierAttempt } from '../collection/collect.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import { findOpen } from '../ledger/obligations.queries.ts';
import { noCardOnFile, refusedPayment, withProvider } from '../provider.ts';
import type { Purchase } from './change-plan.ts';
import { openRenewal } from './open-term.ts';
import {
  changeByCredit,
  type FreeChange,
  isPaid,
  otherPlanInProgress,
  payTerm,
  requirePlanFree,
} from './pay-term.ts';
import { findChangeByKey, findChangeOf } from './plan-changes.ts';
import { findChoice, type PlanChoice, type PlanForm, priceChanged } from './plan-quote.ts';
import { findLastTerm } from './plans.queries.ts';

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
