import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { addInbox } from './inbox/routes.ts';
import { countUnread } from './queries/unread.ts';
import { addSending } from './sending/routes.ts';
import { addThreads } from './thread/routes.ts';

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    messages: LimitDefinition;
    /** Threads with somebody new. */
    new_threads: LimitDefinition;
  }
}

/** The status of a message that was sent. */
const SENT = 201;

export const messages: Feature = {
  name: 'messages',
  routes(registry, services) {
    addInbox(registry, services);
    addThreads(registry, services);
    addSending(registry, services);
  },
  limits: {
    messages: {
      rules: { member_minute: { per: 'member', points: 30, seconds: MINUTE } },
      countsOnly: [SENT],
    },
    new_threads: { rules: { member_day: { per: 'key', points: 60, seconds: DAY } } },
  },
  hooks: [memberFacts.fill({ unread: countUnread })],
};
