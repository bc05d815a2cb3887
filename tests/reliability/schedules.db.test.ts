import { afterAll, beforeAll, it } from 'vitest';
import { Rig } from './support/rig.ts';
import { runSchedules } from './support/run-schedules.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open();
});
afterAll(() => rig.close());

// The same ones each time: `npm run reliability` plays new ones.
it(
  'charges once and loses nothing in random schedules of faults',
  () => runSchedules(rig, { schedules: 250, seed: 2108680468 }),
  600_000,
);
