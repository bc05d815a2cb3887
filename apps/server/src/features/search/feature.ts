import { type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { expireListings } from './refresh.ts';
import { addSearch } from './routes.ts';
import { savedMails, savedNotifications } from './saved/emails.ts';
import { savedJobs } from './saved/jobs.ts';
import { deleteSaved } from './saved/saved.ts';
import { listingsChanged } from './tags.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    search: typeof import('./texts/en.ts').default;
    'search/saved': typeof import('./saved/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    search: LimitDefinition;
  }
}

export const search: Feature = {
  name: 'search',
  routes: addSearch,
  limits: {
    search: {
      rules: {
        visitor_minute: { per: 'visitor', points: 60, seconds: MINUTE },
        member_minute: { per: 'member', points: 240, seconds: MINUTE },
      },
      inMemory: true,
    },
  },
  changes: [listingsChanged],
  mails: savedMails,
  hooks: [
    mailedNotifications.extend(savedNotifications),
    memberClosing.extend({ close: deleteSaved }),
  ],
  jobs: ({ db, clock }) => [
    {
      name: 'refresh-expired-listings',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => expireListings(db, clock.now()),
    },
    ...savedJobs({ db, clock }),
  ],
};
