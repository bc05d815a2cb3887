import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { Services } from '../../../platform/services.ts';
import { findAgreedEnds } from '../stays/queries/due-stays.ts';
import { expireInvitations } from './commands/expire-invitations.ts';
import { remindInvitees } from './commands/remind-invitees.ts';

/** The jobs of invitations. */
export function invitationJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'remind-invitees',
      cron: '20 * * * *',
      limitSeconds: 600,
      run: () => remindInvitees(db, clock.now()),
    },
    {
      name: 'expire-invitations',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireInvitations(db, clock.now()),
      nextDue: async (after, until) => (await findAgreedEnds(db, 'pending', after, until))[0]?.at,
    },
  ];
}
