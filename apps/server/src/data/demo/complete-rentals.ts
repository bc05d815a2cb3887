import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

/** Demo tenants leave at this hour. */
const CHECKOUT_TIME = '10:00';

/**
 * Fills in what follows from the other rows: the tenants' names, the times, the terms of the rent and
 * the history. Uses a few statements for all rows, because there are thousands of demo rentals.
 */
export async function completeDemoRentals(trx: Trx, now: Date): Promise<void> {
  await sql`
    update rentals r set
      first_name = coalesce(m.first_name, initcap(split_part(n.name, '.', 1))),
      last_name = coalesce(m.last_name, initcap(split_part(n.name, '.', 2))),
      phone_number = m.phone_number, country_code = m.country_code, airline = m.airlines,
      time_zone = coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = r.listing_id order by la.position limit 1
      ), 'UTC'),
      checkout_date = r.end_date,
      end_time = case when r.end_date is not null then ${CHECKOUT_TIME} end,
      checkout_time = case when r.end_date is not null then ${CHECKOUT_TIME} end,
      invited_at = r.created_at
    from rentals x
    cross join lateral (
      -- Who has no account has a name only if the address tells it.
      select case when x.email like '%.%@%' then split_part(x.email, '@', 1) else '' end as name
    ) n
    left join members m on m.id = x.user_id
    where x.id = r.id`.execute(trx);
  await sql`
    update rentals set
      accepted_at = case when status in ('accepted', 'ended') then created_at + interval '6 hours' end,
      ended_at = case when status = 'ended'
        then (end_date + ${CHECKOUT_TIME}::time) at time zone time_zone end,
      closed_as = case when status = 'ended' then 'checked_out' end
    where status <> 'pending'`.execute(trx);
  await openNextRent(trx, now);
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

/**
 * Demo tenants pay from their next payment day on. Those of the documented listers owe the current
 * month too, so that a rent roll has something to show.
 */
async function openNextRent(trx: Trx, now: Date): Promise<void> {
  await sql`
    update rentals set next_rent_on = d.day, next_due_at = (d.day + time '07:00') at time zone 'UTC'
    from (
      select r.id, greatest(r.start_date, (
        select min(day)::date
        from generate_series(t.today - 31, t.today + 31, interval '1 day') as day
        where extract(day from day) = r.payment_date
          and (m.password_hash is not null or day > t.today)
      )) as day
      from rentals r
      join members m on m.id = r.lister_id
      cross join (select (${now}::timestamptz at time zone 'UTC')::date as today) t
    ) d
    where d.id = rentals.id and status = 'accepted' and rental_amount > 0`.execute(trx);
}
