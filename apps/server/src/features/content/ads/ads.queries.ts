import type { contract } from '@crewpad/contract';
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

const MONTHS = 12;

/**
 * Views and clicks of the last twelve months (UTC), oldest first: of one ad, else of all, including
 * deleted ads. No months if there is no such ad.
 */
export async function adFigures(
  db: Db,
  adId: number | undefined,
  now: Date,
): Promise<contract.content.MonthOfAds[]> {
  const ofAd = adId === undefined ? sql`` : sql`and d.ad_id = ${adId}`;
  const isBooked =
    adId === undefined
      ? sql`true`
      : sql`exists (select from ads a where a.id = ${adId} and a.removed_at is null)`;
  const { rows } = await sql<contract.content.MonthOfAds>`
    with this as (select date_trunc('month', ${now}::timestamptz at time zone 'UTC') as month),
    counted as (
      select date_trunc('month', d.day) as month, sum(d.views)::integer as views,
        sum(d.clicks)::integer as clicks
      from ad_days d
      where d.day >= (select (month - make_interval(months => ${MONTHS - 1}))::date from this) ${ofAd}
      group by 1
    )
    select to_char(s.month, 'YYYY-MM') as month, s.month = t.month as is_running,
      coalesce(c.views, 0) as views, coalesce(c.clicks, 0) as clicks
    from this t
    cross join generate_series(
      t.month - make_interval(months => ${MONTHS - 1}), t.month, interval '1 month'
    ) s (month)
    left join counted c on c.month = s.month
    where ${isBooked}
    order by s.month`.execute(db);
  return rows;
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
