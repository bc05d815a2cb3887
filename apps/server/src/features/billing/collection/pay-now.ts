import type { ApiError } from '@crewpad/contract';
import Stripe from 'stripe';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  accountLocked,
  conflict,
  notFound,
  paymentRefused,
  refusal,
  unavailable,
} from '../../../platform/errors.ts';
import { type Obligation, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { findCard, findPayer } from '../cards/cards.queries.ts';
import { replaceCustomer } from '../cards/customers.ts';
import { requireFewDeclines } from '../cards/new-cards.ts';
import { isHeld } from '../ledger/lease.ts';
import {
  type ChargeRow,
  findCharge,
  findLedgerState,
  getPayeeName,
  getPayerName,
  isOpen,
} from '../ledger/obligations.queries.ts';
import * as obligations from '../ledger/obligations.ts';
import { listDunningAttempts } from '../ledger/pending.queries.ts';
import {
  type Billing,
  cardShared,
  customerIdMissing,
  noCardOnFile,
  payeeNotReady,
  refusedPayment,
  unusableMethod,
  withProvider,
} from '../provider.ts';
import { closedMeanwhile, paymentInProgress } from './cancel.ts';
import { collect, findEarlierAttempt } from './collect.ts';
import type { ChargeOutcome, ChargeRequest } from './intents.ts';
import type { MoneyAnswer, MoneyCall, MoneyCalls } from './money-calls.ts';
import { reconcile } from './sync.ts';

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
    shownAmount,
  }: {
    chargeId: number;
    payerId: number;
    /** The amount in whole cents that the payer was shown, and the error if it is another one. */
    shownAmount?: { cents: number; refusal: () => ApiError } | undefined;
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
    ...(shownAmount && { isAsRequested: ({ amount_cents }) => amount_cents === shownAmount.cents }),
  };
  const outcome = await withProvider(services, () => collect(services, chargeId, request));
  if (outcome.kind === 'changed' && shownAmount !== undefined) throw shownAmount.refusal();
  if (outcome.kind === 'declined' && outcome.refusal.kind === 'missing_customer') {
    await replaceCustomer(services, payer);
    throw customerIdMissing();
  }
  return answerOf(services, { chargeId, isSame }, outcome);
}

