import { instantAt, LISTING_STATUS, type Locale } from '@crewpad/domain';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Texts } from '../../../platform/texts.ts';
import { newLinkToken } from '../../../platform/tokens.ts';

/**
 * The calendar of a crash pad for cleaners and partners: beds, arrivals, departures and blocked
 * days, without a person, an amount or a note.
 */

/**
 * The token of the calendar of a lister's own crash pad, created on the first call.
 * @throws ApiError 404 for crash pads of others
 */
export async function getHouseToken(
  db: Db,
  listerId: number,
  { listingId, rotate, now }: { listingId: number; rotate: boolean; now: Date },
): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into house_calendars as c (listing_id, token, created_at)
    select l.id, ${newLinkToken()}, ${now}::timestamptz from listings l
    where l.id = ${listingId} and l.user_id = ${listerId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
    on conflict (listing_id) do update set
      token = case when ${rotate}::boolean then excluded.token else c.token end,
      created_at = case when ${rotate}::boolean then excluded.created_at else c.created_at end
    returning token`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row.token;
}

/** Ends the address for good. @throws ApiError 404 for crash pads of others */
export async function deleteHouseCalendar(
  db: Db,
  listerId: number,
  listingId: number,
): Promise<void> {
  const { rows } = await sql`
    with own as (
      select id from listings where id = ${listingId} and user_id = ${listerId} and status <> ${sql.lit(LISTING_STATUS.deleted)}
    ), gone as (delete from house_calendars where listing_id in (select id from own))
    select from own`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** When a lister closes their account. */
export async function deleteHouseCalendars(trx: Trx, memberId: number): Promise<void> {
  await sql`
    delete from house_calendars
    where listing_id in (select id from listings where user_id = ${memberId})`.execute(trx);
}

/** Days for which an end stays in the calendar. */
const KEPT_DAYS = 60;

interface HouseCalendar {
  title: string;
  locale: Locale;
  stays: {
    id: number;
    bed: string;
    time_zone: string;
    start_date: string;
    start_time: string;
    checkout_date: string | null;
    checkout_time: string | null;
    updated_at: string;
  }[];
  blocks: { id: number; bed: string; from: string; until: string; created_at: string }[];
}

/** The calendar of a crash pad with this token; undefined if unknown. */
export async function findHouseCalendar(
  db: Db,
  token: string,
  now: Date,
): Promise<HouseCalendar | undefined> {
  const since = sql`(${now}::timestamptz at time zone 'UTC')::date - ${KEPT_DAYS}::integer`;
  const bed = sql`rm.room_name || ', ' || b.bed_name`;
  const { rows } = await sql<HouseCalendar>`
    select l.title, m.locale,
      (
        select coalesce(json_agg(json_build_object('id', r.id, 'bed', ${bed},
          'time_zone', r.time_zone, 'start_date', r.start_date, 'start_time', r.start_time,
          'checkout_date', r.checkout_date, 'checkout_time', r.checkout_time,
          'updated_at', r.updated_at) order by r.id), '[]')
        from rentals r join beds b on b.id = r.bed_id join rooms rm on rm.id = b.room_id
        where r.listing_id = l.id and r.status in ('accepted', 'ended') and not isempty(r.stay)
          and (r.checkout_date is null or r.checkout_date >= ${since})
      ) as stays,
      (
        select coalesce(json_agg(json_build_object('id', k.id, 'bed', ${bed},
          'from', k.from_date, 'until', k.until_date, 'created_at', k.created_at)
          order by k.id), '[]')
        from bed_blocks k join beds b on b.id = k.bed_id join rooms rm on rm.id = b.room_id
        where b.listing_id = l.id and k.until_date >= ${since}
      ) as blocks
    from house_calendars c
    join listings l on l.id = c.listing_id and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
    join members m on m.id = l.user_id and m.status <> 'CLOSED'
    where c.token = ${token}`.execute(db);
  return rows[0];
}

const HOUR_MS = 60 * 60 * 1000;
/** How often calendar apps should refresh it. */
const REFRESHED_SECONDS = 3 * 60 * 60;

/** A house calendar as iCalendar. Pure. */
export function buildHouseCalendar(
  { title, stays, blocks }: HouseCalendar,
  { name, publicUrl, texts }: { name: string; publicUrl: string; texts: Texts },
): string {
  const { t, locale } = texts;
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: `${title}, ${name}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'Calendar', language: locale.toUpperCase() },
    ttl: REFRESHED_SECONDS,
  });
  const transparency = ICalEventTransparency.TRANSPARENT;
  for (const stay of stays) {
    const about = `${stay.bed}, ${title}`;
    const add = (what: 'arrival' | 'departure', date: string, time: string | null) => {
      const start = instantAt(date, time ?? '00:00', stay.time_zone);
      calendar.createEvent({
        ...{ id: `house-${what}-${stay.id}@${host}`, stamp: new Date(stay.updated_at) },
        ...{ start, end: new Date(start.getTime() + HOUR_MS), transparency },
        summary: t(what === 'arrival' ? 'rentals:check_in_of' : 'rentals:check_out_of', { about }),
      });
    };
    add('arrival', stay.start_date, stay.start_time);
    if (stay.checkout_date !== null) add('departure', stay.checkout_date, stay.checkout_time);
  }
  for (const { id, bed, from, until, created_at } of blocks) {
    calendar.createEvent({
      ...{ id: `house-block-${id}@${host}`, stamp: new Date(created_at), transparency },
      ...{ allDay: true, start: midnight(from), end: midnight(until) },
      summary: t('reports:blocked_bed', { about: `${bed}, ${title}` }),
    });
  }
  return calendar.toString();
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
