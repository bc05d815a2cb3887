import { PLAN_RECORDS } from '@crewpad/domain';
import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import type { Obligation } from '../commands/claim-obligation.ts';
import { keepIntent } from '../commands/keep-intent.ts';
import { faultOf } from '../provider-fault.ts';
import { EXPAND, idOf } from './read-intent.ts';

/**
 * The one payment intent of this generation of an obligation, as it stands at the provider; made and
 * committed when there is none. It is never confirmed before its id stands in the row.
 * @param owner makes a key of its own where the first one cannot be used any more.
 * @returns undefined when somebody else began another generation meanwhile.
 * @throws what the SDK throws.
 */
export async function ensureIntent(
  { db, payments: { stripe } }: Billing,
  obligation: Obligation,
  customerId: string,
  owner: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const { id, generation, payment_intent: known } = obligation;
  if (known !== null) {
    const intent = await stripe.paymentIntents.retrieve(known, { expand: EXPAND });
    return withCustomer(stripe, intent, customerId);
  }
  const made = await createIntent(stripe, obligation, customerId, owner);
  const kept = await keepIntent(db, { obligationId: id, generation, intentId: made.id });
  if (kept === made.id) return made;
  return kept === null ? undefined : stripe.paymentIntents.retrieve(kept, { expand: EXPAND });
}

async function createIntent(
  stripe: Stripe,
  { id, generation, amount_cents, currency, plan, payer_id }: Obligation,
  customer: string,
  owner: string,
): Promise<Stripe.PaymentIntent> {
  const params: Stripe.PaymentIntentCreateParams = {
    amount: amount_cents,
    currency: currency.trim(),
    customer,
    allowed_payment_method_types: ['card'],
    metadata: { obligation_id: String(id), member_id: String(payer_id) },
    ...(plan !== null && { description: `Crewpad ${PLAN_RECORDS[plan].title}` }),
  };
  const key = `pi:${id}:${generation}`;
  try {
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: key });
    // A key that was used before may bring back an intent that has lived on since.
    if (isFresh(intent, customer)) return intent;
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind !== 'key_taken' && !isAnswered(error)) throw error;
  }
  // An intent that nobody confirms is harmless, so another one may be made under another key.
  return stripe.paymentIntents.create(params, { idempotencyKey: `${key}:${owner}` });
}

/** The provider answered that it failed, and would answer the same to this key for a day. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 500;
}

function isFresh({ status, customer }: Stripe.PaymentIntent, expected: string): boolean {
  return status === 'requires_payment_method' && idOf(customer) === expected;
}

/** A customer that was lost has been replaced: the intent follows, while it can. */
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
