import { afterAll, beforeAll, it } from 'vitest';
import { Rig } from './rig.ts';
import { runSchedules } from './run-schedules.ts';

const LIMIT_MS = 900_000;

/**
 * The test with this number of schedules, the same ones each time: `npm run reliability` plays new ones.
 * Two files run it at the same time.
 */
export function testSchedules(run: { schedules: number; seed: number }): void {
  let rig: Rig;
  beforeAll(async () => {
    rig = await Rig.open();
  });
  afterAll(() => rig.close());

  it(
    `charges once and loses nothing in ${run.schedules} random schedules of faults`,
    () => runSchedules(rig, run),
    LIMIT_MS,
  );
}
