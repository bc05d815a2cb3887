import { contract } from '@crewpad/contract';
import { UNREAD_EMAIL_AFTER_MS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import { emit } from '../../../../platform/realtime/emit.ts';
import { lockInboxes } from '../../../notifications/index.ts';

export interface ThreadChange {
  archived?: boolean | undefined;
  muted?: boolean | undefined;
  unread?: true | undefined;
}

/**
 * Archives, mutes or marks a thread as unread, for the caller only. Archiving clears the unread
 * count without marking messages as read for the other member. An email about
 * messages that arrived muted is due once they are not.
 * @throws ApiError 404 for threads of others, 422 for marking an archived thread as unread
 */
export function changeThread(
  db: Db,
  { id }: MemberActor,
  threadId: number,
  { archived, muted, unread }: ThreadChange,
  now: Date,
): Promise<void> {
  if (archived === true && unread === true) throw invalidInput({ unread: ['is_archived'] });
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [id]);
    const { rows } = await sql<Side>`
      select m.archived, m.muted, m.unread, m.cleared_seq, t.last_seq, c.version + 1 as version,
        c.unread as total_unread, (
          select max(seq) from messages where thread_id = t.id and to_user_id = m.member_id
        ) as last_received, (
          select greatest(
            min(created_at) + ${UNREAD_EMAIL_AFTER_MS}::integer * interval '1 millisecond',
            m.emailed_at + interval '1 day',
            ${now}::timestamptz
          )
          from messages where thread_id = t.id and to_user_id = m.member_id
            and seq > greatest(m.cleared_seq, m.read_seq)
            and (m.emailed_at is null or created_at > m.emailed_at)
          having count(*) > 0
        ) as unmuted_due_at
      from thread_members m
      join threads t on t.id = m.thread_id
      join inbox_counts c on c.member_id = m.member_id
      where m.thread_id = ${threadId} and m.member_id = ${id}`.execute(trx);
    const [before] = rows;
    if (before === undefined) throw notFound();
    const after = {
      archived: archived ?? (unread === true ? false : before.archived),
      muted: muted ?? before.muted,
      ...counted(before, { archived, unread }),
    };
    const isSame =
      after.archived === before.archived &&
      after.muted === before.muted &&
      after.unread === before.unread;
    if (isSame) return;
    const { version } = before;
    const needsNoEmail = after.unread === 0 || after.muted;
    const isEmailChanged = needsNoEmail || before.muted;
    const email_due_at = needsNoEmail ? null : before.unmuted_due_at;
    await trx
      .updateTable('thread_members')
      .set({ ...after, version, ...(isEmailChanged && { email_due_at }) })
      .where('thread_id', '=', threadId)
      .where('member_id', '=', id)
      .execute();
    const moved = Number(after.archived) - Number(before.archived);
    const total = before.total_unread + after.unread - before.unread;
    await trx
      .updateTable('inbox_counts')
      .set(({ eb }) => ({
        version,
        unread: total,
        archived: eb('archived', '+', moved),
        current: eb('current', '-', moved),
      }))
      .where('member_id', '=', id)
      .execute();
    await emit(trx, contract.messages.messageChanged, [id], {
      action: 'thread',
      thread_id: threadId,
      version,
      unread: total,
    });
  });
}

interface Side {
  archived: boolean;
  muted: boolean;
  unread: number;
  cleared_seq: number;
  last_seq: number;
  version: number;
  total_unread: number;
  /** The newest message of the other member; null if none. */
  last_received: number | null;
  /** When an email about messages not yet told is due after unmuting; null: nothing to tell. */
  unmuted_due_at: Date | null;
}

function counted(
  { archived: wasArchived, unread, cleared_seq, last_seq, last_received }: Side,
  change: ThreadChange,
): { unread: number; cleared_seq: number } {
  if (change.archived === true && !wasArchived) return { unread: 0, cleared_seq: last_seq };
  const marks = change.unread === true && unread === 0 && last_received !== null;
  return marks ? { unread: 1, cleared_seq: last_received - 1 } : { unread, cleared_seq };
}
