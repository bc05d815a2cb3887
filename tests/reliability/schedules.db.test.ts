import { afterAll, beforeAll, it } from 'vitest';
import { Rig } from './support/rig.ts';
import { runSchedules } from './support/run-schedules.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open();
});
afterAll(() => rig.close());

// The same ones each time: `npm run reliability` plays new ones. Fewer on the embedded database,
// which needs longer and runs one transaction at a time.
it('charges once and loses nothing in random schedules of faults', () => {
  const schedules = rig.database.kind === 'embedded' ? 80 : 250;
  return runSchedules(rig, { schedules, seed: 2108680468 });
}, 600_000);
