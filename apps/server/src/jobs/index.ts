import { expireListings, refreshSiteMetrics } from '../features/search/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import { hasSiteMetrics } from './queries/has-site-metrics.ts';

/** All jobs of all features: what runs when, and for how long at most. */
export function jobDefinitions(db: Db, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'mend-search',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireListings(db, clock.now()),
    },
    {
      name: 'refresh-site-metrics',
      cron: '10 3 * * *',
      limitSeconds: 600,
      isMissing: async () => !(await hasSiteMetrics(db)),
      run: () => refreshSiteMetrics(db, clock.now()),
    },
  ];
}
