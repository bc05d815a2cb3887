import fc from 'fast-check';
import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { Rig } from '../support/rig.ts';
import type { Run } from '../support/run-schedules.ts';
import { checkRental, require } from './checks.ts';
import { type House, inviteTenant, leaveHouse, openHouse, type Tenancy } from './house.ts';
import { playRent } from './play.ts';
import { type RentSchedule, rentSchedule } from './schedule.ts';

/**
 * Checks that every journal entry sums to zero, that refunds and disputes never take more than their
 * charge, and that the accounts match the provider's balances for the product and, including bank
 * payouts, for this lister.
 */
async function checkBooks(rig: Rig, { house }: Tenancy): Promise<void> {
  const { db } = rig.database;
  const { rows } = await sql<{
    unbalanced: number;
    overdrawn: number;
    platform: number;
    connected: number;
  }>`
    select
      (
        select count(*) from (
          select from journal_lines group by journal_id having sum(amount_cents) <> 0
        ) one
      )::int as unbalanced,
      (
        select count(*) from (
          select from journal j join journal_lines l on l.journal_id = j.id
          where l.account in ('rents', 'requests', 'deposits', 'kept_deposits', 'disputes')
          group by j.obligation_id having sum(l.amount_cents) > 0
        ) one
      )::int as overdrawn,
      (
        select coalesce(sum(amount_cents), 0) from journal_lines where account = 'provider_balance'
      )::int as platform,
      (
        select coalesce(sum(l.amount_cents), 0) from journal_lines l
        join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
        where l.account = 'connected' and o.payee_id = ${house.lister.id}
      )::int as connected`.execute(db);
  const [books = { unbalanced: 0, overdrawn: 0, platform: 0, connected: 0 }] = rows;
  require(books.unbalanced === 0, `${books.unbalanced} journal entries do not sum to zero`);
  require(books.overdrawn === 0, `more than ${books.overdrawn} charges was refunded and disputed`);
  const { stripe } = rig.workers[0].billing.payments;
  const balance = total(await stripe.balance.retrieve());
  require(books.platform ===
    balance, `the journal says that the provider holds ${books.platform}, and it holds ${balance}`);
  const stripeAccount = house.account;
  let connected = total(await stripe.balance.retrieve({}, { stripeAccount }));
  for await (const { status, amount } of stripe.payouts.list({ limit: 100 }, { stripeAccount })) {
    if (status !== 'failed' && status !== 'canceled') connected += amount;
  }
  require(books.connected ===
    connected, `the journal says that the lister got ${books.connected}, and they got ${connected}`);
}

const total = ({ available, pending }: Stripe.Balance) =>
  [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);

/** The houses' time zones: rent is due at 07:00 UTC, and days start at other hours. */
const ZONES = ['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', 'UTC'];
/** Keeps the provider's lists short. */
const RENTALS_EACH = 8;

interface RentRun extends Run {
  /** The first failing schedule, before it is reduced. */
  endOnFailure?: boolean;
  /** Played first. */
  examples?: RentSchedule[];
}

/**
 * Runs random rent schedules and checks after each that nothing was charged twice or lost, no day
 * was billed twice, and the books match the provider's balances.
 * @throws Error with the shortest schedule that breaks a rule, and the seed to repeat it
 */
export async function runRentSchedules(
  rig: Rig,
  { schedules, seed, endOnFailure = false, examples = [] }: RentRun,
): Promise<void> {
  let turn = 0;
  let house: House | undefined;
  await fc.assert(
    fc.asyncProperty(rentSchedule, async (schedule) => {
      if (house === undefined || turn % RENTALS_EACH === 0) {
        house = await openHouse(rig, ZONES[(turn / RENTALS_EACH) % ZONES.length] ?? 'UTC');
      }
      turn += 1;
      const tenancy = await inviteTenant(rig, house, schedule.offer);
      try {
        const paidUntil = await playRent(rig, tenancy, schedule);
        await checkRental(rig, tenancy, { paidUntil });
        await checkBooks(rig, tenancy);
      } catch (error) {
        house = undefined;
        throw error;
      } finally {
        await rig.clearFaults();
        await leaveHouse(rig, tenancy);
      }
    }),
    {
      numRuns: schedules,
      endOnFailure,
      examples: examples.map((example) => [example]),
      ...(seed !== undefined && { seed }),
    },
  );
}

/**
 * How many schedules share one database and one sandbox, so that cards do not expire in the
 * meantime.
 */
const BATCH = 150;
/** Batches at a time: one schedule alone waits half of its time for the database. */
const AT_ONCE = 2;

/** Runs many, in batches. @throws Error with the shortest schedule that breaks a rule */
export async function playRentSchedules(
  { schedules, seed = Date.now() % 2 ** 31 }: Run,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  let startCount = 0;
  let doneCount = 0;
  async function playBatches(): Promise<void> {
    while (startCount < schedules) {
      const at = startCount;
      const size = Math.min(BATCH, schedules - at);
      startCount += size;
      const rig = await Rig.open();
      try {
        await runRentSchedules(rig, { schedules: size, seed: seed + at });
      } finally {
        await rig.close();
      }
      doneCount += size;
      const seconds = Math.round((performance.now() - start) / 1000);
      say(
        `${doneCount} schedules of rent in ${seconds} s, seed ${seed}: nothing lost, no day billed twice`,
      );
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playBatches));
}
