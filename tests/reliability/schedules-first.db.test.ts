import { testSchedules } from './support/schedules-test.ts';

testSchedules(500);
