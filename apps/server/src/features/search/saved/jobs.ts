import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { Services } from '../../../platform/services.ts';
import { nextAlert } from './alerts.queries.ts';
import { deleteOldChanges, matchChanges, orderAlerts } from './alerts.ts';

/** The jobs of saved searches. */
export function savedJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'send-search-alerts',
      cron: '* * * * *',
      limitSeconds: 300,
      nextDue: (after, until) => nextAlert(db, after, until),
      async run() {
        await matchChanges(db, clock.now());
        await orderAlerts(db, clock.now());
      },
    },
    {
      name: 'delete-old-search-changes',
      cron: '20 4 * * *',
      limitSeconds: 600,
      run: () => deleteOldChanges(db, clock.now()),
    },
  ];
}
