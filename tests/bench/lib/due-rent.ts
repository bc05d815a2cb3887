import { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { withPool } from './database.ts';

/** When the rents are due, and how many. */
export interface DueRents {
  count: number;
  /** The day, and its instant. */
  day: string;
  at: Date;
}

/** Payers and payees, by their ids at the provider. */
export interface ProviderIds {
  account(lister: number): string;
  /** The tenant's ids, and their card's. */
  customer(tenant: number): string;
  method(tenant: number): string;
}

/**
 * Creates accepted rentals with AutoPay for the seeded listings, with listers and tenants known at
 * the provider. This many are due at one instant, each for a month; the others are due a month
 * later.
 * @returns number of rentals
 */
export async function prepareRents(
  url: string,
  { count, day, at }: DueRents,
  ids: (people: { listers: number[]; tenants: number[] }) => Promise<ProviderIds>,
): Promise<number> {
  return withPool(url, async (pool) => {
    const distinct = async (column: 'lister_id' | 'user_id') =>
      (
        await pool.query<{ id: number }>(
          `select distinct ${column} as id from rentals where ${column} is not null order by 1`,
        )
      ).rows.map(({ id }) => id);
    const [listers, tenants] = [await distinct('lister_id'), await distinct('user_id')];
    const known = await ids({ listers, tenants });
    await pool.query(
      `insert into payout_accounts (member_id, provider_mode, account_id, state, details_submitted,
        payouts_enabled, created_at, updated_at)
      select m, 'sandbox', a, 'ready', true, true, now(), now() from unnest($1::int[], $2::text[]) as t (m, a)
      on conflict do nothing`,
      [listers, listers.map(known.account)],
    );
    const customers = tenants.map(known.customer);
    await pool.query(
      `insert into customers (member_id, provider_mode, customer_id, created_at)
      select m, 'sandbox', c, now() from unnest($1::int[], $2::text[]) as t (m, c)
      on conflict (member_id, provider_mode) do update set customer_id = excluded.customer_id`,
      [tenants, customers],
    );
    await pool.query(
      `insert into payment_methods (member_id, provider_mode, payment_method, customer_id, brand, last4,
        exp_month, exp_year, updated_at)
      select m, 'sandbox', p, c, 'visa', '4242', 12, 2060, now() - interval '1 day'
      from unnest($1::int[], $2::text[], $3::text[]) as t (m, c, p)
      on conflict (member_id, provider_mode) do update
        set payment_method = excluded.payment_method, customer_id = excluded.customer_id, valid = true`,
      [tenants, customers, tenants.map(known.method)],
    );
    const { rowCount } = await pool.query(
      `update rentals r set auto_pay = 1, accepted_at = $2::timestamptz - interval '60 days',
        payment_date = least(28, extract(day from $3::date))::int,
        next_rent_on = case when n.place <= $1 then $3::date else $3::date + 30 end,
        next_due_at = case when n.place <= $1 then $2::timestamptz else $2::timestamptz + interval '30 days' end
      from (
        select id, row_number() over (order by id % 1009, id) as place from rentals where status = 'accepted'
      ) n where n.id = r.id`,
      [count, at, day],
    );
    await pool.query('vacuum (analyze)');
    return rowCount ?? 0;
  });
}

let made = 0;
const newId = (prefix: string) => {
  made += 1;
  return `${prefix}_${made}`;
};

/** An in-process provider that charges every card immediately. */
export function instantStripe(): Stripe {
  const intents = new Map<string, object>();
  const paymentIntents = {
    async create(params: Stripe.PaymentIntentCreateParams) {
      const id = newId('pi');
      const { application_fee_amount = null } = params;
      const intent = { ...params, id, application_fee_amount, status: 'requires_payment_method' };
      intents.set(id, { ...intent, latest_charge: null });
      return intents.get(id);
    },
    async retrieve(id: string) {
      return intents.get(id);
    },
    async confirm(id: string) {
      const intent = intents.get(id) as Stripe.PaymentIntent;
      const card = { brand: 'visa', last4: '4242' };
      const latest_charge = {
        ...{ id: newId('ch'), amount: intent.amount, balance_transaction: { fee: 755 } },
        payment_method_details: { card },
      };
      intents.set(id, { ...intent, status: 'succeeded', latest_charge });
      return intents.get(id);
    },
  };
  // The only calls for charging rent.
  return { paymentIntents } as unknown as Stripe;
}

/**
 * Members of the sandbox at an address: an account per lister, a customer with a card per tenant.
 */
export async function sandboxIds(
  address: string,
  { listers, tenants }: { listers: number[]; tenants: number[] },
): Promise<ProviderIds> {
  const { hostname: host, port } = new URL(address);
  const stripe = new Stripe('sk_test_crewpad_sandbox', {
    ...{ host, port, protocol: 'http', telemetry: false },
  });
  const accounts = new Map<number, string>();
  const customers = new Map<number, string>();
  const methods = new Map<number, string>();
  await eight(listers, async (lister) => {
    const answer = await fetch(`${address}/_sandbox/accounts`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    accounts.set(lister, ((await answer.json()) as { id: string }).id);
  });
  await eight(tenants, async (tenant) => {
    const { id: customer } = await stripe.customers.create({ name: `Tenant ${tenant}` });
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    customers.set(tenant, customer);
    methods.set(tenant, id);
  });
  return {
    account: (lister) => accounts.get(lister) ?? '',
    customer: (tenant) => customers.get(tenant) ?? '',
    method: (tenant) => methods.get(tenant) ?? '',
  };
}

/** Processes all items, eight at a time. */
async function eight<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const next = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}
