import type { contract, OperationAnswer } from '@crewpad/contract';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { refusedIn } from '../../../platform/errors.ts';
import { shownEmail } from '../../../platform/mail/shown-email.ts';
import { textsIn } from '../../../platform/texts.ts';
import { can } from '../policy.ts';
import { presentPeer } from '../present-peer.ts';
import type { HeadRow, MessageRow, ThreadRow } from './queries/find-thread.ts';

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
    ...(row.email !== null && { email: shownEmail(row.email) }),
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
    version: row.version,
  };
}

function presentMessage(
  { client_key, has_contact, created, ...message }: MessageRow,
  { thread_id, rent_now }: ThreadRow,
  { id }: MemberActor,
): contract.messages.Message {
  const isOwn = message.from_user === id;
  return {
    ...message,
    thread_id,
    created: new Date(created).toISOString(),
    ...(isOwn && client_key !== null && { client_key }),
    ...(!isOwn && has_contact && !rent_now && { caution: true }),
  };
}
