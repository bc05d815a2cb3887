import { contract } from '@crewpad/contract';
import { DAY, type LimitDefinition } from '../../platform/limits/table.ts';
import { memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { countUnread, getUnread } from './queries/unread.ts';
import { findReportedListing } from './reports/queries/reported-listing.ts';
import { findReportedMessage, findReportedThread } from './reports/queries/reported-messages.ts';
import { reportReceivedMail } from './reports/report-received-email.ts';
import { reportSubjects } from './reports/report-subjects.ts';
import { addReports } from './reports/routes.ts';

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    reports: LimitDefinition;
  }
}

export const messages: Feature = {
  name: 'messages',
  routes(registry, services) {
    registry.addForMembers(contract.messages.countUnread, async (_request, { actor }) => ({
      count: await getUnread(services.db, actor.id),
    }));
    addReports(registry, services);
  },
  mails: (site) => ({ report_received: reportReceivedMail(site) }),
  limits: {
    reports: {
      rules: { member_day: { per: 'member', points: 20, seconds: DAY } },
      countsOnly: [201],
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
