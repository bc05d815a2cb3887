import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import {
  type BlockReason,
  type ChargeTerms,
  cardAmount,
  type Obligation,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import {
  faultOf,
  type ProviderFault,
  type Refusal,
  refusalOf,
} from '../../../platform/payments/provider-fault.ts';
import { textsIn } from '../../../platform/texts.ts';
import { loseCards } from '../cards/cards.ts';
import {
  type Attempt,
  type AttemptEnd,
  finishAttempt,
  startAttempt,
  storeIntent,
} from '../ledger/attempts.ts';
import { remedyFor } from '../ledger/declines.ts';
import { type PaidCharge, recordPaid } from '../ledger/journal.ts';
import { LEASE_MS, type Lease } from '../ledger/lease.ts';
import type { Billing } from '../provider.ts';

/** A request to charge an obligation. */
export interface ChargeRequest {
  paymentMethod: string;
  /** Whether the card owner is present to confirm. False for scheduled charges. */
  onSession: boolean;
  /** Whether the payee started it, in the card owner's absence. */
  byPayee?: boolean;
  /** Whether the obligation still matches what the caller wants to pay. */
  isAsRequested?(obligation: Pick<Obligation, 'plan' | 'amount_cents'>): boolean;
  call?: LinkedCall;
}

/** A repeatable call. It is linked to the attempt that it makes, and shares its outcome. */
export interface LinkedCall {
  /** @throws ApiError if the call was decided in the meantime */
  attempt(): Promise<number | undefined>;
  bind(db: Db, attemptId: number, previousId: number | undefined): Promise<boolean>;
}

/** The outcome of a request to charge. docs/payments.md has the table. */
export type ChargeOutcome =
  | { kind: 'paid' }
  /** An attempt was sent, and its outcome is unknown. */
  | { kind: 'processing' }
  /** The card owner must confirm in the browser. */
  | { kind: 'requires_action'; clientSecret: string }
  /** Nothing was charged, for a known reason. */
  | { kind: 'declined'; refusal: Refusal }
  /** Nothing was sent: setup is missing. */
  | { kind: 'blocked'; reason: BlockReason }
  | NotAttempted;

/** Nothing was sent, for a reason unrelated to the card. */
type NotAttempted =
  /** Another process holds the lease. */
  | { kind: 'busy' }
  /** The provider is unreachable. */
  | { kind: 'unavailable' }
  /** It no longer matches what the caller wants to pay. */
  | { kind: 'changed' }
  /** There is nothing left to pay. */
  | { kind: 'closed' };

/** Expands the charge of an intent and its fee in the provider's answers. */
export const EXPAND = ['latest_charge.balance_transaction'];

/** The charge of a succeeded intent. */
export function paidCharge(intent: Stripe.PaymentIntent): PaidCharge {
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string') {
    throw new Error(`the provider returned no charge of ${intent.id}`);
  }
  const { balance_transaction: transaction, payment_method_details: details } = charge;
  const { brand, last4 } = details?.card ?? {};
  return {
    paymentIntent: intent.id,
    chargeId: charge.id,
    at: new Date(charge.created * 1000),
    amount: charge.amount,
    fee: typeof transaction === 'object' && transaction !== null ? transaction.fee : null,
    destination: idOf(intent.transfer_data?.destination),
    applicationFee: intent.application_fee_amount,
    card: brand && last4 ? { brand, last4 } : null,
  };
}

/** Whether an intent has this amount and these terms: its destination cannot change. */
export function isFor(
  { amount, transfer_data, application_fee_amount }: Stripe.PaymentIntent,
  obligation: Obligation,
  terms: ChargeTerms | null,
): boolean {
  return (
    amount === cardAmount(obligation) &&
    idOf(transfer_data?.destination) === (terms?.destination ?? null) &&
    (application_fee_amount ?? null) === (terms?.applicationFeeCents ?? null)
  );
}

/**
 * The payment intent of this generation of an obligation, from the provider. Created and committed
 * if missing, and never confirmed before its id is stored in the row.
 * @returns undefined if another process started another generation in the meantime
 * @throws the SDK's errors
 */
