import fc from 'fast-check';
import { Rig } from '../support/rig.ts';
import type { Run } from '../support/run-schedules.ts';
import { checkBooks } from './books.ts';
import { checkRental } from './checks.ts';
import { type House, inviteTenant, leaveHouse, openHouse } from './house.ts';
import { playRent } from './play.ts';
import { type RentSchedule, rentSchedule } from './schedule.ts';

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
    fc.asyncProperty(rentSchedule, async (item) => {
      if (house === undefined || turn % RENTALS_EACH === 0) {
        house = await openHouse(rig, ZONES[(turn / RENTALS_EACH) % ZONES.length] ?? 'UTC');
      }
      turn += 1;
      const played = await inviteTenant(rig, house, item.offer);
      try {
        const paidUntil = await playRent(rig, played, item);
        await checkRental(rig, played, { paidUntil });
        await checkBooks(rig, played);
      } catch (error) {
        house = undefined;
        throw error;
      } finally {
        await rig.clearFaults();
        await leaveHouse(rig, played);
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
  const started = performance.now();
  let begun = 0;
  let done = 0;
  async function playBatches(): Promise<void> {
    while (begun < schedules) {
      const at = begun;
      const size = Math.min(BATCH, schedules - at);
      begun += size;
      const rig = await Rig.open();
      try {
        await runRentSchedules(rig, { schedules: size, seed: seed + at });
      } finally {
        await rig.close();
      }
      done += size;
      const seconds = Math.round((performance.now() - started) / 1000);
      say(
        `${done} schedules of rent in ${seconds} s, seed ${seed}: nothing lost, no day billed twice`,
      );
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playBatches));
}
