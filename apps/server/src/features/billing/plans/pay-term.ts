import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '@crewpad/domain';
import { conflict, refusal, unavailable } from '../../../platform/errors.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../../platform/services.ts';
import type { Text } from '../../../platform/texts.ts';
import { replaceCustomer } from '../cards/customers.ts';
import { findPayer } from '../cards/queries/customers.ts';
import { collect } from '../collection/collect.ts';
import { type EarlierAttempt, expireConfirmation } from '../collection/earlier-attempt.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import type { ChargeOutcome, ChargeRequest } from '../collection/outcome.ts';
import { isLeased } from '../ledger/commands/lease.ts';
import { findLedgerState } from '../ledger/queries/obligations.ts';
import { noCardOnFile, refusedPayment } from '../provider.ts';
import { changePlan, isFor, type Purchase } from './change-plan.ts';

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
