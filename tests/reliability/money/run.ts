import fc from 'fast-check';
import { RentRig } from '../../../apps/server/src/features/rent/periods/testing.ts';
import type { Run } from '../support/run-schedules.ts';
import { happeningOf } from './action.ts';
import { compare, compareInvitation } from './compare.ts';
import { DAY, plusDays } from './days.ts';
import type { Event } from './event.ts';
import { WAIT_DAYS } from './invitations.ts';
import { emptyModel, type Model } from './model.ts';
import { afterDays, nextDue, type Play, plays } from './play.ts';
import { after } from './play-model.ts';
import { sendEvent } from './send-event.ts';
import { Stage } from './stage.ts';

const MINUTE = 60_000;

/** Is told of each step that the product has carried out. */
type Listener = (event: Event, before: Model) => void;

/**
 * Plays one stay at the server, and compares all places with the model after each step.
 * @throws Error with what a place says else, and the play before it
 */
export async function playStay(
  rig: RentRig,
  play: Play,
  onStep: Listener = () => {},
): Promise<void> {
  const today = rig.clock.now().toISOString().slice(0, 10);
  const start = plusDays(today, 1 + play.startsIn);
  const end = play.nights === null ? null : plusDays(start, play.nights);
  const stay = { ...play.stay, start, end };
  const { isGuest = false, steps = [] } = play.invitation ?? {};
  const stage = await Stage.open(rig, stay, isGuest);
  let model = emptyModel(stay, rig.clock.now().getTime());
  const pastEvents: Event[] = [];

  const step = async (event: Event) => {
    pastEvents.push(event);
    rig.clock.set(new Date(event.at));
    const expected = after(model, event);
    const { end, text } = await sendEvent(stage, event, model);
    if (end === 'done') onStep(event, model);
    model = expected;
    if (end !== model.answers.at(-1)) {
      throw new Error(
        `${event.on} was ${end}, not ${model.answers.at(-1)}: ${text}${story(pastEvents)}`,
      );
    }
  };
  const check = async () => {
    const isInvited = model.status === 'pending' || model.status === 'closed';
    const differences = await (isInvited ? compareInvitation : compare)(stage, model);
    if (differences.length === 0) return;
    const lines = differences.map(
      ({ place, expected, actual: read }) =>
        `  ${place}: ${JSON.stringify(read)}, not ${JSON.stringify(expected)}`,
    );
    throw new Error(`\n${lines.join('\n')}${story(pastEvents)}\nstay ${JSON.stringify(stay)}`);
  };

  const pass = async (until: number) => {
    for (;;) {
      const at = nextDue(model, until) ?? until;
      await step({ on: 'run', at });
      if (at === until) return;
    }
  };
  await check();
  for (const [index, event] of steps.entries()) {
    const cents = stay.rent + 1000 * (index + 1);
    const passed = event === 'wait' ? WAIT_DAYS * DAY : MINUTE;
    await step({ on: 'invitation', step: event, cents, at: model.now + passed });
    await stage.readLink();
    await check();
  }
  if (model.status === 'closed') return;
  await step({ on: 'acceptance', at: rig.clock.now().getTime() });
  await check();
  for (const [index, action] of play.actions.entries()) {
    stage.readsAll = index === play.actions.length - 1;
    if (action.do === 'days') await pass(afterDays(model, action.count));
    else if (action.do === 'outage') await step({ on: 'run', at: afterDays(model, action.count) });
    else {
      const happening = happeningOf(model, action);
      if (happening === undefined) {
        if (stage.readsAll) await check();
        continue;
      }
      await step({ ...happening, at: model.now + MINUTE });
      await pass(model.now + MINUTE);
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
  for (let at = 0; at < stays; at += BATCH) {
    const rig = await openRig();
    const numRuns = Math.min(BATCH, stays - at);
    try {
      await fc.assert(
        fc.asyncProperty(plays, (play) => playStay(rig, play)),
        { numRuns, seed: seed + at, endOnFailure: true },
      );
    } finally {
      await rig.close();
    }
  }
}

const TEST = 'tests/reliability/money/money.db.test.ts';

/** Plays many in the test runner, which alone compiles the pages. @throws Error as above */
export async function playMoney(
  { schedules, seed = Date.now() % 2 ** 31 }: Run,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  Object.assign(process.env, { STAYS: `${schedules}`, SEED: `${seed}` });
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test', [TEST], { run: true, project: 'database' });
  const { state } = vitest;
  const isRight = state.getCountOfFailedTests() === 0 && state.getUnhandledErrors().length === 0;
  await vitest.close();
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!isRight) throw new Error(`a place says something else, seed ${seed}`);
  say(`${schedules} stays in ${seconds} s, seed ${seed}: all places say what happened`);
}
