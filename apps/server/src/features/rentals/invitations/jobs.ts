import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { Billing } from '../../billing/index.ts';
import { expireInvitations } from './commands/expire-invitations.ts';
import { remindInvitees } from './commands/remind-invitees.ts';

/** The jobs of invitations. */
export function invitationJobs(services: Billing): JobDefinition[] {
  const { db, clock } = services;
  return [
    {
      name: 'remind-invitees',
      cron: '20 * * * *',
      limitSeconds: 600,
      run: () => remindInvitees(db, clock.now()),
    },
    {
      // Shortly after each hour at which a stay can end; some zones are half an hour off.
      name: 'expire-invitations',
      cron: '1,31 * * * *',
      limitSeconds: 600,
      run: () => expireInvitations(services),
    },
  ];
}
