import type { Plan } from '@crewpad/domain';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});

/** A card that the provider has confirmed for a customer. */
async function cardOf(world: World, customer: string): Promise<string> {
  const { paymentMethods } = world.rig.services.payments.stripe;
  const { id } = await paymentMethods.attach('pm_card_visa', { customer });
  return id;
}

const ownCard = async (world: World, role: Role): Promise<Example> => {
  const { id, customerId } = world.member(role);
  const payment_method = await cardOf(world, customerId);
  return { body: { user_id: id, customer_id: customerId, payment_method } };
};

/** A member of that kind with an unpaid sign-up. */
const unpaidSignUp = async (world: World, role: Role): Promise<Example> => {
  if (role === 'visitor') {
    return { body: { user_plan: 'seeker', customer_id: 'cus_x', payment_method: 'pm_x' } };
  }
  const user_plan: Plan = role.startsWith('lister') ? 'basic' : 'seeker';
  const { id, customerId } = await world.newcomer(role, {
    status: 'INACTIVE',
    user_plan: null,
    signup_plan: user_plan,
    role: role === 'admin' ? 'admin' : 'member',
  });
  const payment_method = await cardOf(world, customerId);
  return {
    body: { user_plan, customer_id: customerId, payment_method },
    token: await world.rig.tokenOf(id),
  };
};

/** The token of a member of that kind with a plan and a card on file. */
async function planHolder(world: World, role: Role, user_plan: Plan): Promise<Example> {
  if (role === 'visitor') return {};
  const { id, customerId } = await world.newcomer(role, {
    user_plan,
    expire_at: '2026-08-01T00:00:00Z',
    role: role === 'admin' ? 'admin' : 'member',
  });
  const token = await world.rig.tokenOf(id);
  const body = { payment_method: await cardOf(world, customerId) };
  await world.rig.call('POST', '/stripe/save-payment-method', { token, body });
  return { token };
}

/** Lister plans for listers, the other plan for all others. */
const renewal = async (world: World, role: Role): Promise<Example> => {
  const user_plan: Plan = role.startsWith('lister') ? 'basic' : 'seeker';
  return { ...(await planHolder(world, role, user_plan)), body: { user_plan } };
};

/** Only listers have another plan to choose. */
const changeOfPackage = async (world: World, role: Role): Promise<Example> => ({
  ...(await planHolder(world, role, 'basic')),
  body: { user_plan: 'premium' },
});

/** A plan of the caller's group. */
const quotedPlan = async (world: World, role: Role): Promise<Example> => {
  const user_plan: Plan = role.startsWith('lister') ? 'basic' : 'seeker';
  return { ...(await planHolder(world, role, user_plan)), query: `user_plan=${user_plan}` };
};

/** Only lister plans renew. */
const renewalSwitch = async (world: World, role: Role): Promise<Example> => ({
  ...(role.startsWith('lister') && (await planHolder(world, role, 'basic'))),
  body: { repeat: false },
});

let serial = 0;

/** A plan that was paid. */
async function paidPlan(world: World, role: Role): Promise<Example> {
  const now = world.rig.clock.now();
  serial += 1;
  const { id } = await world.rig.database.db
    .insertInto('obligations')
    .values({
      kind: 'subscription',
      plan: 'seeker',
      subject_key: `example:${serial}`,
      payer_id: world.member(role).id,
      amount_cents: 30_000,
      due_at: now,
      status: 'paid',
      paid_at: now,
      provider_mode: 'sandbox',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

const WEBHOOK_SECRET = 'whsec_of_examples';

const signedEvent = async (world: World): Promise<Example> => {
  const { db } = world.rig.database;
  const state = { provider_mode: 'sandbox' as const, webhook_secret: WEBHOOK_SECRET };
  await db
    .insertInto('provider_state')
    .values({ ...state, webhook_endpoint: 'we_of_examples' })
    .onConflict((conflict) => conflict.column('provider_mode').doUpdateSet(state))
    .execute();
  serial += 1;
  const payload = JSON.stringify({
    id: `evt_${serial}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(world.rig.clock.now().getTime() / 1000),
    data: { object: { id: 'pi_of_nobody', object: 'payment_intent' } },
  });
  const { webhooks } = world.rig.services.payments.stripe;
  const signature = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  return {
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
};

export const billingExamples: Examples = {
  'GET /plans': nothing,
  'POST /user/subscription': unpaidSignUp,
  'POST /stripe/setup-customer': (world, role) => ({
    body: { user_id: world.member(role).id, customer_id: world.member(role).customerId },
  }),
  'POST /stripe/setup-intent': (world, role) => ({
    body: { customer_id: world.member(role).customerId },
  }),
  'POST /stripe/save-payment-method': ownCard,
  'POST /user/renew-subscription': renewal,
  'POST /user/change-package': changeOfPackage,
  'GET /user/plan-quote': quotedPlan,
  'PUT /user/renewal': renewalSwitch,
  'POST /stripe/update-card': async (world, role) => ({
    ...(await planHolder(world, role, 'basic')),
    body: { exp_month: 2, exp_year: 2040 },
  }),
  'POST /stripe/remove-payment-method': (world, role) => planHolder(world, role, 'basic'),
  'GET /stripe/card': nothing,
  'GET /user/payment-method': nothing,
  'GET /account-service': nothing,
  'PUT /lister/settings/autopay': () => ({ body: { status: 1 } }),
  'GET /lister/settings/autopay': nothing,
  'GET /receipts': nothing,
  'GET /receipts/{id}': paidPlan,
  'POST /stripe/webhook': signedEvent,
};
