import type { Stripe } from 'stripe';

/** The answers of one run, by step. */
export type ScenarioAnswers = Record<string, unknown>;

/**
 * Runs everything that the product does with a card once: save, charge, decline, refund and remove
 * it; and with a connected account. Creates objects in test mode and does not delete all of them.
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
    ...(await runConnectScenario(stripe)),
    ...{ customer, setup, saved, intent, declined, paid },
    ...{ again, refund, unknown, detached, deleted },
  };
}

/** What the product does with an account before its owner has answered Stripe's questions. */
async function runConnectScenario(stripe: Stripe): Promise<ScenarioAnswers> {
  const account = await stripe.accounts.create({
    country: 'US',
    email: 'scenario@example.com',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  const { id } = account;
  const scheduled = await stripe.accounts.update(id, {
    settings: { payouts: { schedule: { delay_days: 7 } } },
  });
  const capability = await stripe.accounts.retrieveCapability(id, 'transfers');
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'https://example.com/refresh',
    return_url: 'https://example.com/return',
  });
  const login = await refusal(stripe.accounts.createLoginLink(id));
  const connectedBalance = await stripe.balance.retrieve({}, { stripeAccount: id });
  const unready = await refusal(
    stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      transfer_data: { destination: id },
    }),
  );
  const noAccount = await refusal(stripe.accounts.retrieve('acct_none'));
  const deletedAccount = await stripe.accounts.del(id);
  return {
    ...{ account, scheduled, capability, link, login },
    ...{ connectedBalance, unready, noAccount, deletedAccount },
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
