import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Services } from '../../platform/services.ts';
import { remindListers } from './reminders/remind-listers.ts';
import { removeUnusedUploads } from './uploads/remove-uploads.ts';

/** What listings do by themselves. */
export function listingJobs({
  db,
  clock,
  files,
}: Pick<Services, 'db' | 'clock' | 'files'>): JobDefinition[] {
  return [
    {
      name: 'remove-unused-uploads',
      cron: '35 * * * *',
      limitSeconds: 600,
      run: async () => {
        await removeUnusedUploads(db, files, clock.now());
      },
    },
    {
      // In the afternoon of Europe and the morning of America.
      name: 'remind-listers',
      cron: '5 14 * * *',
      limitSeconds: 1800,
      run: async () => {
        await remindListers(db, clock.now());
      },
    },
  ];
}
