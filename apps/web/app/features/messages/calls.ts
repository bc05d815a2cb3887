import type { contract } from '@crewpad/contract';
import { endpoint } from '../../lib/browser-call.ts';

/** The calls of the message screens, which show errors themselves. */

export const getInbox = endpoint<typeof contract.messages.getInbox>('GET', '/messages');
export const getThread = endpoint<typeof contract.messages.getThread>('GET', '/messages/{id}');
export const countUnread = endpoint<typeof contract.messages.countUnread>(
  'GET',
  '/messages/unread',
);
export const sendMessage = endpoint<typeof contract.messages.sendMessage>('POST', '/messages');
export const getQuickReplies = endpoint<typeof contract.messages.getQuickReplies>(
  'GET',
  '/user/quick-replies',
);
export const markRead = endpoint<typeof contract.messages.markRead>('POST', '/messages/{id}/read');
export const changeThread = endpoint<typeof contract.messages.changeThread>(
  'PUT',
  '/messages/{id}',
);
export const archiveThread = endpoint<typeof contract.messages.archiveThread>(
  'DELETE',
  '/messages/{id}',
);
export const blockMember = endpoint<typeof contract.messages.blockMember>('POST', '/user/block');
export const unblockMember = endpoint<typeof contract.messages.unblockMember>(
  'DELETE',
  '/user/block/{id}',
);