export async function ensureIntent(
  billing: Billing,
  { obligation, owner }: Pick<Lease, 'obligation' | 'owner'>,
  customerId: string,
  terms: ChargeTerms | null,
): Promise<Stripe.PaymentIntent | undefined> {
  const { db, payments } = billing;
  const { paymentIntents } = payments.stripe;
  const { id, generation, payment_intent: intentId } = obligation;
  if (intentId !== null) {
    const intent = await paymentIntents.retrieve(intentId, { expand: EXPAND });
    return withCustomer(payments.stripe, intent, customerId);
  }
  const params = await paramsOf(billing, obligation, customerId, terms);
  const newIntent = await createIntent(payments.stripe, params, `pi:${id}:${generation}`, owner);
  const stored = await storeIntent(db, {
    obligationId: id,
    generation,
    intentId: newIntent.id,
    terms,
  });
  if (stored === newIntent.id) return newIntent;
  return stored === null ? undefined : paymentIntents.retrieve(stored, { expand: EXPAND });
}

async function paramsOf(
  { db, obligationKinds }: Billing,
  obligation: Obligation,
  customer: string,
  terms: ChargeTerms | null,
): Promise<Stripe.PaymentIntentCreateParams> {
  const { id, kind, currency, payer_id } = obligation;
  const words = (await rulesOf(obligationKinds, kind).describe(db, [id], textsIn('en'))).get(id);
  return {
    amount: cardAmount(obligation),
    currency: currency.trim(),
    customer,
    allowed_payment_method_types: ['card'],
    metadata: { obligation_id: String(id), member_id: String(payer_id) },
    ...(words && { description: `Crewpad ${words.title}` }),
    ...(terms && {
      transfer_data: { destination: terms.destination },
      application_fee_amount: terms.applicationFeeCents,
      ...(terms.transferGroup !== undefined && { transfer_group: terms.transferGroup }),
    }),
  };
}

async function createIntent(
  stripe: Stripe,
  params: Stripe.PaymentIntentCreateParams,
  key: string,
  owner: string,
): Promise<Stripe.PaymentIntent> {
  try {
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: key });
    // A reused key may return an intent that has changed since.
    const isFresh = intent.status === 'requires_payment_method';
    if (isFresh && idOf(intent.customer) === params.customer) return intent;
  } catch (error) {
    const { kind } = faultOf(error);
    const mayDiffer = kind === 'key_taken' || kind === 'payee_not_ready' || isAnswered(error);
    if (!mayDiffer) throw error;
  }
  // An unconfirmed intent is harmless, so another key may create another one.
  return stripe.paymentIntents.create(params, { idempotencyKey: `${key}:${owner}` });
}

/** The provider answered with an error, and repeats it for this key for a day. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 500;
}

/** The customer was replaced: update the intent while that is possible. */
async function withCustomer(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  customer: string,
): Promise<Stripe.PaymentIntent> {
  const isOver = ['succeeded', 'canceled', 'processing'].includes(intent.status);
  if (isOver || idOf(intent.customer) === customer) return intent;
  await stripe.paymentIntents.update(
    intent.id,
    { customer },
    { idempotencyKey: `pu:${intent.id}:${customer}` },
  );
  return stripe.paymentIntents.retrieve(intent.id, { expand: EXPAND });
}

interface Charging {
  lease: Pick<Lease, 'obligation' | 'owner'>;
  request: ChargeRequest;
  /** The pending attempt of an earlier repetition of this call. */
  linked: number | undefined;
}

/**
 * Charges the card: the only place where money moves. Records the attempt first.
 * @returns 'read_again' if the intent was not in the expected state and must be read again
 */
