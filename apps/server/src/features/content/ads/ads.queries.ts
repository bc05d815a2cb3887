import type { AdPlace } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface AdRow {
  id: number;
  title: string;
  picture: string;
  picture_member_id: number;
  target: string;
  places: AdPlace[];
  from: string;
  to: string | null;
  views: number;
  clicks: number;
}

const ads = (rest: RawBuilder<unknown>) => sql<AdRow>`
  select a.id, a.title, a.picture, a.picture_member_id, a.target, a.places, a.starts_on as "from",
    a.ends_on as "to", coalesce(d.views, 0)::integer as views, coalesce(d.clicks, 0)::integer as clicks
  from ads a
  left join lateral (
    select sum(views) as views, sum(clicks) as clicks from ad_days where ad_id = a.id
  ) d on true
  where a.removed_at is null ${rest}`;

/** Booked ads with their views and clicks, newest first. */
export async function listAds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdRow[]; total: number }> {
  const { rows } = await ads(sql`order by a.id desc limit ${limit} offset ${offset}`).execute(db);
  const { total } = await db
    .selectFrom('ads')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/**
 * A booked ad; undefined if it does not exist or was deleted.
 * @param forUpdate locks it until the transaction ends
 */
export async function findAd(
  db: Db | Trx,
  id: number,
  forUpdate = false,
): Promise<AdRow | undefined> {
  const lock = forUpdate ? sql`for update of a` : sql``;
  const { rows } = await ads(sql`and a.id = ${id} ${lock}`).execute(db);
  return rows[0];
}

export interface AdMonth {
  /** Its first day. */
  month: string;
  id: number;
  title: string;
  target: string;
  views: number;
  clicks: number;
}

/** Views and clicks of every ad per month (UTC), including deleted ads. */
export async function listAdMonths(db: Db): Promise<AdMonth[]> {
  const { rows } = await sql<AdMonth>`
    select date_trunc('month', d.day)::date as month, a.id, a.title, a.target,
      sum(d.views)::integer as views, sum(d.clicks)::integer as clicks
    from ad_days d join ads a on a.id = d.ad_id
    group by 1, a.id order by 1 desc, a.id`.execute(db);
  return rows;
}
