import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Services } from '../../platform/services.ts';
import { orderReplyReminders, orderUnreadEmails } from './reminders.ts';
import { deliverWaiting } from './sending.ts';

/** The jobs that deliver messages that wait, and order emails about messages. */
export function messageJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): JobDefinition[] {
  return [
    {
      name: 'deliver-waiting-messages',
      cron: '* * * * *',
      limitSeconds: 300,
      run: async () => {
        await deliverWaiting(db, clock.now());
      },
    },
    {
      name: 'tell-unread-messages',
      cron: '* * * * *',
      limitSeconds: 300,
      run: async () => {
        await orderUnreadEmails(db, clock.now());
      },
    },
    {
      name: 'remind-to-reply',
      cron: '*/5 * * * *',
      limitSeconds: 300,
      run: async () => {
        await orderReplyReminders(db, clock.now());
      },
    },
  ];
}
