import type { Feature, JobServices } from '../features/feature.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import { deleteExpiredLimits } from '../platform/limits/store.ts';
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
    ...features.flatMap(({ jobs }) => jobs?.(services) ?? []),
  ];
}
