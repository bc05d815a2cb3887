import { contract, type OperationAnswer, type OperationRequest } from '@crewpad/contract';
import { INBOX_PAGE, searchWords } from '@crewpad/domain';
import type { MemberContext } from '../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { requireActive, requireLister } from '../../platform/access/guards.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { blockMember, listBlocked, unblockMember } from './blocks.ts';
import { sendGroupMessage } from './groups.ts';
import {
  findCard,
  getInboxCounts,
  type InboxRows,
  listChanged,
  listInbox,
  readCursor,
  writeCursor,
} from './inbox.queries.ts';
import { can } from './policy.ts';
import { presentCard, presentHead, presentPeer, presentThread } from './present.ts';
import {
  addQuickReply,
  changeQuickReply,
  deleteQuickReply,
  hasQuickReply,
  listQuickReplies,
} from './quick-replies.ts';
import { createReport } from './reports.ts';
import { presentSent, sendMessage } from './sending.ts';
import { findNewThread, findThread, getPeer } from './threads.queries.ts';
import { auditReading, changeThread, markRead } from './threads.ts';

type Query = OperationRequest<typeof contract.messages.getInbox>['query'];
type Answer = OperationAnswer<typeof contract.messages.getInbox>;

/** The maximum threads in an answer about changes. */
const CHANGES_MAX = 100;

/** Registers the list of threads and the badge. */
export function addInbox(registry: OperationRegistry, { db, clock }: Services): void {
  registry.addForMembers(contract.messages.countUnread, async (_request, { actor }) => ({
    count: (await getInboxCounts(db, actor.id)).unread,
  }));

  registry.addForMembers(contract.messages.getInbox, async ({ query }, context) => {
    const { actor } = context;
    const { since, before, offset, filter = '', archived = false } = query;
    const { limit = INBOX_PAGE, unread = false, unanswered = false } = query;
    if (since !== undefined) {
      refuseOthers(query);
      const rows = await listChanged(db, actor, { since, limit: CHANGES_MAX }, clock.now());
      return presentInbox(rows, context, CHANGES_MAX, []);
    }
    if (before !== undefined && offset !== undefined) {
      throw invalidInput({ before: ['not_with_offset'] });
    }
    const words = searchWords(filter);
    const request = {
      limit,
      offset: offset ?? 0,
      before: before === undefined ? undefined : readCursor(before),
      archived,
      isUnread: unread,
      isUnanswered: unanswered,
      words,
      findsNothing: filter !== '' && words.length === 0,
    };
    const rows = await listInbox(db, actor, request, clock.now());
    return presentInbox(rows, context, limit, words);
  });
}

/** @throws ApiError 422 if `since` is combined with other parameters */
function refuseOthers({ since: _, ...others }: Query): void {
  const filters = Object.entries(others).filter(([, value]) => value !== undefined);
  if (filters.length > 0) {
    throw invalidInput(Object.fromEntries(filters.map(([name]) => [name, ['not_with_since']])));
  }
}

function presentInbox(
  { cards, ...rows }: InboxRows,
  context: MemberContext,
  limit: number,
  words: readonly string[],
): Answer {
  const page = cards.slice(0, limit);
  const last = page.at(-1);
  const more = cards.length > limit;
  return {
    users: page.map((card) => presentCard(card, context, words)),
    invited_users: page.flatMap(({ user_id, invitations }) =>
      (invitations ?? []).map((rental) => ({ user_id, ...rental })),
    ),
    total_messages: rows.current + rows.archived,
    current_messages: rows.current,
    tenant: rows.tenant,
    total: rows.total,
    next: more && last !== undefined ? writeCursor(last) : null,
    more,
    unread: rows.unread,
    version: rows.version,
  };
}

/** Registers the operations on a thread. */
export function addThreads(registry: OperationRegistry, { db, clock }: Services): void {
  const party = async (actor: MemberActor, id: number) => void (await getPeer(db, actor, id));

  registry.addForMembers(
    contract.messages.getThread,
    async ({ params: { id }, query }, context) => {
      const { actor, address } = context;
      const { limit, offset, before, after } = query;
      const isOpening = before === undefined && after === undefined && offset === undefined;
      if ([before, after, offset].filter((item) => item !== undefined).length > 1) {
        throw invalidInput({ before: ['only_one_of_offset_before_after'] });
      }
      const page = { limit, offset: offset ?? 0, before, after };
      const row = await findThread(db, actor, id, page, clock.now());
      if (row === undefined) throw notFound();
      if (isOpening) await auditReading(db, actor, id, { address, now: clock.now() });
      return presentThread(row, context);
    },
    { party },
  );

  registry.addForMembers(contract.messages.getNewThread, async ({ query }, context) => {
    const { actor } = context;
    const { user_id, listing_id } = query;
    if (user_id === actor.id) throw invalidInput({ user_id: ['you_cannot_write_to_yourself'] });
    const row = await findNewThread(db, actor, query, clock.now());
    if (row === undefined) throw notFound();
    const write = can(actor, 'write', row);
    // The page handles every other error.
    if (!write.allowed && write.refusal.body.error_code === 'UPGRADE_REQUIRED') throw write.refusal;
    // Without an active account, members look nobody up.
    const isLookUp = actor.status !== 'ACTIVE' && row.thread_id === null && !row.is_linked;
    const hidden = { first_name: row.display_name, phone: null, airlines: null };
    const thread = isLookUp ? { ...row, ...hidden } : row;
    return { ...presentHead(thread, context, listing_id), thread_id: row.thread_id };
  });

  registry.addForMembers(
    contract.messages.markRead,
    async ({ params: { id }, body }, { actor }) => markRead(db, actor, id, body.up_to),
    { party },
  );

  registry.addForMembers(
    contract.messages.changeThread,
    async ({ params: { id }, body }, context) => {
      const { actor } = context;
      await changeThread(db, actor, id, body, clock.now());
      const card = await findCard(db, actor, id, clock.now());
      if (card === undefined) throw notFound();
      return { data: presentCard(card, context) };
    },
    { party },
  );

  registry.addForMembers(
    contract.messages.archiveThread,
    async ({ params: { id } }, { actor, t }) => {
      await changeThread(db, actor, id, { archived: true }, clock.now());
      return { message: t('messages:archived') };
    },
    { party },
  );
}

