import type Stripe from 'stripe';
import {
  type ChargeTerms,
  cardAmount,
  type Obligation,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { textsIn } from '../../../platform/texts.ts';
import { storeIntent } from '../ledger/commands/intents.ts';
import type { Lease } from '../ledger/commands/lease.ts';
import type { PaidCharge } from '../ledger/commands/record-paid.ts';
import type { Billing } from '../provider.ts';

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
  const { id, generation, payment_intent: known } = obligation;
  if (known !== null) {
    const intent = await paymentIntents.retrieve(known, { expand: EXPAND });
    return withCustomer(payments.stripe, intent, customerId);
  }
  const params = await paramsOf(billing, obligation, customerId, terms);
  const made = await createIntent(payments.stripe, params, `pi:${id}:${generation}`, owner);
  const stored = await storeIntent(db, { obligationId: id, generation, intentId: made.id, terms });
  if (stored === made.id) return made;
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
