import { addDays, instantAt, OFFER_AHEAD_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { timeZoneOf } from '../../rentals/index.ts';

/** The entries whose offers have expired. */
export async function listDueOffers(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ entry_id: number }>`
    select entry_id from waitlist_offers where ended_at is null and expires_at <= ${now}
    order by expires_at, id`.execute(db);
  return rows.map(({ entry_id }) => entry_id);
}

export async function nextExpiry(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from waitlist_offers
    where ended_at is null and expires_at > ${after} and expires_at <= ${until}
    order by expires_at limit 1`.execute(db);
  return rows[0]?.expires_at;
}

/**
 * Listings with a waitlist and a bed without a notice, and when to offer it: shortly before its
 * check-out, or immediately if it is free.
 */
export async function listSoonFree(db: Db, until: Date): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; free_from: string | null; time_zone: string }>`
    select l.id, max(upper(s.stay))::text as free_from, ${timeZoneOf} as time_zone
    from listings l
    join beds b on b.listing_id = l.id and b.status = 'ACTIVE'
    left join bed_stays s on s.bed_id = b.id and s.rental_id is not null and not isempty(s.stay)
    where l.status = 2
      and l.id in (select listing_id from waitlist_entries where closed_at is null)
    group by l.id, b.id
    having not coalesce(bool_or(upper_inf(s.stay)), false)
      and coalesce(max(upper(s.stay)), '-infinity')
        <= (${until}::timestamptz at time zone 'UTC')::date + ${OFFER_AHEAD_DAYS + 1}::integer
      and b.announced_from is distinct from coalesce(max(upper(s.stay)), '-infinity')`.execute(db);
  return rows
    .map(({ id, free_from, time_zone }) => ({
      id,
      at:
        free_from === null
          ? new Date(0)
          : instantAt(addDays(free_from, -OFFER_AHEAD_DAYS), '00:00', time_zone),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);
}
