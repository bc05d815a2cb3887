import { contract, type OperationAnswer, type OperationRequest } from '@crewpad/contract';
import { INBOX_PAGE, searchWords } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { getInboxCounts } from '../queries/unread.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentCard } from './present-card.ts';
import { type InboxRows, listChanged, listInbox } from './queries/inbox-rows.ts';

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
    const { since, before, offset, filter = '', archived = false, unread = false } = query;
    const { limit = INBOX_PAGE } = query;
    if (since !== undefined) {
      refuseOthers(query);
      const rows = await listChanged(db, actor, { since, limit: CHANGES_MAX }, clock.now());
      return presentInbox(rows, context, CHANGES_MAX, []);
    }
    if (before !== undefined && offset !== undefined) {
      throw invalidInput({ before: ['not_with_offset'] });
    }
    const words = searchWords(filter);
    const asked = {
      limit,
      offset: offset ?? 0,
      before: before === undefined ? undefined : readCursor(before),
      archived,
      isUnread: unread,
      words,
      findsNothing: filter !== '' && words.length === 0,
    };
    const rows = await listInbox(db, actor, asked, clock.now());
    return presentInbox(rows, context, limit, words);
  });
}

/** @throws ApiError 422 if `since` is combined with other parameters */
function refuseOthers({ since: _, ...others }: Query): void {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  if (given.length > 0) {
    throw invalidInput(Object.fromEntries(given.map(([name]) => [name, ['not_with_since']])));
  }
}

function presentInbox(
  { cards, ...rows }: InboxRows,
  context: MemberContext,
  limit: number,
  words: readonly string[],
): Answer {
  const shown = cards.slice(0, limit);
  const last = shown.at(-1);
  const more = cards.length > limit;
  return {
    users: shown.map((card) => presentCard(card, context, words)),
    invited_users: shown.flatMap(({ user_id, invitations }) =>
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
