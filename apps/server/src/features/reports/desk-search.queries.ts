import type { contract } from '@crewpad/contract';
import { DESK_SEARCH, LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import { tenantName } from '../rentals/index.ts';
import { placeOfRental } from './place-of-rental.queries.ts';

/** Tenants with a stay, crash pads, threads and past tenants, each at most so many. */
const CURRENT_MAX = 10;
const OTHERS_MAX = 5;
/** Past tenants among which the newest are shown. */
const PAST_READ = 500;
const DIGITS_MIN = 3;

/** The expression of the index `rentals_past_words`. */
const pastWords = sql`(' ' || lower(r.first_name || ' '
  || r.last_name || ' ' || r.email::text) || ' '
  || regexp_replace(coalesce(r.phone_number, ''), '[^0-9]', '', 'g'))`;

/** An invited person's email and phone are not the lister's to read until they accept. */
const isReadable = sql<boolean>`(not r.email_hidden or r.accepted_at is not null)`;

/** What is searched of a rental that is not over; it never matches across two of its parts. */
const currentWords = sql`concat_ws(E'\n ', ' ' || lower(${tenantName}),
  lower(r.first_name || ' ' || r.last_name), lower(rm.room_name || ', ' || b.bed_name),
  lower(b.bed_name), case when ${isReadable} then lower(r.email::text) end,
  case when ${isReadable} then regexp_replace(r.phone_number, '[^0-9]', '', 'g') end)`;

/** First and last name, as everywhere that listers work; the display name if neither is known. */
const fullName = sql`coalesce(nullif(trim(r.first_name || ' ' || r.last_name), ''), ${tenantName})`;

/**
 * Patterns for what was typed: inside of words, or, for two characters, where a word begins, which
 * the index can find. Digits also find a phone however it is written.
 */
function patternsOf(typed: string): string[] {
  const words = typed.toLowerCase().replaceAll(/\s+/g, ' ');
  const digits = words.replaceAll(/\D/g, '');
  const isNumber = digits.length >= DIGITS_MIN && /^[\d\s()+./-]+$/.test(words);
  return (isNumber ? [words, digits] : [words]).map((text) => {
    const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
    return text.length < DIGITS_MIN ? `% ${escaped}%` : `%${escaped}%`;
  });
}

/**
 * What a lister finds of their own: current tenants, crash pads, threads and past tenants, in one
 * query.
 */
export const deskSearch = (listerId: number, typed: string) => {
  const patterns = patternsOf(typed);
  const matches = (words: ReturnType<typeof sql>) => sql<boolean>`
    ${words} like any (${patterns}::text[])`;
  const tenant = sql`json_build_object('kind', 'tenant', 'rental_id', r.id, 'name', ${fullName},
    'status', r.status, 'house', l.title, 'bed', rm.room_name || ', ' || b.bed_name)`;
  return sql<{ hit: contract.reports.DeskHit }>`
  with past as materialized (
    select r.id from rentals r
    where r.lister_id = ${listerId} and r.status = 'ended' and ${matches(pastWords)}
    limit ${PAST_READ}
  ), hits as (
    (
      select 1 as rank, row_number() over (order by r.start_date desc, r.id) as place,
        ${tenant} as hit
      from rentals r ${placeOfRental}
      where r.lister_id = ${listerId} and r.status in ('pending', 'accepted')
        and ${matches(currentWords)}
      order by place limit ${CURRENT_MAX}
    ) union all (
      select 2, row_number() over (order by l.created_at desc, l.id desc),
        json_build_object('kind', 'crashpad', 'listing_id', l.id, 'title', l.title, 'city', l.city)
      from listings l
      where l.user_id = ${listerId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
        and ${matches(sql`(' ' || lower(l.title) || E'\n ' || lower(l.city))`)}
      order by 2 limit ${OTHERS_MAX}
    ) union all (
      select 3, row_number() over (order by tm.last_message_at desc, tm.thread_id),
        json_build_object('kind', 'thread', 'thread_id', tm.thread_id, 'user_id', m.id,
          'name', m.display_name)
      from thread_members tm join members m on m.id = tm.peer_id and m.status <> 'CLOSED'
      where tm.member_id = ${listerId} and ${matches(sql`(' ' || lower(m.display_name))`)}
      order by 2 limit ${OTHERS_MAX}
    ) union all (
      select 4, row_number() over (order by r.id desc), ${tenant}
      from (select id from past order by id desc limit ${DESK_SEARCH.results}) newest
      join rentals r using (id) ${placeOfRental}
    )
  )
  select hit from hits order by rank, place limit ${DESK_SEARCH.results}`;
};
