import { instantAt, nextPaymentDay, rentDueAt } from '@crewpad/domain';
import type { DemoData } from '@crewpad/reference-data/demo';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { dateAgo, timeDaysAgo } from './dates.ts';
import { findByKey, idsByKey } from './demo-people.ts';

/** Adds the rent terms and the history of the demo rentals. */
export async function addDemoHistory(trx: Trx): Promise<void> {
  await sql`
    insert into rental_terms (rental_id, from_date, rental_amount, payment_date)
    select id, start_date, rental_amount, payment_date from rentals`.execute(trx);
  await sql`
    insert into rental_history
      (rental_id, lister_id, actor_id, actor, action, status, room_and_bed, created_at)
    select r.id, r.lister_id, s.actor_id, s.actor, s.action, s.status,
      rm.room_name || ', ' || b.bed_name, s.at
    from rentals r
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    cross join lateral (
      values ('invite', 'lister', r.lister_id, 'pending', r.created_at),
        ('accept', 'tenant', r.user_id, 'accepted', r.accepted_at),
        ('end', 'system', null, 'ended', r.ended_at)
    ) s (action, actor, actor_id, status, at)
    where s.at is not null
    order by s.at, r.id`.execute(trx);
}

/** Days from invitation to check-in, and hours from invitation to acceptance. */
const INVITED_DAYS_BEFORE = 5;
const ACCEPTED_AFTER_MS = 6 * 60 * 60 * 1000;
/** Demo tenants leave at this hour. */
const CHECKOUT_TIME = '10:00';

interface DemoPlaces {
  bedIds: ReadonlyMap<string, { id: number; listing_id: number }>;
  /** By the code of the airport. */
  timeZones: ReadonlyMap<string, string>;
}

/** Demo rentals as rows. Tenants pay from their next payment day on. */
export function rentalRows(data: DemoData, { bedIds, timeZones }: DemoPlaces, now: Date) {
  const members = idsByKey(data.members);
  const today = dateAgo(now, 0);
  return data.rentals.map((rental, index) => {
    const bed = findByKey(bedIds, rental.bed);
    const listing = data.listings[bed.listing_id - 1];
    const user_id = rental.member === null ? null : findByKey(members, rental.member);
    const member = user_id === null ? undefined : data.members[user_id - 1];
    const time_zone = timeZones.get(listing?.airports[0]?.prefix ?? '') ?? 'UTC';
    const { status, payment_date } = rental;
    const start_date = dateAgo(now, rental.started_days_ago);
    const { ended_days_ago, leaves_in_days } = rental;
    const endedDaysAgo = ended_days_ago ?? (leaves_in_days === undefined ? null : -leaves_in_days);
    const end_date = endedDaysAgo === null ? null : dateAgo(now, endedDaysAgo);
    const checkout_time = end_date === null ? null : CHECKOUT_TIME;
    const nextDay = nextPaymentDay(today, payment_date);
    const next_rent_on = status !== 'accepted' ? null : nextDay > start_date ? nextDay : start_date;
    const created_at = timeDaysAgo(
      now,
      Math.max(1, rental.started_days_ago + INVITED_DAYS_BEFORE),
      index,
    );
    return {
      id: index + 1,
      listing_id: bed.listing_id,
      bed_id: bed.id,
      lister_id: findByKey(members, listing?.member ?? ''),
      user_id,
      email: rental.email,
      status,
      ...nameOf(rental.email, member),
      phone_number: member?.phone_number,
      country_code: member?.country_code,
      airline: member?.airlines,
      time_zone,
      start_date,
      end_date,
      end_time: checkout_time,
      checkout_date: end_date,
      checkout_time,
      rental_amount: rental.rental_amount,
      deposit: rental.deposit,
      late_fee: rental.late_fee ?? null,
      payment_date,
      next_rent_on,
      next_due_at: next_rent_on === null ? null : rentDueAt(next_rent_on),
      created_at,
      updated_at: created_at,
      invited_at: created_at,
      accepted_at: status === 'pending' ? null : new Date(created_at.getTime() + ACCEPTED_AFTER_MS),
      ended_at:
        status === 'ended' && end_date !== null
          ? instantAt(end_date, CHECKOUT_TIME, time_zone)
          : null,
      closed_as: status === 'ended' ? 'checked_out' : null,
    };
  });
}

/** Blocked days of demo beds. */
export async function addDemoBlocks(
  trx: Trx,
  data: DemoData,
  { bedIds, timeZones }: DemoPlaces,
  now: Date,
): Promise<void> {
  for (const { bed: key, starts_in_days, days, note } of data.blocks) {
    const bed = findByKey(bedIds, key);
    const airport = data.listings[bed.listing_id - 1]?.airports[0]?.prefix ?? '';
    const time_zone = timeZones.get(airport) ?? 'UTC';
    const from_date = dateAgo(now, -starts_in_days);
    const until_date = dateAgo(now, -starts_in_days - days);
    await sql`
      with block as (
        insert into bed_blocks
          (bed_id, from_date, until_date, note, begins_at, ends_at, created_at, state)
        values (${bed.id}, ${from_date}, ${until_date}, ${note},
          ${instantAt(from_date, '00:00', time_zone)}, ${instantAt(until_date, '00:00', time_zone)},
          ${now}, 'coming')
        returning id
      )
      insert into bed_stays (bed_id, stay, block_id)
      select ${bed.id}, daterange(${from_date}::date, ${until_date}::date), id from block`.execute(
      trx,
    );
  }
}

/** A person without an account gets a name from the email address: ana.silva@crewpad.test. */
function nameOf(email: string, member: DemoData['members'][number] | undefined) {
  if (member !== undefined) return { first_name: member.first_name, last_name: member.last_name };
  const [first = '', last = ''] = /^([^.@]+)\.([^.@]+)@/.exec(email)?.slice(1) ?? [];
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  return { first_name: capital(first), last_name: capital(last) };
}

/** Demo events and special offers as rows. */
export function feedRows(data: DemoData, urls: ReadonlyMap<string, string>, now: Date) {
  return data.feed.map(({ title, picture, starts_in_days, ends_in_days, ...columns }) => ({
    ...columns,
    title: { en: title },
    image: findByKey(urls, picture),
    start_date: dateAgo(now, -starts_in_days),
    end_date: dateAgo(now, -ends_in_days),
  }));
}
