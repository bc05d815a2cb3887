import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The counters in site_metrics. */
export interface Metrics {
  users: number;
  listings: number;
  selisting: number;
  total_emails: number;
  airports: number;
  cities: number;
  messages: number;
}

/**
 * Computes all counters from the rows: members with an account, public listings, active seekers,
 * sent emails.
 */
export function countedMetrics(now: Date): RawBuilder<Metrics> {
  return sql<Metrics>`
    (select count(*)::int from members where status <> 'CLOSED') as users,
    (select count(*)::int from listings l join members m on m.id = l.user_id 
      where l.status = 2 and not l.hidden and l.removed_at is null and m.status <> 'CLOSED'
        and (m.expire_at is null or m.expire_at > ${now})) as listings,
    (select count(*)::int from members where user_plan = 'seeker' and status = 'ACTIVE'
      and (expire_at is null or expire_at > ${now})) as selisting,
    (select count(*)::int from outbox where kind = 'mail' and sent_at is not null) as total_emails,
    (select count(*)::int from airports) as airports,
    (select count(*)::int from cities where listings_count > 0) as cities,
    (select count(*)::int from messages) as messages`;
}

/** The stored counters; computed on the fly until the hourly job has run once. */
export async function findMetrics(db: Db, now: Date): Promise<Metrics> {
  const { rows } = await sql<Metrics>`
    select users, listings, selisting, total_emails, airports, cities, messages from site_metrics
    union all
    select ${countedMetrics(now)} where not exists (select from site_metrics)`.execute(db);
  const [metrics] = rows;
  if (metrics === undefined) throw new Error('the counters of the site came back empty');
  return metrics;
}

const HOUR_MS = 60 * 60 * 1000;

/** Whether the counters were computed within the last hour. */
export async function hasRecentMetrics(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('site_metrics')
    .select('id')
    .where('refreshed_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirst();
  return row !== undefined;
}
