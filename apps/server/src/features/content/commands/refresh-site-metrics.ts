import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { countedMetrics } from '../queries/metrics.ts';

/** Recounts the site's counters in one statement, for the hourly job. */
export async function refreshSiteMetrics(db: Db, now: Date): Promise<void> {
  await sql`
    insert into site_metrics
      (users, listings, selisting, total_emails, airports, cities, messages, refreshed_at)
    select ${countedMetrics(now)}, ${now}::timestamptz
    on conflict (id) do update set users = excluded.users, listings = excluded.listings,
      selisting = excluded.selisting, total_emails = excluded.total_emails,
      airports = excluded.airports, cities = excluded.cities, messages = excluded.messages,
      refreshed_at = excluded.refreshed_at`.execute(db);
}
