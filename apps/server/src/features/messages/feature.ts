import { contract } from '@crewpad/contract';
import { memberClosing, memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { listingParts } from '../listings/index.ts';
import { messageMails } from './emails/index.ts';
import { messageJobs } from './emails/jobs.ts';
import { countUnread, getUnread } from './queries/unread.ts';
import { deleteQuickReplies } from './quick-replies/commands/quick-replies.ts';
import { addQuickReplies } from './quick-replies/routes.ts';
import { responseSeconds } from './response-time.ts';
import { relayTyping } from './typing/relay-typing.ts';

export const messages: Feature = {
  name: 'messages',
  routes(registry, services) {
    const { db } = services;
    addQuickReplies(registry, services);
    registry.addForMembers(contract.messages.countUnread, async (_request, { actor }) => ({
      count: await getUnread(db, actor.id),
    }));
  },
  clientEvents: ({ db }) => [relayTyping(db)],
  lossNotices: [{ event: contract.messages.messageChanged, payload: { action: 'resync' } }],
  jobs: messageJobs,
  mails: messageMails,
  hooks: [
    memberFacts.fill({ unread: countUnread }),
    listingParts.fill({ responseSeconds }),
    memberClosing.fill({ close: deleteQuickReplies }),
  ],
};
