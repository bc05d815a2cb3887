import { setTimeout as sleep } from 'node:timers/promises';
import type { contract } from '@crewpad/contract';
import {
  type Locale,
  type ObligationKind,
  PLAN_RECORDS,
  type Plan,
  type PlanQuote,
  type ProviderMode,
  renewalChargeAt,
  toDollars,
} from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { conflict, refusal, refusedIn, unavailable } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import {
  type Obligation,
  type ObligationKinds,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../../platform/services.ts';
import { type Text, type Texts, textsIn } from '../../../platform/texts.ts';
import { findPayer } from '../cards/cards.queries.ts';
import { replaceCustomer } from '../cards/customers.ts';
import { collect, type EarlierAttempt, expireConfirmation } from '../collection/collect.ts';
import { type DunningFacts, nextAttempt } from '../collection/dunning.ts';
import type { ChargeOutcome, ChargeRequest } from '../collection/intents.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import { type ComingCharge, listComingCharges } from '../hooks.ts';
import { refusalOfAttempt } from '../ledger/declines.ts';
import { isLeased } from '../ledger/lease.ts';
import { findLedgerState } from '../ledger/obligations.queries.ts';
import { type Billing, noCardOnFile, refusedPayment } from '../provider.ts';
import { findOpen, hasNewTerm } from './open-term.ts';
import { changePlan, findFreeChange, isFor, type Purchase, storeChange } from './plan-changes.ts';
import { lastPlan, quoteFor } from './plan-quote.ts';
import {
  type CardAttempt,
  findRenewal,
  findRenewalOf,
  getPlanHolder,
  listCardAttempts,
  renewalRules,
} from './plans.queries.ts';
import { restorableRenewal } from './renewal-switch.ts';
import { grantChange, lockPlanHolder } from './terms.ts';

/** A member's request to pay a term of a plan now. */
export interface TermPayment {
  memberId: number;
  obligation: Obligation;
  purchase: Purchase;
  paymentMethod: string;
  moneyCall: MoneyCall;
  /** The message if it was paid for another plan in the meantime. */
  paidOtherwise: Text;
}

export const otherPlanInProgress = () =>
  refusal(409, 'PAYMENT_IN_PROGRESS', 'billing:other_plan_in_progress');

/** How long a call waits for a concurrent one on the same payment. */
const BUSY_LIMIT_MS = 10_000;
const BUSY_POLL_MS = 100;

/**
 * Pays an open obligation for a term while its payer waits.
 * @throws ApiError for every outcome but a payment
 */
export async function payTerm(services: Services, payment: TermPayment): Promise<MoneyAnswer> {
  const { obligation, purchase, paymentMethod, moneyCall } = payment;
  const { id: chargeId } = obligation;
  await moneyCall.note(chargeId);
  if (!(await isFor(services.db, obligation, purchase))) {
    const changed = await changePlan(services, chargeId, purchase);
    if (changed === 'busy') throw otherPlanInProgress();
  }
  const request: ChargeRequest = {
    paymentMethod,
    onSession: true,
    isAsRequested: ({ plan, amount_cents }) =>
      plan === purchase.plan && amount_cents === purchase.amountCents,
    call: moneyCall,
  };
  const outcome = await untilFree(() => collect(services, chargeId, request));
  return answerOf(services, payment, outcome);
}

async function answerOf(
  services: Services,
  { memberId, obligation: { id: chargeId }, purchase: { plan }, paidOtherwise }: TermPayment,
  outcome: ChargeOutcome,
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
    case 'changed':
      throw otherPlanInProgress();
    case 'closed':
      if (await isPaid(services, chargeId, plan)) return { kind: 'paid', chargeId };
      if (await isPaid(services, chargeId)) throw refusal(409, 'ALREADY_PAID', paidOtherwise);
      throw conflict('billing:cancelled');
    case 'blocked':
      throw outcome.reason === 'no_card' ? noCardOnFile() : conflict('billing:cancelled');
    case 'declined': {
      const { refusal } = outcome;
      if (refusal.kind === 'missing_customer') {
        await replaceCustomer(
          services,
          await findPayer(services.db, memberId, services.payments.mode),
        );
      }
      throw refusedPayment(refusal);
    }
  }
}

