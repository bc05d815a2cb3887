import type { Feature, JobServices } from '../features/feature.ts';
import { oldAudit } from '../platform/audit.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import { deleteExpiredLimits } from '../platform/limits/store.ts';
import { deleteOldData, type OldData, oldRows } from '../platform/old-data.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';

/** The jobs of the platform and of all features. */
export function jobDefinitions(
  features: readonly Feature[],
  services: JobServices,
  outbox: Outbox,
): JobDefinition[] {
  const { db, clock } = services;
  return [
    {
      // Emails are sent as soon as they are ordered; this retries failed ones.
      name: 'send-outbox',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => outbox.run(),
    },
    {
      name: 'delete-expired-limits',
      cron: '*/15 * * * *',
      limitSeconds: 300,
      run: () => deleteExpiredLimits(db, clock.now()),
    },
    {
      name: 'delete-old-data',
      cron: '30 4 * * *',
      limitSeconds: 3600,
      run: () => deleteOldData(db, allOldData(features), clock.now()),
    },
    ...features.flatMap(({ jobs }) => jobs?.(services) ?? []),
  ];
}

/** Everything that the daily job deletes. */
export function allOldData(features: readonly Feature[]): OldData[] {
  return [
    ...oldAudit,
    oldRows('notices', 'outbox', 'created_at'),
    oldRows('notices', 'mailbox', 'created_at'),
    // What refers to others goes first.
    ...features.toReversed().flatMap(({ oldData = [] }) => oldData),
  ];
}
