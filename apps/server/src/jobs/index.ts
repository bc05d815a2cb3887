import { forgetSessions } from '../features/accounts/index.ts';
import { expireListings, refreshSiteMetrics } from '../features/search/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import { forgetLimits } from '../platform/limits/store.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { hasSiteMetrics } from './queries/has-site-metrics.ts';

/** All jobs of all features: what runs when, and for how long at most. */
export function jobDefinitions(db: Db, clock: Clock, outbox: Outbox): JobDefinition[] {
  return [
    {
      name: 'mend-search',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireListings(db, clock.now()),
    },
    {
      // Mails leave as soon as they are ordered; this is for those that have to be tried again.
      name: 'send-outbox',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => outbox.run(),
    },
    {
      name: 'forget-sessions',
      cron: '30 4 * * *',
      limitSeconds: 300,
      run: () => forgetSessions(db, clock.now()),
    },
    {
      name: 'forget-limits',
      cron: '*/15 * * * *',
      limitSeconds: 300,
      run: () => forgetLimits(db, clock.now()),
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
