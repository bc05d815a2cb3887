import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A counter that a call takes a point from. */
export interface LimitEntry {
  key: string;
  points: number;
  windowMs: number;
  pauses: boolean;
}

export interface TakenEntry {
  key: string;
  points: number;
  expiresAt: Date;
  /** Whether it was already used up, so that no point was taken from any counter. */
  isFull: boolean;
}

/**
 * Takes a point from every counter in one statement, or from none if one of them is used up: a call
 * refused by the hourly limit must not count for the day.
 */
export async function takePoints(
  db: Db,
  entries: readonly LimitEntry[],
  now: Date,
): Promise<TakenEntry[]> {
  // All nodes lock the rows in the same order.
  const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<TakenEntry>`
    with asked as (
      select * from unnest(${sorted.map(({ key }) => key)}::text[],
        ${sorted.map(({ points }) => points)}::int[],
        ${sorted.map(({ windowMs }) => windowMs)}::float8[],
        ${sorted.map(({ pauses }) => pauses)}::bool[]) as a (key, most, window_ms, pauses)
    ), used_up as (
      select r.key, r.points, r.expires_at from rate_limits r join asked a on a.key = r.key
      where r.expires_at > ${now}::timestamptz and r.points >= a.most
    ), taken as (
      insert into rate_limits as r (key, points, expires_at)
      select a.key, 1, ${now}::timestamptz + a.window_ms * interval '1 millisecond' from asked a
      where not exists (select from used_up) order by a.key
      on conflict (key) do update set
        points = case when r.expires_at <= ${now}::timestamptz then 1 else r.points + 1 end,
        expires_at = case
          when r.expires_at <= ${now}::timestamptz then excluded.expires_at
          when r.points + 1 >= (select a.most from asked a where a.key = r.key)
            and (select a.pauses from asked a where a.key = r.key) then excluded.expires_at
          else r.expires_at end
      returning r.key, r.points, r.expires_at
    )
    select key, points, expires_at as "expiresAt", true as "isFull" from used_up
    union all select key, points, expires_at, false from taken
  `.execute(db);
  return rows;
}

/** Gives back one point of each counter. */
export async function giveBackPoints(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', 'in', keys)
    .where('points', '>', 0)
    .execute();
}

/** Resets these counters. */
export async function clearPoints(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Adds this node's counts to those of all nodes. @returns the sums */
export async function addPoints(
  db: Db,
  counts: readonly { key: string; points: number; expiresAt: Date }[],
): Promise<{ key: string; points: number }[]> {
  const sorted = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<{ key: string; points: number }>`
    insert into rate_limits as r (key, points, expires_at)
    select * from unnest(${sorted.map(({ key }) => key)}::text[],
      ${sorted.map(({ points }) => points)}::int[],
      ${sorted.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[])
    on conflict (key) do update set points = r.points + excluded.points
    returning r.key, r.points
  `.execute(db);
  return rows;
}

/** Deletes counters after their window. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
