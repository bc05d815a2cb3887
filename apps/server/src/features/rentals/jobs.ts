import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Billing } from '../billing/index.ts';
import type { JobServices } from '../feature.ts';
import { expireInvitations, findNextReminder, remindInvitees } from './invitations/reminders.ts';
import { endDueStays, findAgreedEnds } from './stays/ends.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The minute of the hourly reminder job. */
const REMINDER_MINUTE = 20;

/** The last reminder run at or before an instant. */
function lastReminderRun(at: Date): Date {
  const offset = REMINDER_MINUTE * 60 * 1000;
  return new Date(Math.floor((at.getTime() - offset) / HOUR_MS) * HOUR_MS + offset);
}

/** The jobs of invitations. */
export function invitationJobs(services: Billing): JobDefinition[] {
  const { db, clock } = services;
  return [
    {
      name: 'remind-invitees',
      cron: `${REMINDER_MINUTE} * * * *`,
      limitSeconds: 600,
      run: () => remindInvitees(db, clock.now()),
      nextDue: async (after, until) => {
        const due = await findNextReminder(db, lastReminderRun(after), until);
        if (due === undefined) return undefined;
        const run = lastReminderRun(new Date(due.getTime() + HOUR_MS - 1));
        return run <= until ? run : undefined;
      },
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

/** Ends rentals at the agreed hour. */
export function stayJobs({ db, clock }: Pick<JobServices, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'end-stays',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => endDueStays(db, clock.now()),
      nextDue: async (after, until) => (await findAgreedEnds(db, 'accepted', after, until))[0]?.at,
    },
  ];
}