/** Registers the operations that send messages. */
export function addSending(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.messages.sendMessage,
    async ({ body }, { actor, idempotencyKey, t }) => {
      const message = await sendMessage(services, actor, body, idempotencyKey);
      const { thread_id, author_version: version } = message;
      return { data: presentSent(message), thread_id, version, message: t('messages:sent') };
    },
    { limit: 'messages', ownSessionOnly: true, allows: requireActive },
  );

  registry.addForMembers(
    contract.messages.sendGroupMessage,
    async ({ body }, { actor, idempotencyKey, t }) => {
      const counts = await sendGroupMessage(services, actor, body, idempotencyKey);
      return { message: t('messages:sent'), ...counts };
    },
    {
      limit: 'group_messages',
      ownSessionOnly: true,
      allows(actor: MemberActor) {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}

const OWN = { ownSessionOnly: true } as const;

/** Registers the operations on blocks. */
export function addBlocks(registry: OperationRegistry, services: Services): void {
  const { db } = services;

  registry.addForMembers(
    contract.messages.blockMember,
    async ({ body: { user_id } }, { actor, t }) => {
      await blockMember(services, actor, user_id);
      return { message: t('messages:blocked') };
    },
    OWN,
  );

  registry.addForMembers(
    contract.messages.unblockMember,
    async ({ params: { id } }, { actor, t }) => {
      await unblockMember(services, actor, id);
      return { message: t('messages:unblocked') };
    },
    OWN,
  );

  registry.addForMembers(
    contract.messages.getBlocks,
    async (_request, context) => {
      const { actor } = context;
      const rows = await listBlocked(db, actor.id);
      return {
        data: rows.map(({ id, photo, status, ...names }) => {
          const peer = { ...names, is_linked: false, peer_closed: status === 'CLOSED' };
          return { user_id: id, display_name: presentPeer(peer, context).display_name, photo };
        }),
      };
    },
    OWN,
  );
}

/** Registers the operation for reporting. */
export function addReports(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.messages.report,
    async ({ body }, { actor, reply, t }) => {
      const { id, isNew } = await createReport(services, actor.id, body);
      if (!isNew) reply.status = 200;
      return {
        data: { id },
        message: t(isNew ? 'messages:reported' : 'messages:reported_before'),
      };
    },
    { limit: 'reports', ownSessionOnly: true, allows: requireActive },
  );
}

/** Registers the operations on quick replies. */
export function addQuickReplies(registry: OperationRegistry, { db, clock }: Services): void {
  const forListers = {
    ownSessionOnly: true,
    allows: requireLister,
    async party(actor: MemberActor, id: number) {
      if (!(await hasQuickReply(db, actor.id, id))) throw notFound();
    },
  };
  const toWrite = {
    ...forListers,
    allows(actor: MemberActor) {
      requireLister(actor);
      requireActive(actor);
    },
  };

  registry.addForMembers(
    contract.messages.getQuickReplies,
    async (_request, { actor }) => ({ data: await listQuickReplies(db, actor.id) }),
    forListers,
  );

  registry.addForMembers(
    contract.messages.addQuickReply,
    async ({ body }, { actor }) => ({ data: await addQuickReply(db, actor.id, body, clock.now()) }),
    { ...toWrite, party: async () => {} },
  );

  registry.addForMembers(
    contract.messages.changeQuickReply,
    async ({ params, body }, { actor }) => ({
      data: await changeQuickReply(db, actor.id, params.id, body),
    }),
    toWrite,
  );

  registry.addForMembers(
    contract.messages.deleteQuickReply,
    async ({ params }, { actor, t }) => {
      await deleteQuickReply(db, actor.id, params.id);
      return { message: t('messages:quick_reply_deleted') };
    },
    forListers,
  );
}
