import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import { timeZoneOf } from '../listings/index.ts';

interface CrashpadFiguresRow {
  views: number;
  months: {
    month: string;
    is_running: boolean;
    views: number | null;
    messages: number;
    occupancy: number | null;
  }[];
}

const MONTHS = 12;

/**
 * The figures of a lister's crash pad, also of one that is not active: its views, and of the last
 * twelve months its views, who wrote about it first and the share of taken bed nights. No row if it is
 * not theirs, or was deleted.
 */
export const crashpadFigures = (
  { listerId, listingId }: { listerId: number; listingId: number },
  now: Date,
) => sql<CrashpadFiguresRow>`
  with house as (
    select l.id, l.views, ${timeZoneOf} as time_zone,
      date_trunc('month', ${now}::timestamptz at time zone ${timeZoneOf}) as this_month
    from listings l
    where l.id = ${listingId} and l.user_id = ${listerId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
  ), viewed as materialized (
    select v.month, v.views from house h join listing_view_months v on v.listing_id = h.id
  ), written as materialized (
    select date_trunc('month', t.first_message_at at time zone h.time_zone) as month,
      count(*)::int as messages
    from house h
    join thread_members m on m.member_id = ${listerId}
    join threads t on t.id = m.thread_id and h.id = any (t.listing_ids)
      and t.first_author_id <> m.member_id
    group by 1
  )
  select h.views, (
    select json_agg(json_build_object(
      'month', to_char(s.month, 'YYYY-MM'),
      'is_running', s.month = h.this_month,
      -- If a view was counted without its month, those before the first month are unknown.
      'views', coalesce(v.views, case when s.month >= (select min(month) from viewed)
        or h.views = (select coalesce(sum(views), 0) from viewed) then 0 end),
      'messages', coalesce(w.messages, 0),
      'occupancy', d.occupancy
    ) order by s.month)
    from generate_series(
      h.this_month - make_interval(months => ${MONTHS - 1}), h.this_month, interval '1 month'
    ) s (month)
    left join viewed v on v.month = s.month::date
    left join written w on w.month = s.month
    left join lateral (
      select sum(o.occupied)::float / nullif(sum(o.beds), 0) as occupancy
      from occupancy_days o
      where o.listing_id = h.id and o.day >= s.month::date
        and o.day < (s.month + interval '1 month')::date
    ) d on true
  ) as months
  from house h`;
