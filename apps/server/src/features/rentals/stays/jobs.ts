import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { JobServices } from '../../feature.ts';
import { endDueStays } from './commands/end-stays.ts';
import { findAgreedEnds } from './queries/due-stays.ts';

/** Ends rentals at the agreed hour. */
export function stayJobs({ db, clock }: Pick<JobServices, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'end-stays',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => endDueStays(db, clock.now()),
      nextDue: async (after, until) => (await findAgreedEnds(db, 'accepted', after, until))[0]?.at,
    },
  ];
}
