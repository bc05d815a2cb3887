import { inTopic } from '../../platform/outbox/outbox.ts';
import { memberBlocking, memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { listingsToLock, tenantInvited } from '../rentals/index.ts';
import { listingsRefreshed } from '../search/index.ts';
import { waitlistMails, waitlistNotifications } from './emails.ts';
import { waitlistJobs } from './jobs.ts';
import { endOffersBetween, listingsBetween, takeHeldBed } from './offers.ts';
import { addWaitlists } from './routes.ts';
import { leaveAllWaitlists, listingsWaitedFor, settleWaitlists } from './waitlist.ts';

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
    mailedNotifications.extend(waitlistNotifications),
    memberClosing.extend({ close: leaveAllWaitlists }),
    memberBlocking.extend({ end: endOffersBetween }),
    tenantInvited.extend(takeHeldBed),
    listingsToLock.extend({ ofMember: listingsWaitedFor, between: listingsBetween }),
    listingsRefreshed.extend(settleWaitlists),
  ],
};
