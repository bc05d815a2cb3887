import { contract } from '@crewpad/contract';
import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { oldRows } from '../../platform/old-data.ts';
import { memberClosing, memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { listingParts } from '../listings/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { messageMails, reportReceivedMail } from './emails.ts';
import { reportSubjects } from './hooks.ts';
import { countUnread } from './inbox.queries.ts';
import { messageJobs } from './jobs.ts';
import { findReportedListing, findReportedMessage, findReportedThread } from './reports.queries.ts';
import {
  addBlocks,
  addInbox,
  addQuickReplies,
  addReports,
  addSending,
  addThreads,
} from './routes.ts';
import { responseSeconds } from './threads.queries.ts';
import { leaveThreads, oldThreads } from './threads.ts';
import { relayTyping } from './typing.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    messages: typeof import('./texts/en.ts').default;
    'messages/emails': typeof import('./emails/texts/en.ts').default;
    'messages/reports': typeof import('./reports/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    messages: LimitDefinition;
    /** Threads with a new person. */
    new_threads: LimitDefinition;
    group_messages: LimitDefinition;
    reports: LimitDefinition;
  }
}

/** A refused call does not count. */
const CREATED = [201];
const DONE = [200];

export const messages: Feature = {
  name: 'messages',
  routes(registry, services) {
    addInbox(registry, services);
    addThreads(registry, services);
    addSending(registry, services);
    addBlocks(registry, services);
    addReports(registry, services);
    addQuickReplies(registry, services);
  },
  mails: (site) => ({ ...messageMails(site), report_received: reportReceivedMail(site) }),
  clientEvents: ({ db }) => [relayTyping(db)],
  lossNotices: [{ event: contract.messages.messageChanged, payload: { action: 'resync' } }],
  jobs: messageJobs,
  oldData: [
    oldThreads,
    oldRows('notices', 'group_messages', 'created_at'),
    oldRows('reports', 'reports', 'closed_at'),
  ],
  limits: {
    messages: {
      rules: { member_minute: { per: 'member', points: 30, seconds: MINUTE } },
      countsOnly: CREATED,
    },
    new_threads: { rules: { member_day: { per: 'key', points: 60, seconds: DAY } } },
    group_messages: {
      rules: { member_day: { per: 'member', points: 10, seconds: DAY } },
      countsOnly: DONE,
    },
    reports: {
      rules: { member_day: { per: 'member', points: 20, seconds: DAY } },
      countsOnly: CREATED,
    },
  },
  hooks: [
    mailedNotifications.extend({
      report_received: async (_trx, { memberId }) =>
        memberId === undefined ? undefined : { memberId, kind: 'report_received', data: {} },
    }),
    memberFacts.extend({ unread: countUnread }),
    memberClosing.extend({ close: leaveThreads }),
    reportSubjects.extend({
      message: findReportedMessage,
      thread: findReportedThread,
      listing: findReportedListing,
    }),
    listingParts.extend({ responseSeconds }),
  ],
};
