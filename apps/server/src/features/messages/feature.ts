import { contract } from '@crewpad/contract';
import { memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { countUnread, getUnread } from './queries/unread.ts';

export const messages: Feature = {
  name: 'messages',
  routes(registry, { db }) {
    registry.addForMembers(contract.messages.countUnread, async (_request, { actor }) => ({
      count: await getUnread(db, actor.id),
    }));
  },
  hooks: [memberFacts.fill({ unread: countUnread })],
};
