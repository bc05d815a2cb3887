import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@crewpad/domain';
import { runSchedule } from '../../../apps/server/src/features/billing/index.ts';
import { features } from '../../../apps/server/src/features/index.ts';
import { openDueRent } from '../../../apps/server/src/features/rent/periods/periods.ts';
import { rentSchedule } from '../../../apps/server/src/features/rent/periods/schedule-rent.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { tableOfKinds } from '../../../apps/server/src/platform/payments/obligation-kinds.ts';
import { testServices } from '../../../apps/server/src/testing/services.ts';
import { ask, type BenchDatabase, DURABLE, startDatabase } from '../lib/database.ts';
import { instantStripe, prepareRents, sandboxIds } from '../lib/due-rent.ts';
import { fire } from '../lib/load.ts';
import { CONNECTIONS, startOurServer } from '../lib/our-server.ts';
import { temporaryFolder } from '../lib/program.ts';
import type { RentResult, RentRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** Rentals, and how many of them fall due at the same instant. */
const SIZES = [10_000, 100_000];
const DUE = 10_000;
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
): Promise<{ url: string; done(): Promise<void> }> {
  const listings = Math.ceil(rentals / RENTALS_PER_LISTING);
  say(`  loading ${listings} listings ...`);
  const { url } = await server.load(listings);
  return { url, done: () => server.drop(listings) };
}

/** Calls the same functions as the job and measures the time the database works for them. */
async function withInstantProvider(server: BenchDatabase, size: number): Promise<RentRow> {
  const { url, done } = await load(server, size);
  const at = new Date('2027-03-10T07:00:00Z');
  const rentals = await prepareRents(url, { count: DUE, day: '2027-03-10', at }, async () => ({
    account: (lister) => `acct_${lister}`,
    customer: (tenant) => `cus_${tenant}`,
    method: (tenant) => `pm_${tenant}`,
  }));
  const database = openPostgres(url, CONNECTIONS, () => {});
  const base = testServices(database, {}, { now: () => at });
  const obligationKinds = tableOfKinds(
    features.flatMap((feature) => feature.obligationKinds ?? []),
  );
  const payments = { ...base.payments, stripe: instantStripe() };
  const services = { ...base, obligationKinds, payments };
  const before = await activeMs(url);
  const started = performance.now();
  await openDueRent(services.db, { payments, now: at, batch: RENTALS_AT_ONCE });
  const opened = performance.now();
  await runSchedule(services, rentSchedule, { concurrency: CHARGES_AT_ONCE });
  const ended = performance.now();
  await database.close();
  const databaseMs = ((await activeMs(url)) - before) / DUE;
  const paid = await countPaid(url);
  await done();
  const row = {
    ...{ rentals, paid, databaseMs },
    openSeconds: (opened - started) / 1000,
    perSecond: paid / ((ended - started) / 1000),
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
  const { url, done } = await load(server, DUE);
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
  const due = { count: DUE, day: addDays(new Date().toISOString().slice(0, 10), -1), at };
  await prepareRents(url, due, (people) => sandboxIds(sandbox, people));
  // However long preparation took: the rent is due from now on, and the next minute's run charges
  // it.
  await ask(url, `update rentals set next_due_at = now() where next_due_at = $1`, [at]);
  const limit = performance.now() + LIMIT_MS;
  while ((await countPaid(url)) === 0 && performance.now() < limit) await sleep(POLL_MS);
  const started = performance.now();
  let isOver = false;
  const reading = (async () => {
    const rounds = [];
    while (!isOver) rounds.push(await fire({ ...reads, seconds: 10 }));
    return rounds;
  })();
  let paid = 0;
  while (paid < DUE && performance.now() < limit) {
    await sleep(POLL_MS);
    paid = await countPaid(url);
  }
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  const rounds = await reading;
  const p95 = rounds.map((round) => round.p95).toSorted((a, b) => a - b);
  await ours.stop();
  await done();
  return {
    ...{ due: DUE, paid, seconds, perSecond: paid / seconds, readers: READERS },
    readsAloneP95: alone.p95,
    readsP95: p95.at(-1) ?? 0,
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  };
}
