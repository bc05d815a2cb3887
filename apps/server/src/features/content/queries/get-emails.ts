import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** How many days back the emails are counted. */
const DAYS = 366;

interface EmailDay {
  year_created: number;
  month_created: number;
  day_created: number;
  total_emails: number;
  message_id: number;
}

/** How many emails were sent on each day (UTC) of the last year, newest day first. */
export async function getEmailDays(db: Db, now: Date): Promise<EmailDay[]> {
  const { rows } = await sql<EmailDay>`
    select extract(year from s.day)::integer as year_created,
      extract(month from s.day)::integer as month_created,
      extract(day from s.day)::integer as day_created,
      count(*)::integer as total_emails, max(s.id) as message_id
    from (
      select o.id, (o.sent_at at time zone 'UTC')::date as day from outbox o
      where o.kind = 'mail' and o.sent_at > ${now}::timestamptz - make_interval(days => ${sql.lit(DAYS)})
    ) s
    group by s.day
    order by s.day desc
  `.execute(db);
  return rows;
}
