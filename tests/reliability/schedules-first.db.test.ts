import { testSchedules } from './support/schedules-test.ts';

testSchedules({ schedules: 500, seed: 2108680468 });
