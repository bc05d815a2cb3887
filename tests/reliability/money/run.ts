import fc from 'fast-check';
import { RentRig } from '../../../apps/server/src/features/rent/periods/testing.ts';
import type { Run } from '../support/run-schedules.ts';
import { act } from './act.ts';
import { happeningOf } from './action.ts';
import { type Book, emptyBook } from './book.ts';
import { compare } from './compare.ts';
import { compareInvitation } from './compare-invitation.ts';
import { DAY, plusDays } from './days.ts';
import type { Event } from './event.ts';
import { WAIT_DAYS } from './invitations.ts';
import { after } from './model.ts';
import { afterDays, nextDue, type Play, plays } from './play.ts';
import { Stage } from './stage.ts';

const MINUTE = 60_000;

/** Is told of each step that the product has carried out. */
type Listener = (event: Event, before: Book) => void;

/** Plays one stay at the server, and compares all places with the model after each step. */
async function playStay(rig: RentRig, play: Play, done: Listener = () => {}): Promise<void> {
  const today = rig.clock.now().toISOString().slice(0, 10);
  const start = plusDays(today, 1 + play.startsIn);
  const end = play.nights === null ? null : plusDays(start, play.nights);
  const stay = { ...play.stay, start, end };
  const { isGuest = false, steps = [] } = play.invitation ?? {};
  const stage = await Stage.open(rig, stay, isGuest);
  let book = emptyBook(stay, rig.clock.now().getTime());
  const told: Event[] = [];

  const step = async (event: Event) => {
    told.push(event);
    rig.clock.set(new Date(event.at));
    const expected = after(book, event);
    const { end, text } = await act(stage, event, book);
    if (end === 'done') done(event, book);
    book = expected;
    if (end !== book.answers.at(-1)) {
      throw new Error(`${event.on} was ${end}, not ${book.answers.at(-1)}: ${text}${story(told)}`);
    }
  };
  const check = async () => {
    const isInvited = book.status === 'pending' || book.status === 'closed';
    const differences = await (isInvited ? compareInvitation : compare)(stage, book);
    if (differences.length === 0) return;
    const lines = differences.map(
      ({ place, expected, read }) =>
        `  ${place}: ${JSON.stringify(read)}, not ${JSON.stringify(expected)}`,
    );
    throw new Error(`\n${lines.join('\n')}${story(told)}\nstay ${JSON.stringify(stay)}`);
  };

  const pass = async (until: number) => {
    for (;;) {
      const at = nextDue(book, until) ?? until;
      await step({ on: 'run', at });
      if (at === until) return;
    }
  };
  await check();
  for (const [index, one] of steps.entries()) {
    const cents = stay.rent + 1000 * (index + 1);
    const passed = one === 'wait' ? WAIT_DAYS * DAY : MINUTE;
    await step({ on: 'invitation', step: one, cents, at: book.now + passed });
    await stage.readLink();
    await check();
  }
  if (book.status === 'closed') return;
  await step({ on: 'acceptance', at: rig.clock.now().getTime() });
  await check();
  for (const action of play.actions) {
    if (action.do === 'days') await pass(afterDays(book, action.count));
    else if (action.do === 'outage') await step({ on: 'run', at: afterDays(book, action.count) });
    else {
      const happening = happeningOf(book, action);
      if (happening === undefined) continue;
      await step({ ...happening, at: book.now + MINUTE });
      await pass(book.now + MINUTE);
    }
    await check();
  }
}

const story = (events: readonly Event[]) =>
  `\nafter\n${events.map(({ at, ...event }) => `  ${new Date(at).toISOString()} ${JSON.stringify(event)}`).join('\n')}`;

/** A server on which everything that the plays use is switched on. */
export const openRig = (): Promise<RentRig> => RentRig.open({ FLAGS: 'paymentRequest' });

const BATCH = 50;

/**
 * Plays random stays, many in batches.
 * @throws Error with what a place says else, and the play before it
 */
export async function playStays({ stays, seed }: { stays: number; seed: number }): Promise<void> {
  for (let done = 0; done < stays; done += BATCH) {
    const rig = await openRig();
    const numRuns = Math.min(BATCH, stays - done);
    try {
      await fc.assert(
        fc.asyncProperty(plays, (play) => playStay(rig, play)),
        { numRuns, seed: seed + done, endOnFailure: true },
      );
    } finally {
      await rig.close();
    }
  }
}

/** Plays one stay on a server of its own. @throws Error as above */
export async function playOne(play: Play, done: Listener): Promise<void> {
  const rig = await openRig();
  try {
    await playStay(rig, play, done);
  } finally {
    await rig.close();
  }
}

const TEST = 'tests/reliability/money/money.db.test.ts';

/** Plays many in the test runner, which alone compiles the pages. @throws Error as above */
export async function playMoney(
  { schedules, seed = Date.now() % 2 ** 31 }: Run,
  say: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  Object.assign(process.env, { STAYS: `${schedules}`, SEED: `${seed}` });
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test', [TEST], { run: true, project: 'database' });
  const { state } = vitest;
  const isRight = state.getCountOfFailedTests() === 0 && state.getUnhandledErrors().length === 0;
  await vitest.close();
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!isRight) throw new Error(`a place says something else, seed ${seed}`);
  say(`${schedules} stays in ${seconds} s, seed ${seed}: all places say what happened`);
}
