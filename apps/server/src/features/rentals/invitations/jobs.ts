import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { Billing } from '../../billing/index.ts';
import { findAgreedEnds } from '../stays/queries/due-stays.ts';
import { expireInvitations } from './commands/expire-invitations.ts';
import { findNextReminder, remindInvitees } from './commands/remind-invitees.ts';

/** The jobs of invitations. */
export function invitationJobs(services: Billing): JobDefinition[] {
  const { db, clock } = services;
  return [
    {
      name: 'remind-invitees',
      cron: '20 * * * *',
      limitSeconds: 600,
      run: () => remindInvitees(db, clock.now()),
      nextDue: (after, until) => findNextReminder(db, after, until),
    },
    {
      name: 'expire-invitations',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireInvitations(services),
      nextDue: async (after, until) => (await findAgreedEnds(db, 'pending', after, until))[0]?.at,
    },
  ];
}
