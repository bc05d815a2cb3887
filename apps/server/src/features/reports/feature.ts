import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { deleteCalendar } from './calendar/calendar.ts';
import { reportJobs } from './jobs.ts';
import { addCalendars, addReports } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    reports: typeof import('./texts/en.ts').default;
  }
}

export const reports: Feature = {
  name: 'reports',
  routes(registry, services) {
    addReports(registry, services);
    addCalendars(registry, services);
  },
  jobs: reportJobs,
  hooks: [memberClosing.extend({ close: deleteCalendar })],
};
