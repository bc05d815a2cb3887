import { afterAll, beforeAll, it } from 'vitest';
import { Rig } from '../support/rig.ts';
import { runRentSchedules } from './run.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open();
});
afterAll(() => rig.close());

// The same schedules each time: `npm run reliability` runs new ones.
it(
  'charges rent once, loses nothing, and balances its books in random schedules',
  () => runRentSchedules(rig, { schedules: 40, seed: 1207 }),
  600_000,
);
