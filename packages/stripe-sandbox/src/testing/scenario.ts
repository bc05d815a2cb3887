import type { Stripe } from 'stripe';

/** The answers of one run, by step. */
export type ScenarioAnswers = Record<string, unknown>;

/**
 * Does once what the product does with a card: save, charge, decline, refund and remove it. Creates
 * objects in test mode and does not delete them.
 */
export async function runScenario(stripe: Stripe): Promise<ScenarioAnswers> {
  const customer = await stripe.customers.create({ email: 'scenario@example.com' });
  const setup = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });
  const saved = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
  const method = String(saved.payment_method);
  const intent = await stripe.paymentIntents.create({
    amount: 15_484,
    currency: 'usd',
    customer: customer.id,
    allowed_payment_method_types: ['card'],
  });
  const declined = await refusal(
    stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
    }),
  );
  const paid = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: method,
    off_session: true,
    expand: ['latest_charge.balance_transaction'],
  });
  const again = await refusal(stripe.paymentIntents.confirm(intent.id));
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 484 });
  const unknown = await refusal(stripe.paymentMethods.retrieve('pm_none'));
  const detached = await stripe.paymentMethods.detach(method);
  const deleted = await stripe.customers.del(customer.id);
  return {
    ...{ customer, setup, saved, intent, declined, paid },
    ...{ again, refund, unknown, detached, deleted },
  };
}

async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error instanceof Error && 'raw' in error ? bodyOf(error.raw) : error;
  }
}

/** The body of an error without the SDK's additions. */
function bodyOf(raw: unknown): unknown {
  const {
    headers: _headers,
    statusCode,
    requestId: _requestId,
    ...body
  } = raw as Record<string, unknown>;
  return { ...body, status: statusCode };
}
