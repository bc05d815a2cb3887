import { type BedKind, LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import { timeZoneOf } from '../listings/index.ts';
import { tenantName } from '../rentals/index.ts';

interface Days {
  from: string;
  until: string | null;
}

/** Amounts in whole cents. */
export type StoredBar = Days &
  (
    | {
        kind: 'stay';
        rental_id: number;
        status: 'pending' | 'accepted' | 'ended';
        tenant: string;
        rental_amount: number;
        agreed_end: string | null;
      }
    | { kind: 'hold'; member: { id: number; name: string } }
    | { kind: 'block'; block_id: number; note: string }
  );

/** A bed of a lister with what has it in a range of days. */
export interface CalendarBedRow {
  listing_id: number;
  title: string;
  time_zone: string;
  room_id: number;
  room_name: string;
  bed_id: number;
  bed_name: string;
  bed_kind: BedKind;
  rental_amount: number | null;
  bars: StoredBar[];
}

/** The beds of a lister, newest crash pad first, with their stays, holds and blocks. */
export const bedCalendar = (
  listerId: number,
  { listingId, from, until }: { listingId: number | undefined; from: string; until: string },
) => {
  const range = sql`daterange(${from}::date, ${until}::date)`;
  return sql<CalendarBedRow>`
  with houses as materialized (
    select l.id, l.title, l.created_at, ${timeZoneOf} as time_zone
    from listings l
    where l.user_id = ${listerId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
      and (${listingId ?? null}::integer is null or l.id = ${listingId ?? null}::integer)
  )
  select l.id as listing_id, l.title, l.time_zone, rm.id as room_id, rm.room_name,
    b.id as bed_id, b.bed_name, b.bed_kind, b.rental_amount, coalesce((
      select json_agg(bar.facts order by bar.facts ->> 'from', bar.id) from (
        select r.id, json_build_object('kind', 'stay', 'from', r.start_date,
          'until', r.checkout_date, 'rental_id', r.id, 'status', r.status, 'tenant', ${tenantName},
          'rental_amount', r.rental_amount, 'agreed_end', r.end_date) as facts
        from (
          select * from rentals x where x.bed_id = b.id and x.status in ('pending', 'accepted')
          union all
          select * from rentals x
          where x.bed_id = b.id and x.status = 'ended' and x.checkout_date > ${from}::date
        ) r
        left join members t on t.id = r.user_id
        where not isempty(r.stay) and r.stay && ${range}
        union all
        select o.id, json_build_object('kind', 'hold', 'from', lower(s.stay),
          'until', upper(s.stay), 'member', json_build_object('id', m.id, 'name', m.display_name))
        from bed_stays s
        join waitlist_offers o on o.id = s.offer_id
        join waitlist_entries e on e.id = o.entry_id
        join members m on m.id = e.member_id
        where s.bed_id = b.id and s.stay && ${range}
        union all
        select k.id, json_build_object('kind', 'block', 'from', k.from_date,
          'until', k.until_date, 'block_id', k.id, 'note', k.note)
        from bed_blocks k
        where k.bed_id = b.id and k.until_date > ${from}::date and k.from_date < ${until}::date
      ) bar
    ), '[]') as bars
  from houses l
  join rooms rm on rm.listing_id = l.id and rm.status = 'ACTIVE'
  join beds b on b.room_id = rm.id and b.status = 'ACTIVE'
  order by l.created_at desc, l.id desc, rm.position, rm.id, b.position, b.id`;
};
