import { setTimeout as sleep } from 'node:timers/promises';
import { nextPaymentDay } from '@crewpad/domain';
import { checkBooksOf, inviteMany } from './rent/rent-place.ts';
import { type KillPlace, onKillPlace } from './support/kill-place.ts';

/**
 * Two nodes charge the rent of many tenants that falls due at the same instant, and one of them is
 * killed midway. The other one must charge the rest, and nothing twice.
 *
 * npm run reliability -- two-nodes [months]
 */

const TENANTS = 60;
const POLL_MS = 5;
const MINUTE_MS = 60_000;

interface Figures {
  months: number;
  rents: number;
  /** Charged when the second node was killed, and in flight at that time. */
  chargedBefore: number;
  inFlight: number;
}

export async function killSecondNode(
  months: number,
  say: (line: string) => void,
): Promise<Figures> {
  return onKillPlace(say, async (place) => {
    const figures: Figures = { months: 0, rents: 0, chargedBefore: 0, inFlight: 0 };
    let day = nextPaymentDay(new Date().toISOString().slice(0, 10), 1);
    await inviteMany(place, TENANTS, day);
    for (; figures.months < months; day = nextPaymentDay(day, 1)) {
      const due = new Date(`${day}T07:00:00Z`);
      const { charged, started } = await chargeByTwo(place, due, figures.rents);
      figures.chargedBefore += charged;
      figures.inFlight += started - charged;
      await place.setClock(new Date(due.getTime() + 16 * MINUTE_MS));
      figures.months += 1;
      figures.rents += TENANTS;
      await requireOnce(place, figures.rents);
      say(`${figures.months} months: ${JSON.stringify(figures)}`);
    }
    const dump = await place.dump();
    await place.kill('SIGTERM');
    await checkBooksOf(place, dump);
    return figures;
  });
}

/**
 * Both nodes reach the hour together, and the second one is killed after a random share of the
 * charges.
 */
async function chargeByTwo(
  place: KillPlace,
  due: Date,
  paidBefore: number,
): Promise<{ charged: number; started: number }> {
  const second = await place.startSecond();
  const before = new Date(due.getTime() - MINUTE_MS);
  await Promise.all([place.setClock(before), place.setClock(before, second.base)]);
  let isKilled = false;
  const first = place.setClock(due);
  const other = place.setClock(due, second.base).catch((error: unknown) => {
    if (!isKilled) throw error;
  });
  const killAfter = Math.random() * TENANTS;
  let counts = await count(place, paidBefore);
  while (counts.charged < killAfter) {
    await sleep(POLL_MS);
    counts = await count(place, paidBefore);
  }
  isKilled = true;
  await second.server.kill('SIGKILL');
  await Promise.all([first, other]);
  return counts;
}

async function count(place: KillPlace, paidBefore: number) {
  const { payment_intents: intents } = await place.dump();
  const succeeded = intents.filter(({ status }) => status === 'succeeded').length;
  return { charged: succeeded - paidBefore, started: intents.length - paidBefore };
}

/** One charge succeeded for each rent due so far. */
async function requireOnce(place: KillPlace, rents: number): Promise<void> {
  const { payment_intents: intents } = await place.dump();
  const succeeded = intents.filter(({ status }) => status === 'succeeded');
  const obligations = new Set(succeeded.map(({ metadata }) => metadata.obligation_id));
  if (succeeded.length !== rents || obligations.size !== rents) {
    throw new Error(`${succeeded.length} charges for ${obligations.size} of ${rents} rents`);
  }
}
