import type { contract } from '@crewpad/contract';
import { MESSAGE_EXCERPT, searchWords } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { can } from '../policy.ts';
import { presentPeer } from '../present-peer.ts';
import type { CardRow } from './queries/inbox-rows.ts';

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
  const shown = characters.slice(from, from + MESSAGE_EXCERPT).join('');
  return `${from > 0 ? '…' : ''}${shown}${from + MESSAGE_EXCERPT < characters.length ? '…' : ''}`;
}

/** The context before the found word. */
const BEFORE_MATCH = 40;

function excerptOfMatch(text: string, words: readonly string[]): string {
  let at = 0;
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const has = searchWords(piece).some((one) => words.some((word) => one.startsWith(word)));
    if (!has) continue;
    at = [...text.slice(0, index)].length;
    break;
  }
  return excerpt(text, at > BEFORE_MATCH ? at - BEFORE_MATCH : 0);
}
