import { INBOX_FILTER_MAX, INBOX_PAGE, LIST_LIMIT_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, messageAnswer, page, queryInteger, text, yesOrNo } from '../common.ts';
import { operation } from '../operation.ts';
import { groupMessageForm, messageForm, threadChange } from './forms.ts';
import {
  currentRental,
  inboxState,
  invitedUser,
  message,
  threadCard,
  threadHead,
  unanswered,
} from './shapes.ts';

const feature = 'messages';
const CURSOR_MAX = 100;
const MOST = 2_147_483_647;
const seq = queryInteger(0, MOST);

export const countUnread = operation({
  feature,
  method: 'GET',
  path: '/messages/unread',
  summary: "Count the member's unread messages",
  answer: z.object({ count: z.number() }),
});

export const getInbox = operation({
  feature,
  method: 'GET',
  path: '/messages',
  summary: "List the member's threads, newest first, or changes since a version",
  query: z.object({
    limit: page()
      .limit.unwrap()
      .optional()
      .meta({ description: `${INBOX_PAGE} if left out` }),
    offset: page().offset.unwrap().optional(),
    before: text(CURSOR_MAX).min(1).optional().meta({ description: '`next` of the page before' }),
    filter: text(INBOX_FILTER_MAX).trim().optional(),
    archived: yesOrNo.optional(),
    unread: yesOrNo.optional(),
    unanswered: yesOrNo
      .optional()
      .meta({ description: 'Only threads that wait for an answer of the caller' }),
    since: queryInteger(0, MOST)
      .optional()
      .meta({ description: 'A version; not with other parameters' }),
  }),
  answer: z.object({
    users: z.array(threadCard),
    invited_users: z.array(invitedUser),
    total_messages: z.number().meta({ description: 'Threads' }),
    current_messages: z.number().meta({ description: 'Threads that are not archived' }),
    tenant: currentRental.nullable(),
    total: z.number().meta({ description: 'Threads of this tab and filter' }),
    next: z.string().nullable().meta({ description: '`before` of the next page; null: the end' }),
    more: z.boolean(),
    ...inboxState.shape,
  }),
});

const threadAnswer = z.object({
  data: z.array(message),
  ...threadHead.shape,
  total: z.number(),
  last_seq: z.number(),
  read_seq: z.number().meta({ description: 'Read by the caller up to here' }),
  to_read_seq: z.number().meta({ description: 'Read by the other member up to here' }),
  archived: z.boolean(),
  muted: z.boolean(),
  unanswered,
  version: z.number(),
});

export const getThread = operation({
  feature,
  method: 'GET',
  path: '/messages/{id}',
  summary: 'Get a thread with its messages, newest first; with `after`, oldest first',
  params: idParams,
  query: z.object({
    ...page(LIST_LIMIT_MAX, INBOX_PAGE),
    offset: page().offset.unwrap().optional(),
    before: seq.optional(),
    after: seq.optional(),
  }),
  answer: threadAnswer,
});

export const getNewThread = operation({
  feature,
  method: 'GET',
  path: '/messages/new',
  summary: 'Get the data for a new message to a member about a listing',
  query: z.object({ user_id: id, listing_id: id }),
  answer: threadHead.extend({ thread_id: z.number().nullable() }),
});

export const sendMessage = operation({
  feature,
  method: 'POST',
  path: '/messages',
  summary: 'Send a message to a member about a listing (Idempotency-Key)',
  body: messageForm,
  answer: z.object({
    data: message,
    thread_id: z.number(),
    version: z.number(),
    message: z.string(),
  }),
  status: 201,
});

export const markRead = operation({
  feature,
  method: 'POST',
  path: '/messages/{id}/read',
  summary: 'Mark a thread as read, entirely or up to a message',
  params: idParams,
  body: z.object({ up_to: z.number().int().min(0).max(MOST).optional() }),
  bodyIsOptional: true,
  answer: inboxState,
});

export const changeThread = operation({
  feature,
  method: 'PUT',
  path: '/messages/{id}',
  summary: 'Archive, mute, or mark a thread as unread or as needing no answer',
  params: idParams,
  body: threadChange,
  answer: z.object({ data: threadCard }),
});

export const archiveThread = operation({
  feature,
  method: 'DELETE',
  path: '/messages/{id}',
  summary: 'Archive a thread for the caller',
  params: idParams,
  answer: messageAnswer,
});

export const sendGroupMessage = operation({
  feature,
  method: 'POST',
  path: '/lister/send-message-to-tenant',
  summary: 'Send a message to several tenants (Idempotency-Key)',
  body: groupMessageForm,
  answer: z.object({
    message: z.string(),
    sent: z.number().meta({ description: 'Members who got it as a message' }),
    mailed: z
      .number()
      .meta({ description: 'Invited people without an account, who got it by email' }),
    results: z
      .array(z.object({ tenant_id: id, result: z.enum(['sent', 'mailed', 'not_reached']) }))
      .meta({ description: 'What happened for each tenant of the call' }),
  }),
});

export const blockMember = operation({
  feature,
  method: 'POST',
  path: '/user/block',
  summary: 'Block a member: neither can message the other',
  body: z.object({ user_id: z.number().int().positive().max(MOST) }),
  answer: messageAnswer,
});

export const unblockMember = operation({
  feature,
  method: 'DELETE',
  path: '/user/block/{id}',
  summary: 'Unblock a member',
  params: idParams,
  answer: messageAnswer,
});

export const getBlocks = operation({
  feature,
  method: 'GET',
  path: '/user/blocks',
  summary: 'List the members blocked by the caller',
  answer: z.object({
    data: z.array(
      z.object({ user_id: z.number(), display_name: z.string(), photo: z.string().nullable() }),
    ),
  }),
});
