import type { Billing } from '../billing.ts';
import type { Obligation } from '../commands/claim-obligation.ts';
import { recordPaid } from '../commands/record-paid.ts';
import { faultOf } from '../provider-fault.ts';
import { EXPAND, paidCharge } from './read-intent.ts';

/**
 * Cancels the payment intent of an obligation whose lease is held. What was faster is recorded as paid.
 * @returns 'busy': it can neither be canceled nor is it paid, now.
 * @throws what the SDK throws.
 */
export async function cancelIntent(
  { db, clock, payments: { stripe } }: Billing,
  { id, payment_intent: intentId }: Pick<Obligation, 'id' | 'payment_intent'>,
): Promise<'canceled' | 'paid' | 'busy'> {
  if (intentId === null) return 'canceled';
  try {
    await stripe.paymentIntents.cancel(intentId);
  } catch (error) {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  }
  // What the answer says may be old by now; what counts is how the intent stands.
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: EXPAND });
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return 'busy';
  await recordPaid(db, id, paidCharge(intent), clock.now());
  return 'paid';
}
