import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@crewpad/domain';
import { runSchedule } from '../../../apps/server/src/features/billing/index.ts';
import { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { features } from '../../../apps/server/src/features/index.ts';
import { openDueRent } from '../../../apps/server/src/features/rent/periods/periods.ts';
import { rentSchedule } from '../../../apps/server/src/features/rent/periods/schedule-rent.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { tableOfKinds } from '../../../apps/server/src/platform/payments/obligation-kinds.ts';
import { testServices } from '../../../apps/server/src/testing/services.ts';
import { ask, type BenchDatabase, DURABLE, startDatabase, withPool } from '../lib/database.ts';
import { fire } from '../lib/load.ts';
import { CONNECTIONS, startOurServer } from '../lib/our-server.ts';
import { temporaryFolder } from '../lib/program.ts';
import type { RentResult, RentRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** When the rents are due, and how many. */
interface DueRents {
  count: number;
  /** The day, and its instant. */
  day: string;
  at: Date;
}

/** Payers and payees, by their ids at the provider. */
interface ProviderIds {
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
async function prepareRents(
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
    const memberIds = await ids({ listers, tenants });
    await pool.query(
      `insert into payout_accounts (member_id, provider_mode, account_id, state, details_submitted,
        payouts_enabled, created_at, updated_at)
      select m, 'sandbox', a, 'ready', true, true, now(), now() from unnest($1::int[], $2::text[]) as t (m, a)
      on conflict do nothing`,
      [listers, listers.map(memberIds.account)],
    );
    const customers = tenants.map(memberIds.customer);
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
      [tenants, customers, tenants.map(memberIds.method)],
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

let nameCount = 0;
const newId = (prefix: string) => {
  nameCount += 1;
  return `${prefix}_${nameCount}`;
};

/** An in-process provider that charges every card immediately. */
function instantStripe(): Stripe {
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
async function sandboxIds(
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
async function eight<T>(all: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const next = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

/** Rentals, and how many of them fall due at the same instant. */
const SIZES = [10_000, 100_000];
const DUE_RENTS = 10_000;
/** The seed rents out 2.4 beds of each listing on average. */
const RENTALS_PER_LISTING = 2.35;
const CHARGES_AT_ONCE = 24;
const RENTALS_AT_ONCE = 500;
const READERS = 2;
const POLL_MS = 500;
const LIMIT_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** Rents that fall due at one instant: with an instant provider in this process, and with the sandbox. */
export async function measureRent(): Promise<RentResult> {
  const server = await startDatabase(DURABLE);
  await server.moveTo('all');
  const instant: RentRow[] = [];
  for (const rentals of SIZES) instant.push(await withInstantProvider(server, rentals));
  return { instant, sandbox: await withSandbox(server) };
}

async function load(
  server: BenchDatabase,
  rentals: number,
): Promise<{ url: string; finish(): Promise<void> }> {
  const listings = Math.ceil(rentals / RENTALS_PER_LISTING);
  say(`  loading ${listings} listings ...`);
  const { url } = await server.load(listings);
  return { url, finish: () => server.drop(listings) };
}

/** Calls the same functions as the job and measures the time the database works for them. */
async function withInstantProvider(server: BenchDatabase, size: number): Promise<RentRow> {
  const { url, finish } = await load(server, size);
  const at = new Date('2027-03-10T07:00:00Z');
  const rentals = await prepareRents(
    url,
    { count: DUE_RENTS, day: '2027-03-10', at },
    async () => ({
      account: (lister) => `acct_${lister}`,
      customer: (tenant) => `cus_${tenant}`,
      method: (tenant) => `pm_${tenant}`,
    }),
  );
  const database = openPostgres(url, CONNECTIONS, () => {});
  const base = testServices(database, {}, { now: () => at });
  const obligationKinds = tableOfKinds(
    features.flatMap((feature) => feature.obligationKinds ?? []),
  );
  const payments = { ...base.payments, stripe: instantStripe() };
  const services = { ...base, obligationKinds, payments };
  const before = await activeMs(url);
  const start = performance.now();
  await openDueRent(services.db, { payments, now: at, batch: RENTALS_AT_ONCE });
  const openEnd = performance.now();
  await runSchedule(services, rentSchedule, { concurrency: CHARGES_AT_ONCE });
  const chargeEnd = performance.now();
  await database.close();
  const databaseMs = ((await activeMs(url)) - before) / DUE_RENTS;
  const paidCount = await countPaid(url);
  await finish();
  const row = {
    ...{ rentals, paid: paidCount, databaseMs },
    openSeconds: (openEnd - start) / 1000,
    perSecond: paidCount / ((chargeEnd - start) / 1000),
  };
  say(`  instant provider: ${JSON.stringify(row)}`);
  return row;
}

/** Milliseconds the database has worked for its clients. */
async function activeMs(url: string): Promise<number> {
  // PostgreSQL writes the figures when a connection goes idle or closes.
  await sleep(2000);
  const [row] = await ask<{ ms: number }>(
    url,
    'select active_time as ms from pg_stat_database where datname = current_database()',
  );
  return Number(row?.ms);
}

async function countPaid(url: string): Promise<number> {
  const [row] = await ask<{ paid: number }>(
    url,
    `select count(*)::int as paid from obligations where kind = 'rent' and charge_id is not null`,
  );
  return row?.paid ?? 0;
}

/** The whole server with its sandbox, while visitors search. */
async function withSandbox(server: BenchDatabase): Promise<RentResult['sandbox']> {
  const { url, finish } = await load(server, DUE_RENTS);
  const folder = temporaryFolder();
  const ours = await startOurServer({
    ...{ databaseUrl: url, folder, place: 'all', env: { TEST_CONTROL: '1' } },
  });
  const address = join(folder, 'data/sandbox/address.json');
  const { url: sandbox } = JSON.parse(await readFile(address, 'utf8')) as { url: string };
  const codes = await ask<{ code: string }>(
    url,
    'select lower(prefix) as code from airports order by rank desc, id limit 8',
  );
  const paths = codes.map(({ code }) => `/api/airports/${code}/listings`);
  const reads = { url: ours.url, paths, connections: READERS, distinct: true };
  await fire({ ...reads, seconds: 5 });
  const alone = await fire({ ...reads, seconds: 10 });
  say('  making customers and accounts in the sandbox ...');
  const at = new Date(Date.now() + 2 * MINUTE_MS);
  // Yesterday's rent is due at every hour of today.
  const due = { count: DUE_RENTS, day: addDays(new Date().toISOString().slice(0, 10), -1), at };
  await prepareRents(url, due, (people) => sandboxIds(sandbox, people));
  // However long preparation took: the rent is due from now on, and the next minute's run charges
  // it.
  await ask(url, `update rentals set next_due_at = now() where next_due_at = $1`, [at]);
  const limit = performance.now() + LIMIT_MS;
  while ((await countPaid(url)) === 0 && performance.now() < limit) await sleep(POLL_MS);
  const start = performance.now();
  let isOver = false;
  const reading = (async () => {
    const rounds = [];
    while (!isOver) rounds.push(await fire({ ...reads, seconds: 10 }));
    return rounds;
  })();
  let paidCount = 0;
  while (paidCount < DUE_RENTS && performance.now() < limit) {
    await sleep(POLL_MS);
    paidCount = await countPaid(url);
  }
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  const rounds = await reading;
  const p95 = rounds.map((round) => round.p95).toSorted((a, b) => a - b);
  await ours.stop();
  await finish();
  return {
    ...{
      due: DUE_RENTS,
      paid: paidCount,
      seconds,
      perSecond: paidCount / seconds,
      readers: READERS,
    },
    readsAloneP95: alone.p95,
    readsP95: p95.at(-1) ?? 0,
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  };
}
