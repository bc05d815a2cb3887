import { REPLY_REMINDER_AFTER_MS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { isBlocked } from '../../../accounts/index.ts';

/** Threads of one run. */
const BATCH = 500;
/** Older unanswered messages get no reminder. */
const TOO_OLD_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Orders one email for each lister with first messages about their listings that have been
 * unanswered for 20 hours. Marks each of these threads, so that there is no second reminder.
 * @returns number of emails
 */
export function orderReplyReminders(db: Db, now: Date): Promise<number> {
  const due = new Date(now.getTime() - REPLY_REMINDER_AFTER_MS);
  const tooOld = new Date(now.getTime() - TOO_OLD_MS);
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ member_id: number }>`
      with due as (
        select h.id, t.member_id
        from threads h
        join thread_members t on t.thread_id = h.id and t.member_id <> h.first_author_id
        join messages f on f.thread_id = h.id and f.seq = 1
        join listings l on l.id = f.listing_id and l.user_id = t.member_id
        join members m on m.id = t.member_id and m.status <> 'CLOSED'
        join members a on a.id = h.first_author_id and a.status <> 'CLOSED'
        where h.replied_at is null and h.reply_reminded_at is null
          and h.first_message_at <= ${due}::timestamptz and h.first_message_at > ${tooOld}::timestamptz
          and not t.muted and not t.archived
          and not ${isBlocked(sql`t.member_id`, sql`t.peer_id`)}
        order by h.id limit ${BATCH}
        for no key update of h skip locked
      ), reminded as (
        update threads h set reply_reminded_at = ${now}::timestamptz
        from due where due.id = h.id
        returning due.member_id
      )
      select distinct member_id from reminded order by member_id
    `.execute(trx);
    const at = now.toISOString();
    const mails = rows.map(({ member_id: memberId }) => ({
      order: { mail: 'reply_reminder' as const, memberId, at },
    }));
    await orderMails(trx, mails, now);
    return mails.length;
  });
}
