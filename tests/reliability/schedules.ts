import { Rig } from './support/rig.ts';
import { type Run, runSchedules } from './support/run-schedules.ts';

/** How many schedules share one database and one sandbox. */
const BATCH = 1000;

/**
 * Runs random fault schedules over the real code and a real sandbox.
 * @throws Error with the shortest schedule that breaks a rule
 */
export async function playSchedules(
  { schedules, seed = Date.now() % 2 ** 31 }: Run,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  for (let at = 0; at < schedules; at += BATCH) {
    const rig = await Rig.open();
    const size = Math.min(BATCH, schedules - at);
    try {
      await runSchedules(rig, { schedules: size, seed: seed + at });
    } finally {
      await rig.close();
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    say(
      `${at + size} schedules in ${seconds} s, seed ${seed}: nothing lost, nothing charged twice`,
    );
  }
}
