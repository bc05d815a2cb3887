import { contract } from '@crewpad/contract';
import { memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { countUnread, getUnread } from './queries/unread.ts';
import { relayTyping } from './typing/relay-typing.ts';

export const messages: Feature = {
  name: 'messages',
  routes(registry, { db }) {
    registry.addForMembers(contract.messages.countUnread, async (_request, { actor }) => ({
      count: await getUnread(db, actor.id),
    }));
  },
  clientEvents: ({ db }) => [relayTyping(db)],
  lossNotices: [{ event: contract.messages.messageChanged, payload: { action: 'resync' } }],
  hooks: [memberFacts.fill({ unread: countUnread })],
};
