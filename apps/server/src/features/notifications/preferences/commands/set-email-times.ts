import type { EmailTime, EmailTopic } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

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
