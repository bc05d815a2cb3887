import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Services } from '../../platform/services.ts';
import { hasUnkeyedListings, refreshPublicPoints } from './editor/place.ts';
import { remindListers } from './reminders.ts';

/** The jobs of listings. */
export function listingJobs({
  db,
  clock,
  pointKey,
}: Pick<Services, 'db' | 'clock' | 'pointKey'>): JobDefinition[] {
  return [
    {
      // Runs after an upgrade. The key is encrypted with SECRET, so a migration cannot do this.
      name: 'refresh-public-points',
      limitSeconds: 3600,
      isMissing: () => hasUnkeyedListings(db),
      run: () => refreshPublicPoints(db, pointKey, clock.now()),
    },
    {
      // Afternoon in Europe and morning in America.
      name: 'remind-listers',
      cron: '5 14 * * *',
      limitSeconds: 1800,
      run: async () => {
        await remindListers(db, clock.now());
      },
    },
  ];
}
