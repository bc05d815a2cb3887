import { DAY, HOUR, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { oldRows } from '../../platform/old-data.ts';
import { uploadUses } from '../../platform/uploads/use.ts';
import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { deleteOldClicks } from './ads/ads.ts';
import { addAds } from './ads/routes.ts';
import { contactMail, deleteContactsOf } from './contact.ts';
import { keepPublishedPictures, publishedPictures } from './editing.ts';
import { addFeed, addFeedEditing } from './feed/routes.ts';
import { addLists } from './lists/routes.ts';
import { addContact, addSiteRoutes } from './routes.ts';
import { hasRecentMetrics, refreshSiteMetrics } from './site.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    content: typeof import('./texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** Messages through the contact form. */
    contact: LimitDefinition;
    /** Ad views and clicks. */
    ads: LimitDefinition;
  }
}

export const content: Feature = {
  name: 'content',
  routes(registry, services) {
    addSiteRoutes(registry, services);
    addLists(registry, services);
    addFeed(registry, services);
    addFeedEditing(registry, services);
    addAds(registry, services);
    addContact(registry, services);
  },
  mails: (site) => ({ contact: contactMail(site) }),
  limits: {
    contact: {
      rules: {
        member_hour: { per: 'member', points: 3, seconds: HOUR },
        member_day: { per: 'member', points: 10, seconds: DAY },
        visitor_hour: { per: 'visitor', points: 3, seconds: HOUR },
        visitor_day: { per: 'visitor', points: 10, seconds: DAY },
      },
      countsOnly: [200],
    },
    ads: {
      rules: {
        member_minute: { per: 'member', points: 60, seconds: MINUTE },
        visitor_minute: { per: 'visitor', points: 300, seconds: MINUTE },
      },
      inMemory: true,
    },
  },
  hooks: [
    memberClosing.extend({ close: keepPublishedPictures }),
    memberClosing.extend({ close: deleteContactsOf }),
    uploadUses.extend(publishedPictures),
  ],
  oldData: [oldRows('contact_messages', 'contact_messages', 'created_at')],
  jobs: ({ db, clock }) => [
    {
      name: 'refresh-site-metrics',
      cron: '10 * * * *',
      limitSeconds: 600,
      isMissing: async () => !(await hasRecentMetrics(db, clock.now())),
      run: () => refreshSiteMetrics(db, clock.now()),
    },
    {
      name: 'delete-old-ad-clicks',
      cron: '20 0 * * *',
      limitSeconds: 300,
      run: () => deleteOldClicks(db, clock.now()),
    },
  ],
};