/** Repeats the work for a while, as long as another call holds the same payment. */
async function untilFree(work: () => Promise<ChargeOutcome>): Promise<ChargeOutcome> {
  const end = performance.now() + BUSY_LIMIT_MS;
  for (;;) {
    const outcome = await work();
    if (outcome.kind !== 'busy' || performance.now() >= end) return outcome;
    await sleep(BUSY_POLL_MS);
  }
}

/**
 * Checks first whether the obligation can be for this purchase: not while a payment for another plan is
 * in progress. An attempt waiting for its card owner counts as over for the call that made it.
 * @throws ApiError if the obligation cannot be for this plan now
 */
export async function requirePlanFree(
  services: Services,
  obligation: Obligation,
  purchase: Purchase,
  linked: EarlierAttempt | undefined,
): Promise<void> {
  if (await isFor(services.db, obligation, purchase)) return;
  if (linked?.requiresAction) {
    throw refusedPayment(await expireConfirmation(services, obligation.id, linked.id));
  }
  if (isLeased(obligation, services.clock.now())) {
    throw otherPlanInProgress();
  }
}

/** Whether a charge was paid; with a plan, for that one. */
export async function isPaid(
  { db }: Pick<Services, 'db'>,
  chargeId: number,
  plan?: Plan,
): Promise<boolean> {
  const state = await findLedgerState(db, chargeId);
  if (state === undefined || state.obligation.paid_at === null) return false;
  return plan === undefined || state.obligation.plan === plan;
}

/** What the schedule would do with a card that is saved now, and was never charged. */
export const withUntriedCard = <F extends DunningFacts>(facts: F, now: Date): F => ({
  ...facts,
  card: { paymentMethod: '', changedAt: now },
});

/** What a card is charged when it is saved, and what later, earliest first. */
export async function listWillCharge(
  billing: Billing,
  memberId: number,
  locale: Locale,
): Promise<contract.billing.WillCharge[]> {
  const { db, obligationKinds } = billing;
  const texts = textsIn(locale);
  const lists = await Promise.all([
    listPlanCharges(billing, memberId),
    listComingCharges(billing, memberId),
  ]);
  const coming = lists.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const titles = await titlesOf({ db, obligationKinds }, coming, texts);
  return coming.map(({ id, kind, cents, at, isAtOnce, title }) => ({
    charge_id: id,
    kind,
    title: title?.(texts) ?? titles.get(id ?? 0) ?? texts.t('billing:payment'),
    amount: toDollars(cents),
    at: at.toISOString(),
    at_once: isAtOnce,
  }));
}

/** The plan's open renewal, or its next one. */
async function listPlanCharges(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const [holder, id] = await Promise.all([
    getPlanHolder(db, memberId, { mode, now }),
    findRenewalOf(db, memberId, mode),
  ]);
  const { repeat, expireAt } = holder;
  const plan = holder.nextPlan ?? lastPlan(holder);
  if (plan === null || expireAt === null) return [];
  const { price_cents: cents, renews } = PLAN_RECORDS[plan];
  const renewal = id === undefined ? undefined : await findRenewal(db, id, mode);
  if (!repeat || renewal === undefined) {
    const at = renewalChargeAt(expireAt, now);
    const isAtOnce = at <= now;
    // The card turns a renewal on again during the term.
    const isOn = repeat || (isAtOnce && restorableRenewal(holder, now) !== null);
    if (!renews || !isOn) return [];
    const title: ComingCharge['title'] = ({ t }) => t(`common:${plan}_title`);
    return [{ id: null, kind: 'subscription', cents, at, isAtOnce, title }];
  }
  const facts = withUntriedCard(renewal, now);
  const charge = { id: renewal.id, kind: 'subscription' as const, cents };
  if (renewalRules.isNewCardDue(facts, now)) return [{ ...charge, at: now, isAtOnce: true }];
  const at = nextAttempt(renewalRules, facts, now);
  return at === undefined ? [] : [{ ...charge, at, isAtOnce: false }];
}

