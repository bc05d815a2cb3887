import { testSchedules } from './support/schedules-test.ts';

testSchedules(1000);
