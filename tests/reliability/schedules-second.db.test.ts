import { testSchedules } from './support/schedules-test.ts';

testSchedules({ schedules: 500, seed: 1971 });
