import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { JobServices } from '../feature.ts';
import { isOccupancyMissing, recordOccupancy } from './occupancy.ts';
import { closeYears, closingOf } from './years.ts';

/** When the day is over in all of America. */
const RECORDED_AT = { hour: 12, minute: 30 };

/** The jobs of reports. */
export function reportJobs({ db, clock }: Pick<JobServices, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'record-occupancy',
      cron: `${RECORDED_AT.minute} ${RECORDED_AT.hour} * * *`,
      limitSeconds: 1800,
      isMissing: () => isOccupancyMissing(db),
      run: () => recordOccupancy(db, clock.now()),
      // A run records missing days. The test clock stops where a run completes a month.
      nextDue: async (after, until) => {
        const at = endOfMonthRun(after);
        return at <= until ? at : undefined;
      },
    },
    {
      name: 'close-years',
      cron: '45 12 * * *',
      limitSeconds: 3600,
      run: () => closeYears(db, clock.now()),
      nextDue: async (after, until) => {
        const year = after.getUTCFullYear() - 1;
        const at = closingOf(closingOf(year) > after ? year : year + 1);
        return at <= until ? at : undefined;
      },
    },
  ];
}

/** The first run on the first day of a month after an instant. */
function endOfMonthRun(after: Date): Date {
  const { hour, minute } = RECORDED_AT;
  const runOf = (month: number) =>
    new Date(Date.UTC(after.getUTCFullYear(), month, 1, hour, minute));
  const run = runOf(after.getUTCMonth());
  return run > after ? run : runOf(after.getUTCMonth() + 1);
}
