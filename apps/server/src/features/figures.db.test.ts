import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../platform/database/transaction.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { addRun } from '../platform/jobs/testing.ts';
import { Metrics } from '../platform/metrics.ts';
import { orderMail } from '../platform/outbox/order-mail.ts';
import { recordRefusal } from '../platform/outbox/refusing-addresses.ts';
import { TEST_NOW } from '../testing/data.ts';
import { TestApp } from '../testing/test-app.ts';
import { allFigures } from './index.ts';
import { addStay } from './rentals/testing.ts';
import { addOwed } from './reports/testing.ts';

let rig: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  rig = await TestApp.open();
  const { pool } = rig.database;
  jobs = new Jobs({
    database: rig.database,
    databaseUrl: pool?.options.connectionString,
    definitions: ['idle', 'later'].map((name) => ({
      ...{ name, cron: '0 3 * * *', limitSeconds: 60, run: async () => {} },
    })),
    log: rig.services.log,
  });
  await jobs.start(false);
});
afterAll(async () => {
  await jobs.stop();
  await rig.close();
});

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);

/** The figures of a new scrape, by name and labels. */
async function scrape(): Promise<(series: string) => number> {
  const metrics = new Metrics();
  metrics.addFigures(rig.database.db, { now: () => TEST_NOW }, allFigures);
  const text = await metrics.text();
  return (series) => {
    const line = text.split('\n').find((item) => item.startsWith(`crewpad_${series} `));
    if (line === undefined) throw new Error(`there is no ${series}`);
    return Number(line.slice(line.lastIndexOf(' ')));
  };
}

it('charges count by outcome for an hour, and tell how long one has been unknown', async () => {
  const { db } = rig.database;
  const { id, tenant, lister } = await addStay(rig);
  const obligation_id = await addOwed(db, { id, lister, tenant });
  const attempt = (n: number, status: 'paid' | 'declined' | 'unknown', minutes: number) => ({
    ...{ obligation_id, n, status, idempotency_key: `key-${n}`, payment_intent: 'pi' },
    ...{ payment_method: 'pm', on_session: true, created_at: ago(minutes) },
  });
  await db
    .insertInto('payment_attempts')
    .values([
      attempt(1, 'paid', 5),
      attempt(2, 'declined', 6),
      attempt(3, 'declined', 59),
      attempt(4, 'declined', 61),
      attempt(5, 'unknown', 90),
    ])
    .execute();
  const figure = await scrape();
  expect(figure('charges{outcome="paid"}')).toBe(1);
  expect(figure('charges{outcome="declined"}')).toBe(2);
  expect(figure('charges{outcome="unknown"}')).toBe(0);
  expect(figure('charges_unknown')).toBe(1);
  expect(figure('charges_unknown_oldest_seconds')).toBe(90 * 60);
});

it('the events of the provider tell how long they wait, and how many were given up', async () => {
  const event = (event_id: string, status: 'received' | 'failed' | 'done', minutes: number) => ({
    ...{ event_id, status, type: 'x', object_id: 'x', payload: '{}', created: ago(minutes) },
    ...{ next_try_at: TEST_NOW, received_at: ago(minutes) },
  });
  await rig.database.db
    .insertInto('provider_events')
    .values([
      event('new', 'received', 4),
      event('old', 'received', 7),
      event('lost', 'failed', 100),
      event('done', 'done', 200),
    ])
    .execute();
  const figure = await scrape();
  expect(figure('webhook_events{state="received"}')).toBe(2);
  expect(figure('webhook_events{state="failed"}')).toBe(1);
  expect(figure('webhook_lag_seconds')).toBe(7 * 60);
});

it('the oldest email counts, but none that waits for its digest', async () => {
  const { db } = rig.database;
  const before = await scrape();
  expect(before('outbox_oldest_seconds')).toBe(0);
  const order = (minutes: number) =>
    transaction(db, (trx) =>
      orderMail(trx, { mail: 'welcome', email: 'a@crewpad.test' }, { now: ago(minutes) }),
    );
  await order(50);
  await db.updateTable('outbox').set({ bundle: 'news' }).execute();
  await order(20);
  await recordRefusal(db, { address: 'b@crewpad.test', reason: '550 no', now: TEST_NOW });
  const figure = await scrape();
  expect(figure('outbox_waiting') - before('outbox_waiting')).toBe(2);
  expect(figure('outbox_oldest_seconds')).toBe(20 * 60);
  expect(figure('refusing_addresses') - before('refusing_addresses')).toBe(1);
});

it('a job that nobody starts for ten minutes is late, and one just due or for later is not', async () => {
  await addRun(rig.database, 'later', new Date(Date.now() + 3_600_000));
  await addRun(rig.database, 'later', new Date(Date.now() - 60_000));
  expect((await scrape())('jobs_late')).toBe(0);
  await addRun(rig.database, 'idle', new Date(Date.now() - 3_600_000));
  const figure = await scrape();
  expect(figure('jobs_late')).toBe(1);
  expect(figure('jobs_late_seconds')).toBeGreaterThanOrEqual(3600);
  expect(figure('jobs{job="idle",state="active"}')).toBe(0);
});

it('listers whose balance is below zero count with what they lack', async () => {
  const { db } = rig.database;
  for (const balance_cents of [-1250, -50, 700, null]) {
    const { id: member_id } = await rig.member();
    await db
      .insertInto('payout_accounts')
      .values({
        ...{ member_id, account_id: `acct_${member_id}`, provider_mode: 'sandbox' as const },
        ...{ balance_cents, created_at: TEST_NOW, updated_at: TEST_NOW },
      })
      .execute();
  }
  const figure = await scrape();
  expect(figure('accounts_below_zero')).toBe(2);
  expect(figure('accounts_below_zero_dollars')).toBe(13);
});
