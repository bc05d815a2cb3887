import { type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { deleteCalendar } from './calendar/calendar.ts';
import { deleteHouseCalendars } from './calendar/house.ts';
import { reportJobs } from './jobs.ts';
import { addCalendars, addReports } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    reports: typeof import('./texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** A lister's search of their own tenants, crash pads and threads. */
    desk_search: LimitDefinition;
  }
}

export const reports: Feature = {
  name: 'reports',
  routes(registry, services) {
    addReports(registry, services);
    addCalendars(registry, services);
  },
  jobs: reportJobs,
  limits: {
    desk_search: { rules: { member_minute: { per: 'member', points: 60, seconds: MINUTE } } },
  },
  hooks: [
    memberClosing.extend({ close: deleteCalendar }),
    memberClosing.extend({ close: deleteHouseCalendars }),
  ],
};
