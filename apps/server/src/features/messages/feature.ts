import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { addInbox } from './inbox/routes.ts';
import { countUnread } from './queries/unread.ts';
import { findReportedListing } from './reports/queries/reported-listing.ts';
import { findReportedMessage, findReportedThread } from './reports/queries/reported-messages.ts';
import { reportReceivedMail } from './reports/report-received-email.ts';
import { reportSubjects } from './reports/report-subjects.ts';
import { addReports } from './reports/routes.ts';
import { addSending } from './sending/routes.ts';
import { addThreads } from './thread/routes.ts';

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    messages: LimitDefinition;
    /** Threads with somebody new. */
    new_threads: LimitDefinition;
    reports: LimitDefinition;
  }
}

/** The status of a message or report that is new. */
const CREATED = 201;

export const messages: Feature = {
  name: 'messages',
  routes(registry, services) {
    addInbox(registry, services);
    addThreads(registry, services);
    addSending(registry, services);
    addReports(registry, services);
  },
  mails: (site) => ({ report_received: reportReceivedMail(site) }),
  limits: {
    messages: {
      rules: { member_minute: { per: 'member', points: 30, seconds: MINUTE } },
      countsOnly: [CREATED],
    },
    new_threads: { rules: { member_day: { per: 'key', points: 60, seconds: DAY } } },
    reports: {
      rules: { member_day: { per: 'member', points: 20, seconds: DAY } },
      countsOnly: [CREATED],
    },
  },
  hooks: [
    memberFacts.fill({ unread: countUnread }),
    reportSubjects.fill({
      message: findReportedMessage,
      thread: findReportedThread,
      listing: findReportedListing,
    }),
  ],
};
