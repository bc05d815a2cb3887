import type { contract, OperationAnswer } from '@crewpad/contract';
import { MESSAGE_EXCERPT, searchWords } from '@crewpad/domain';
import type { CallContext, MemberContext } from '../../http/pipeline/context.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { refusedIn } from '../../platform/errors.ts';
import { displayEmail } from '../../platform/mail/display-email.ts';
import { textsIn } from '../../platform/texts.ts';
import type { CardRow } from './inbox.queries.ts';
import { can } from './policy.ts';
import type { HeadRow, MessageRow, ThreadRow } from './threads.queries.ts';

/** A thread in the inbox, with only what the caller can see. `words` is the search. */
export function presentCard(
  row: CardRow,
  context: MemberContext,
  words: readonly string[] = [],
): contract.messages.ThreadCard {
  const { actor } = context;
  const { display_name, names } = presentPeer(row, context);
  const { first_name, last_name } = names;
  return {
    id: row.id,
    user_id: row.user_id,
    first_name,
    ...(last_name !== undefined && { last_name }),
    display_name,
    photo: row.photo,
    listing_id: row.listing_id,
    listing_title: row.listing_title,
    thumbnail: row.thumbnail,
    message: excerpt(row.message, 0),
    from_user: row.from_user,
    created: row.created.toISOString(),
    date_last_updated: row.date_last_updated.toISOString(),
    thread_is_read: row.unread === 0,
    unread: row.unread,
    last_seq: row.last_seq,
    archived: row.archived,
    muted: row.muted,
    unanswered: row.unanswered,
    is_active: !row.peer_closed,
    is_invited: row.is_invited,
    version: row.version,
    ...(row.match_seq !== null &&
      row.match_text !== null && {
        match: { seq: row.match_seq, text: excerptOfMatch(row.match_text, words) },
      }),
    abilities: {
      write: can(actor, 'write', row).allowed,
      invite: can(actor, 'invite', row).allowed,
    },
  };
}

/** An excerpt of a text, with dots where it is cut. */
function excerpt(text: string, from: number): string {
  const characters = [...text];
  const part = characters.slice(from, from + MESSAGE_EXCERPT).join('');
  return `${from > 0 ? '…' : ''}${part}${from + MESSAGE_EXCERPT < characters.length ? '…' : ''}`;
}

/** The context before the found word. */
const BEFORE_MATCH = 40;

function excerptOfMatch(text: string, words: readonly string[]): string {
  let at = 0;
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const has = searchWords(piece).some((item) => words.some((word) => item.startsWith(word)));
    if (!has) continue;
    at = [...text.slice(0, index)].length;
    break;
  }
  return excerpt(text, at > BEFORE_MATCH ? at - BEFORE_MATCH : 0);
}

type ThreadAnswer = OperationAnswer<typeof contract.messages.getThread>;

/** The other member and the caller's permissions, with only what they can see. */
export function presentHead(
  row: HeadRow,
  context: MemberContext,
  listing_id: number | null,
): contract.messages.ThreadHead {
  const { actor, locale } = context;
  const { display_name, names } = presentPeer(row, context);
  const write = can(actor, 'write', row);
  const isOwn = actor.session.adminSessionId === null;
  return {
    to_user_id: row.to_user_id,
    to_user: display_name,
    names,
    ...(row.email !== null && { email: displayEmail(row.email) }),
    ...(row.phone !== null && { phone: row.phone }),
    airlines: row.airlines,
    photos: row.photo === null ? [] : [row.photo],
    is_active: !row.peer_closed,
    is_invited: row.is_invited,
    items: row.items,
    listing_id,
    blocked: row.has_blocked,
    abilities: {
      write: write.allowed,
      invite: can(actor, 'invite', row).allowed,
      review: can(actor, 'review', row).allowed,
      block: isOwn,
      report: isOwn && actor.status === 'ACTIVE',
    },
    write_refusal: write.allowed
      ? null
      : {
          message: refusedIn(textsIn(locale), write.refusal).message,
          error_code: write.refusal.body.error_code ?? 'FORBIDDEN',
        },
  };
}

/** A thread with some of its messages. */
export function presentThread(row: ThreadRow, context: MemberContext): ThreadAnswer {
  const { actor } = context;
  return {
    data: row.messages.map((message) => presentMessage(message, row, actor)),
    ...presentHead(row, context, row.listing_ids.at(-1) ?? null),
    total: row.last_seq,
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    to_read_seq: row.to_read_seq,
    archived: row.archived,
    muted: row.muted,
    unanswered: row.unanswered,
    version: row.version,
  };
}

function presentMessage(
  { client_key, has_contact, created, group_size, ...message }: MessageRow,
  { thread_id, rent_now }: ThreadRow,
  { id }: MemberActor,
): contract.messages.Message {
  const isOwn = message.from_user === id;
  return {
    ...message,
    thread_id,
    created: new Date(created).toISOString(),
    ...(isOwn && client_key !== null && { client_key }),
    ...(isOwn && group_size !== null && { group_size }),
    ...(!isOwn && has_contact && !rent_now && { caution: true }),
  };
}

/** The other member of a thread. */
interface PeerRow {
  first_name: string;
  last_name: string;
  display_name: string;
  /** Whether a rental links the two. */
  is_linked: boolean;
  peer_closed: boolean;
}

/** The names of the other member that the caller can see. */
export function presentPeer(
  { first_name, last_name, display_name, is_linked, peer_closed }: PeerRow,
  { t }: Pick<CallContext, 't'>,
) {
  if (peer_closed) {
    const former = t('messages:former_member');
    return { display_name: former, names: { first_name: former } };
  }
  return { display_name, names: { first_name, ...(is_linked && { last_name }) } };
}
