import { inTopic } from '../../platform/outbox/outbox.ts';
import { memberBlocking, memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { listingsToLock, tenantInvited } from '../rentals/index.ts';
import { listingsRefreshed } from '../search/index.ts';
import { endOffersBetween, listingsBetween } from './commands/end-between.ts';
import { leaveAllWaitlists, listingsWaitedFor } from './commands/join-waitlist.ts';
import { settleWaitlists } from './commands/settle-waitlists.ts';
import { takeHeldBed } from './commands/take-held-bed.ts';
import { waitlistMails } from './emails/index.ts';
import { waitlistJobs } from './jobs.ts';
import { waitlistNotifications } from './notifications.ts';
import { addWaitlists } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    waitlist: typeof import('./texts/en.ts').default;
    'waitlist/emails': typeof import('./emails/texts/en.ts').default;
  }
}

export const waitlist: Feature = {
  name: 'waitlist',
  routes: addWaitlists,
  mails: (site) => inTopic('alerts', waitlistMails(site)),
  jobs: waitlistJobs,
  hooks: [
    mailedNotifications.fill(waitlistNotifications),
    memberClosing.fill({ close: leaveAllWaitlists }),
    memberBlocking.fill({ end: endOffersBetween }),
    tenantInvited.fill(takeHeldBed),
    listingsToLock.fill({ ofMember: listingsWaitedFor, between: listingsBetween }),
    listingsRefreshed.fill(settleWaitlists),
  ],
};
