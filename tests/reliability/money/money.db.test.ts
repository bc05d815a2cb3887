import { afterAll, beforeAll, it } from 'vitest';
import type { RentRig } from '../../../apps/server/src/features/rentals/rent/testing.ts';
import { openRig, runStays } from './run.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await openRig();
});
afterAll(() => rig.close());

const { STAYS = '12', SEED = '35' } = process.env;

// The same stays each time: `npm run reliability -- money` plays new ones.
it(
  'says the same about money at every place, to both sides, after each step of random stays',
  () => runStays(rig, { schedules: Number(STAYS), seed: Number(SEED), endOnFailure: true }),
  600_000,
);
