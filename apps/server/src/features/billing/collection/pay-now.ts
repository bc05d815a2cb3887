import type { ApiError } from '@crewpad/contract';
import { conflict, refusal, unavailable } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { replaceCustomer } from '../cards/customers.ts';
import { requireFewDeclines } from '../cards/new-cards.ts';
import { findCard } from '../cards/queries/cards.ts';
import { findPayer } from '../cards/queries/customers.ts';
import { isHeld } from '../ledger/commands/lease.ts';
import { findLedgerState, getPayeeName } from '../ledger/queries/obligations.ts';
import { isOpen } from '../ledger/statuses.ts';
import {
  cardShared,
  customerIdMissing,
  noCardOnFile,
  payeeNotReady,
  refusedPayment,
  unusableMethod,
  withProvider,
} from '../provider.ts';
import { collect } from './collect.ts';
import { findEarlierAttempt } from './earlier-attempt.ts';
import type { MoneyAnswer, MoneyCall } from './money-calls.ts';
import type { ChargeOutcome, ChargeRequest } from './outcome.ts';
import { closedMeanwhile, paymentInProgress } from './too-late.ts';

/**
 * Charges an obligation to its payer's card on file while they wait. A repeated call continues
 * where the last one stopped; any other one is refused while a payment is in progress.
 * @throws ApiError for every outcome but a payment
 */
export async function payNow(
  services: Services,
  {
    chargeId,
    payerId,
    shown,
  }: {
    chargeId: number;
    payerId: number;
    /** The amount in whole cents that the payer was shown, and the error if it is another one. */
    shown?: { cents: number; refusal: () => ApiError } | undefined;
  },
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, payments } = services;
  const isSame = moneyCall.chargeId === chargeId;
  const state = await findLedgerState(db, chargeId);
  if (state === undefined) throw new Error(`there is no obligation ${chargeId}`);
  const { status, paid_at, charge_id } = state.obligation;
  // What other money has settled in the meantime was not charged by this call.
  if (paid_at !== null && isSame && charge_id !== null) return { kind: 'paid', chargeId };
  if (paid_at !== null || !isOpen(status)) throw await closedMeanwhile(services, chargeId);
  if (status === 'collecting' && !isSame) {
    throw paymentInProgress(state.obligation, services.clock.now());
  }
  const linked = await findEarlierAttempt(services, moneyCall);
  if (linked?.refusal !== undefined) throw refusedPayment(linked.refusal);
  const card = await findCard(db, payerId, payments.mode);
  if (card === undefined || !card.valid) throw noCardOnFile();
  const payer = await findPayer(db, payerId, payments.mode);
  if (payer.customerId === null) throw customerIdMissing();
  await requireFewDeclines(services, payerId);
  await moneyCall.note(chargeId);
  const request: ChargeRequest = {
    paymentMethod: card.payment_method,
    onSession: true,
    call: moneyCall,
    ...(shown && { isAsRequested: ({ amount_cents }) => amount_cents === shown.cents }),
  };
  const outcome = await withProvider(services, () => collect(services, chargeId, request));
  if (outcome.kind === 'changed' && shown !== undefined) throw shown.refusal();
  if (outcome.kind === 'declined' && outcome.refusal.kind === 'missing_customer') {
    await replaceCustomer(services, payer);
    throw customerIdMissing();
  }
  return answerOf(services, { chargeId, isSame }, outcome);
}

/** @throws ApiError for every outcome but a payment */
export async function answerOf(
  services: Services,
  {
    chargeId,
    isSame,
    reader = 'payer',
  }: { chargeId: number; isSame: boolean; reader?: 'payer' | 'payee' },
  outcome: ChargeOutcome,
): Promise<MoneyAnswer> {
  switch (outcome.kind) {
    case 'paid':
    case 'processing':
      return { kind: outcome.kind, chargeId };
    case 'requires_action':
      return { kind: 'requires_action', chargeId, clientSecret: outcome.clientSecret };
    case 'unavailable':
      throw unavailable();
    case 'busy':
    case 'changed':
      return whileBusy(services, chargeId, isSame);
    case 'closed': {
      const state = await findLedgerState(services.db, chargeId);
      // Another process recorded this call's own payment.
      if (isSame && state?.obligation.charge_id != null) return { kind: 'paid', chargeId };
      throw await closedMeanwhile(services, chargeId, reader);
    }
    case 'blocked':
      if (outcome.reason === 'payee_not_ready') throw payeeNotReady();
      if (outcome.reason === 'card_disputed') throw conflict('billing:card_disputed');
      if (outcome.reason === 'objection')
        throw refusal(409, 'OBJECTION_OPEN', 'rentals:objection_open');
      if (outcome.reason === 'card_shared') throw await sharedWith(services, chargeId, reader);
      if (outcome.reason === 'not_by_card') throw conflict('billing:not_by_card');
      throw outcome.reason === 'no_card' ? noCardOnFile() : conflict('billing:cancelled');
    case 'declined': {
      const { refusal } = outcome;
      if (refusal.kind !== 'unusable_method') throw refusedPayment(refusal);
      throw unusableMethod(refusal.code, 'PAYMENT_METHOD_REQUIRED');
    }
  }
}

/** @throws ApiError 409, unless this call's own attempt may be in progress */
async function whileBusy(
  { db, clock }: Services,
  chargeId: number,
  isSame: boolean,
): Promise<MoneyAnswer> {
  const state = await findLedgerState(db, chargeId);
  if (state === undefined) throw new Error(`there is no obligation ${chargeId}`);
  const { obligation } = state;
  const now = clock.now();
  if (isSame && !isHeld(obligation, now)) return { kind: 'processing', chargeId };
  throw paymentInProgress(obligation, now);
}

async function sharedWith(
  { db }: Services,
  chargeId: number,
  reader: 'payer' | 'payee',
): Promise<ApiError> {
  if (reader === 'payee') return cardShared('billing:tenant_card_shared');
  const name = await getPayeeName(db, chargeId);
  return cardShared(({ t }) => t('billing:card_shared', { name }));
}