/** @throws ApiError for every outcome but a payment */
async function answerOf(
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
      if (outcome.reason === 'collections_held')
        throw await collectionsHeld(services, chargeId, reader);
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

async function collectionsHeld(
  { db }: Services,
  chargeId: number,
  reader: 'payer' | 'payee',
): Promise<ApiError> {
  if (reader === 'payee') return accountLocked();
  const name = await getPayeeName(db, chargeId);
  return conflict(({ t }) => t('billing:collections_held', { name }));
}

/**
 * A charge for its payer or payee. While it is in flight, the payer's call reads it at the
 * provider, so that a waiting page does not depend on webhooks.
 */
export async function findCurrentCharge(
  billing: Billing,
  id: number,
  memberId: number,
): Promise<ChargeRow | undefined> {
  const row = await findCharge(billing.db, id, memberId);
  if (row?.status !== 'collecting' || row.payer_id !== memberId) return row;
  try {
    await reconcile(billing, id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn({ err: error, obligation: id }, 'could not read a payment from the provider');
    return row;
  }
  return findCharge(billing.db, id, memberId);
}

/**
 * The client secret for a confirmation in the browser. Read at the provider each time and never
 * stored; undefined if there is nothing to confirm, or the provider is unreachable.
 */
export async function findClientSecret(
  { payments, log }: Billing,
  { status, payer_id, payment_intent }: ChargeRow,
  memberId: number,
): Promise<string | undefined> {
  if (status !== 'action_required' || payer_id !== memberId || payment_intent === null) {
    return undefined;
  }
  try {
    const intent = await payments.stripe.paymentIntents.retrieve(payment_intent);
    return intent.status === 'requires_action' ? (intent.client_secret ?? undefined) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'could not read a charge from the provider');
    return undefined;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Charges an open obligation to its payer's card on file immediately: for the waiting payer, or for
 * the payee off-session.
 * @throws ApiError 404 for strangers; 409 if it cannot be charged this way; otherwise as `payNow`
 */
export async function collectCharge(
  services: Services,
  calls: MoneyCalls,
  { actor, idempotencyKey: key }: MemberContext,
  id: number,
): Promise<MoneyAnswer> {
  const { db, clock } = services;
  const obligation = (await findLedgerState(db, id))?.obligation;
  const by = obligation && partyOf(obligation, actor.id);
  if (obligation === undefined || by === undefined) throw notFound();
  const call = { memberId: actor.id, operation: 'collect', key, body: { id } };
  return calls.run(call, clock.now(), async (moneyCall) => {
    await requireCollectable(services, obligation, by);
    return by === 'payer'
      ? payNow(services, { chargeId: id, payerId: actor.id }, moneyCall)
      : chargeForPayee(services, obligation, moneyCall);
  });
}

function partyOf({ payer_id, payee_id }: Obligation, memberId: number) {
  if (payer_id === memberId) return 'payer';
  return payee_id === memberId ? 'payee' : undefined;
}

/** @throws ApiError 409 */
async function requireCollectable(
  { db, clock, obligationKinds }: Services,
  obligation: Obligation,
  by: 'payer' | 'payee',
): Promise<void> {
  // Paid and closed ones are handled below.
  if (!isOpen(obligation.status)) return;
  const rules = rulesOf(obligationKinds, obligation.kind);
  const isAllowed = await rules.mayCollect?.(db, obligation, by, clock.now());
  if (by === 'payee' && obligation.status === 'action_required')
    throw await waitsForBank(db, obligation);
  if (isAllowed) return;
  throw conflict(by === 'payer' ? 'billing:not_here' : 'billing:only_tenant_pays');
}

/** Nobody but the tenant can confirm it, whatever else would keep the lister from a charge. */
async function waitsForBank(db: Db, { id }: Obligation): Promise<ApiError> {
  const tenant = await getPayerName(db, id);
  return conflict(({ t }) => t('billing:tenant_must_confirm', { tenant }));
}

async function chargeForPayee(
  services: Services,
  obligation: Obligation,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { id: chargeId, payer_id, status } = obligation;
  const isSame = moneyCall.chargeId === chargeId;
  if (isOpen(status) && !isSame) {
    if (status === 'collecting') throw paymentInProgress(obligation, clock.now());
    const card = await findCard(db, payer_id, payments.mode);
    if (!card?.valid) {
      throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'billing:tenant_has_no_card');
    }
    await requireNoRecentDecline(services, chargeId, card.payment_method);
    await obligations.collectAutomatically(db, chargeId, { now: clock.now() });
  }
  const paymentMethod = (await findCard(db, payer_id, payments.mode))?.payment_method ?? '';
  await moneyCall.note(chargeId);
  const request = { paymentMethod, onSession: false, byPayee: true, call: moneyCall };
  const outcome = await withProvider(services, () => collect(services, chargeId, request));
  if (outcome.kind === 'requires_action') throw await waitsForBank(db, obligation);
  if (outcome.kind === 'declined') throw declinedToPayee(outcome.refusal);
  return answerOf(services, { chargeId, isSame, reader: 'payee' }, outcome);
}

/** Only the payer sees the bank's reason. */
function declinedToPayee(refused: Refusal): ApiError {
  if (refused.kind !== 'card' && refused.kind !== 'unusable_method') return refusedPayment(refused);
  return paymentRefused({
    status: 402,
    error: 'card_error',
    data: { code: 'card_declined' },
    text: 'billing:tenant_card_declined',
  });
}

/** A declined card is charged again on the next day at the earliest. @throws ApiError 409 */
async function requireNoRecentDecline(
  { db, clock }: Services,
  obligationId: number,
  paymentMethod: string,
): Promise<void> {
  const since = clock.now().getTime() - DAY_MS;
  const isRecent = (await listDunningAttempts(db, obligationId)).some(
    (attempt) =>
      attempt.status === 'declined' &&
      attempt.paymentMethod === paymentMethod &&
      attempt.createdAt.getTime() > since,
  );
  if (isRecent) throw conflict('billing:declined_today');
}
