import type { contract } from '@crewpad/contract';
import type { EmailTime, EmailTopic } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

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
