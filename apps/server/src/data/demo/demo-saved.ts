import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { daysAgo } from './dates.ts';

const SEEKER = 'seeker@crewpad.test';
const FAVORITES = ['Cold beds only on Austin Street', 'Reserve-friendly pad, 14 min to JFK'];

/** The documented seeker's favorites, and a saved search with a daily alert. */
export async function addDemoSaved(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into favorites (member_id, listing_id, created_at)
    select m.id, l.id, ${daysAgo(now, 4)}::timestamptz
    from members m join listings l on l.title = any (${FAVORITES}::text[])
    where m.email = ${SEEKER}`.execute(trx);
  await sql`
    with filters as (
      insert into search_filters (airport_id, filters)
      select id, '{"bed": "cold"}'::jsonb from airports where prefix = 'JFK'
      returning id
    )
    insert into saved_searches (member_id, filter_id, name, alert, created_at)
    select m.id, f.id, 'Cold beds near JFK', 'daily', ${daysAgo(now, 6)}::timestamptz
    from members m cross join filters f where m.email = ${SEEKER}`.execute(trx);
}