export async function confirmIntent(
  billing: Billing,
  intent: Stripe.PaymentIntent,
  { lease: { obligation, owner }, request, linked }: Charging,
): Promise<ChargeOutcome | 'read_again'> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const attempt = await startAttempt(db, {
    obligationId: obligation.id,
    owner,
    paymentIntent: intent.id,
    paymentMethod: request.paymentMethod,
    onSession: request.onSession,
    byPayee: request.byPayee ?? false,
    now,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    link: async (trx, id) => request.call?.bind(trx, id, linked) ?? true,
  });
  if (attempt === undefined) return { kind: 'busy' };
  let confirmed: Stripe.PaymentIntent;
  try {
    confirmed = await payments.stripe.paymentIntents.confirm(
      intent.id,
      {
        payment_method: request.paymentMethod,
        off_session: !request.onSession,
        expand: EXPAND,
      },
      { idempotencyKey: attempt.key },
    );
  } catch (error) {
    const charged = { obligationId: obligation.id, owner, request, attempt };
    return recordFault(billing, faultOf(error), charged);
  }
  if (confirmed.status === 'succeeded') {
    await recordPaid(billing, obligation.id, paidCharge(confirmed));
    return { kind: 'paid' };
  }
  const end = { obligationId: obligation.id, attemptId: attempt.id, owner, now: clock.now() };
  if (confirmed.status === 'requires_action') {
    await finishAttempt(billing, {
      ...end,
      attempt: 'requires_action',
      obligation: 'action_required',
    });
    return { kind: 'requires_action', clientSecret: confirmed.client_secret ?? '' };
  }
  await finishAttempt(billing, { ...end, attempt: 'unknown' });
  return { kind: 'processing' };
}

async function recordFault(
  billing: Billing,
  fault: ProviderFault,
  {
    obligationId,
    owner,
    request,
    attempt,
  }: { obligationId: number; owner: string; request: ChargeRequest; attempt: Attempt },
): Promise<ChargeOutcome | 'read_again'> {
  const end = { obligationId, attemptId: attempt.id, owner, now: billing.clock.now() };
  const refusal = refusalOf(fault);
  if (refusal === undefined) {
    await finishAttempt(billing, { ...end, attempt: 'unknown' });
    return fault.kind === 'unexpected_state' ? 'read_again' : { kind: 'processing' };
  }
  if (refusal.kind === 'our_fault') {
    billing.log.error(
      { obligation: obligationId, code: refusal.code },
      'the provider rejects our calls',
    );
  }
  await finishAttempt(billing, {
    ...end,
    ...detailsOf(refusal, request, end.now),
    attempt: 'declined',
    // The payer cannot fix the payee's account.
    notifyPayer: !request.onSession && refusal.kind !== 'payee_not_ready',
  });
  return { kind: 'declined', refusal };
}

function detailsOf(
  refusal: Refusal,
  { paymentMethod, onSession }: ChargeRequest,
  now: Date,
): Pick<
  AttemptEnd,
  'obligation' | 'code' | 'declineCode' | 'adviceCode' | 'chargeId' | 'requestId' | 'also'
> {
  switch (refusal.kind) {
    case 'card': {
      // The card owner was not there to confirm.
      const mustConfirm = !onSession && remedyFor(refusal) === 'authenticate';
      return { ...refusal, obligation: mustConfirm ? 'action_required' : 'failed' };
    }
    case 'unusable_method':
      return {
        code: refusal.code,
        obligation: 'failed',
        also: (trx) => loseCards(trx, { payment_method: paymentMethod }, now),
      };
    default:
      return { code: refusal.kind, obligation: 'due' };
  }
}

/** Records the decline of an attempt whose answer was lost, instead of retrying it. */
export async function recordFoundDecline(
  billing: Billing,
  { last_payment_error: error }: Stripe.PaymentIntent,
  {
    lease: { obligation, owner },
    attemptId,
    onSession,
  }: { lease: Pick<Lease, 'obligation' | 'owner'>; attemptId: number; onSession: boolean },
): Promise<ChargeOutcome> {
  const refusal = {
    kind: 'card' as const,
    code: error?.code ?? 'card_declined',
    declineCode: error?.decline_code,
    adviceCode: error?.advice_code,
    chargeId: error?.charge,
    requestId: undefined,
  };
  await finishAttempt(billing, {
    ...refusal,
    obligationId: obligation.id,
    attemptId,
    attempt: 'declined',
    obligation: 'failed',
    owner,
    notifyPayer: !onSession,
    now: billing.clock.now(),
  });
  return { kind: 'declined', refusal };
}
