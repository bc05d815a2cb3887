import type { contract } from '@crewpad/contract';
import type { EmailTime, EmailTopic } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { TopicEmail } from '../../platform/outbox/mail-policy.ts';

type EmailPreferences = contract.notifications.EmailPreferences;

/** When a member gets the emails of a topic, as an SQL expression. */
export const emailTime = (memberId: RawBuilder<unknown>, topic: EmailTopic) => sql<EmailTime>`
  coalesce((select p.email from email_preferences p
    where p.member_id = ${memberId} and p.topic = ${topic}), 'now')`;

/** When a member gets which emails: right away by default. */
export async function getEmailTimes(db: Db, memberId: number): Promise<EmailPreferences> {
  const rows = await db
    .selectFrom('email_preferences')
    .select(['topic', 'email'])
    .where('member_id', '=', memberId)
    .execute();
  const chosen = Object.fromEntries(rows.map(({ topic, email }) => [topic, email]));
  return { ...DEFAULTS, ...chosen };
}

const DEFAULTS: EmailPreferences = {
  messages: 'now',
  rent: 'now',
  reviews: 'now',
  alerts: 'now',
  reminders: 'now',
  news: 'now',
};

/**
 * The member with the address of an email, and their preference for its topic; undefined if none.
 */
export async function findMailedMember(
  trx: Trx,
  { to, topic }: TopicEmail,
): Promise<{ id: number; time: EmailTime } | undefined> {
  const { rows } = await sql<{ id: number; time: EmailTime }>`
    select m.id, ${emailTime(sql`m.id`, topic)} as time from members m
    where m.email = ${to} and m.status <> 'CLOSED'
  `.execute(trx);
  return rows[0];
}

/** Sets when a member gets the emails of some topics. Does nothing for a closed account. */
export async function setEmailTimes(
  db: Db,
  memberId: number,
  times: Partial<Record<EmailTopic, EmailTime>>,
): Promise<void> {
  // In a fixed order, so that two concurrent calls wait for each other.
  const topics = (Object.keys(times) as EmailTopic[]).toSorted();
  if (topics.length === 0) return;
  await sql`
    insert into email_preferences (member_id, topic, email)
    select m.id, t.topic, t.email
    from members m, unnest(${topics}::text[], ${topics.map((topic) => times[topic])}::text[])
      as t (topic, email)
    where m.id = ${memberId} and m.status <> 'CLOSED'
    on conflict (member_id, topic) do update set email = excluded.email
  `.execute(db);
}

export async function deleteEmailTimes(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('email_preferences').where('member_id', '=', memberId).execute();
}