/** What saving a card has set off: what was charged, or why it was not. */
export async function listCharged(
  { db, obligationKinds, payments: { mode } }: Billing,
  memberId: number,
  since: Date,
  locale: Locale,
): Promise<contract.billing.Charged[]> {
  const texts = textsIn(locale);
  const attempts = await listCardAttempts(db, { memberId, mode, since });
  const titles = await titlesOf({ db, obligationKinds }, attempts, texts);
  return attempts.map((attempt) => ({
    charge_id: attempt.id,
    kind: attempt.kind,
    title: titles.get(attempt.id) ?? texts.t('billing:payment'),
    amount: toDollars(attempt.cents),
    ...outcomeOf(attempt, texts),
  }));
}

function outcomeOf(
  attempt: CardAttempt,
  texts: Texts,
): Pick<contract.billing.Charged, 'status' | 'reason'> {
  const { status } = attempt;
  if (status === 'paid' || status === 'requires_action') return { status, reason: null };
  if (status !== 'declined') return { status: 'processing', reason: null };
  const refusal = refusalOfAttempt(attempt);
  if (refusal === undefined) return { status: 'processing', reason: null };
  const { message } = refusedIn(texts, refusedPayment(refusal)).body;
  const asksBank = refusal.kind === 'card' && refusal.code === 'authentication_required';
  return { status: asksBank ? 'requires_action' : 'declined', reason: message };
}

/** The summaries of obligations of several kinds, by id. */
async function titlesOf(
  { db, obligationKinds }: { db: Db; obligationKinds: ObligationKinds },
  charges: readonly { id: number | null; kind: ObligationKind }[],
  texts: Texts,
): Promise<ReadonlyMap<number, string>> {
  const opened = charges.flatMap(({ id, kind }) => (id === null ? [] : [{ id, kind }]));
  const byKind = [...Map.groupBy(opened, ({ kind }) => kind)];
  const words = await Promise.all(
    byKind.map(([kind, rows]) => {
      const ids = rows.map(({ id }) => id);
      return rulesOf(obligationKinds, kind).describe(db, ids, texts);
    }),
  );
  return new Map(words.flatMap((map) => [...map].map(([id, { summary }]) => [id, summary])));
}

export interface FreeChange {
  memberId: number;
  mode: ProviderMode;
  plan: Plan;
  /** End of the terms that the member wants to replace. */
  expireAt: Date | null;
  arrivedAt: Date | undefined;
  clientKey: string;
  now: Date;
}

export type ChangedByCredit =
  | { kind: 'changed'; id: number }
  /** Another call was first. */
  | { kind: 'renewed' }
  /** An open charge must be closed first. */
  | { kind: 'open'; obligationId: number }
  /** The credit no longer pays all. */
  | { kind: 'dearer'; quote: PlanQuote };

/** Changes the plan at once, if the credit for unused days pays for the new term. */
export function changeByCredit(db: Db, change: FreeChange): Promise<ChangedByCredit> {
  const { memberId, mode, plan, clientKey, now } = change;
  return transaction(db, async (trx): Promise<ChangedByCredit> => {
    await lockPlanHolder(trx, memberId);
    const holder = await getPlanHolder(trx, memberId, { mode, now });
    if (await hasNewTerm(trx, holder.expireAt, change)) return { kind: 'renewed' };
    const open = await findOpen(trx, memberId);
    if (open !== undefined) return { kind: 'open', obligationId: open.id };
    const quote = quoteFor(holder, { plan, now: true }, now);
    const fromPlan = lastPlan(holder);
    if (quote.kind !== 'now' || quote.chargeCents > 0 || fromPlan === null) {
      return { kind: 'dearer', quote };
    }
    const about = { memberId, obligationId: null, now };
    const id = await storeChange(trx, { fromPlan, price: quote, clientKey }, about);
    const stored = await findFreeChange(trx, id);
    if (stored === undefined) throw new Error(`change ${id} was not stored`);
    await grantChange(trx, { change: stored, mode }, now);
    await orderMail(
      trx,
      { mail: 'plan_changed', memberId, planChangeId: id },
      { now, key: `plan_changed:${id}` },
    );
    return { kind: 'changed', id };
  });
}
