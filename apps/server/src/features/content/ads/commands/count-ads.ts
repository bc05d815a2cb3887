import type { contract } from '@crewpad/contract';
import type { AdPlace } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** An ad runs from the start of its first day to the end of its last one, in UTC. */
const isRunning = (day: string): RawBuilder<boolean> => sql<boolean>`
  a.removed_at is null and a.starts_on <= ${day}::date and coalesce(a.ends_on, 'infinity') >= ${day}::date`;

export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * One of the ads running in a place, rotated evenly. Counts the view in the same statement, so that
 * exactly the answered views are counted.
 * @returns null if none is booked
 */
export async function showAd(
  db: Db,
  place: AdPlace,
  now: Date,
): Promise<contract.content.PlacedAd | null> {
  const day = utcDay(now);
  const { rows } = await sql<contract.content.PlacedAd>`
    with shown as materialized (
      select a.id, a.title, a.picture, a.target from ads a
      where ${isRunning(day)} and ${place} = any (a.places)
      order by random() limit 1
    ), counted as (
      insert into ad_days as d (ad_id, day, views) select id, ${day}::date, 1 from shown
      on conflict (ad_id, day) do update set views = d.views + 1
    )
    select * from shown`.execute(db);
  return rows[0] ?? null;
}

/**
 * Counts a click on a running ad, once per network and day.
 * @param visitor an irreversible hash
 * @returns undefined if no such ad is running
 */
export async function countClick(
  db: Db,
  { id, visitor, now }: { id: number; visitor: string; now: Date },
): Promise<{ counted: boolean } | undefined> {
  const day = utcDay(now);
  const { rows } = await sql<{ counted: boolean }>`
    with running as materialized (
      select a.id from ads a where a.id = ${id} and ${isRunning(day)}
    ), first as (
      insert into ad_clicks (ad_id, day, visitor) select id, ${day}::date, ${visitor} from running
      on conflict do nothing returning ad_id
    ), counted as (
      insert into ad_days as d (ad_id, day, clicks) select ad_id, ${day}::date, 1 from first
      on conflict (ad_id, day) do update set clicks = d.clicks + 1
    )
    select exists (select from first) as counted from running`.execute(db);
  return rows[0];
}

/** Deletes the hashes of clicks before today. */
export async function deleteOldClicks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('ad_clicks').where('day', '<', utcDay(now)).execute();
}
