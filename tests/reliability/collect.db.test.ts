import { afterAll, beforeAll, it } from 'vitest';
import { Rig } from './support/rig.ts';
import { runSchedules } from './support/run-schedules.ts';

const SCHEDULES = 1000;
const LIMIT_MS = 240_000;

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open();
});
afterAll(() => rig.close());

it(
  `charges once and loses nothing in ${SCHEDULES} random schedules of faults`,
  () => runSchedules(rig, { schedules: SCHEDULES }),
  LIMIT_MS,
);
