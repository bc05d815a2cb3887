import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Services } from '../../platform/services.ts';
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
  ];
}
