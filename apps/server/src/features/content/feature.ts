import { DAY, HOUR, type LimitDefinition } from '../../platform/limits/table.ts';
import type { Feature } from '../feature.ts';
import { refreshSiteMetrics } from './commands/refresh-site-metrics.ts';
import { deleteOldContacts } from './contact/commands/contact-messages.ts';
import { contactMail } from './contact/contact-mail.ts';
import { addContact } from './contact/routes.ts';
import { addFeed } from './feed/routes.ts';
import { hasSiteMetrics } from './queries/metrics.ts';
import { addSiteRoutes } from './routes.ts';

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** Messages through the contact form. */
    contact: LimitDefinition;
  }
}

export const content: Feature = {
  name: 'content',
  routes(registry, services) {
    addSiteRoutes(registry, services);
    addFeed(registry, services);
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
  },
  jobs: ({ db, clock }) => [
    {
      name: 'refresh-site-metrics',
      cron: '10 3 * * *',
      limitSeconds: 600,
      isMissing: async () => !(await hasSiteMetrics(db)),
      run: () => refreshSiteMetrics(db, clock.now()),
    },
    {
      name: 'delete-old-contacts',
      cron: '45 4 * * *',
      limitSeconds: 300,
      run: () => deleteOldContacts(db, clock.now()),
    },
  ],
};
