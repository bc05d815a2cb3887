import { DAILY_EMAIL_HOUR, REPLY_REMINDER_AFTER_MS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import { isBlocked } from '../accounts/index.ts';
import { emailTime } from '../notifications/index.ts';

/** Batch size of members per transaction. */
const MEMBERS_OF_BATCH = 200;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Orders one email for each member with due unread messages, about all of these threads: at most
 * one email a day per thread, until they read it. Concurrent workers never order the same email,
 * and nothing is lost if one dies.
 * @returns number of emails
 */
export async function orderUnreadEmails(db: Db, now: Date): Promise<number> {
  let emails = 0;
  let after = 0;
  for (;;) {
    const batch = await orderBatch(db, after, now);
    emails += batch.emails;
    if (batch.last === undefined) return emails;
    after = batch.last;
  }
}

function orderBatch(db: Db, after: number, now: Date) {
  return transaction(db, async (trx) => {
    // The worker that locks a member's counters writes their email. Skips locked rows, because
    // senders lock them too.
    const { rows: members } = await sql<{ id: number }>`
      select c.member_id as id from inbox_counts c
      where c.member_id > ${after} and c.member_id in (
        select t.member_id from thread_members t where t.email_due_at <= ${now}::timestamptz)
      order by c.member_id limit ${MEMBERS_OF_BATCH}
      for no key update skip locked
    `.execute(trx);
    const ids = members.map(({ id }) => id);
    // A separate statement, so that it sees what the previous holder wrote.
    const { rows } = await sql<{ member_id: number }>`
      with due as (
        select t.thread_id, t.member_id,
          case
            when t.unread = 0 or t.muted or ${time} = 'off'
              or ${isBlocked(sql`t.member_id`, sql`t.peer_id`)} then 'nothing'
            when t.emailed_at > ${dayBefore(now)}::timestamptz then 'later'
            when ${time} = 'daily' and t.email_due_at > ${lastDailyEmail(now)}::timestamptz then 'daily'
            else 'now'
          end as step
        from thread_members t
        where t.member_id = any (${ids}::integer[]) and t.email_due_at <= ${now}::timestamptz
        for no key update skip locked
      ), marked as (
        update thread_members t set
          emailed_at = case when d.step = 'now' then ${now}::timestamptz
            when t.unread > 0 then t.emailed_at end,
          email_due_at = case d.step
            when 'later' then t.emailed_at + interval '1 day'
            when 'daily' then ${nextOf(now)}::timestamptz
          end
        from due d where t.thread_id = d.thread_id and t.member_id = d.member_id
        returning t.member_id, d.step
      )
      select distinct member_id from marked where step = 'now' order by member_id
    `.execute(trx);
    const at = now.toISOString();
    const mails = rows.map(({ member_id: memberId }) => ({
      order: { mail: 'unread_messages' as const, memberId, at },
    }));
    await orderMails(trx, mails, now);
    return { emails: mails.length, last: ids.at(-1) };
  });
}

const time = emailTime(sql`t.member_id`, 'messages');
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** What was due by then is sent now to those who want one email a day. */
function lastDailyEmail(now: Date): Date {
  const at = new Date(now.getTime() - DAILY_EMAIL_HOUR * HOUR_MS);
  at.setUTCHours(DAILY_EMAIL_HOUR, 0, 0, 0);
  return at;
}

const nextOf = (now: Date) => new Date(lastDailyEmail(now).getTime() + DAY_MS);

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
