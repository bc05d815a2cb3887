import { z } from 'zod';
import { operation } from '../operation.ts';

export const countUnread = operation({
  feature: 'messages',
  method: 'GET',
  path: '/messages/unread',
  summary: "Count the member's unread messages",
  answer: z.object({ count: z.number() }),
});
