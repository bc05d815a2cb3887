import { type Kysely, sql } from 'kysely';

/**
 * The fields of a rental besides its bed and status. A bed may have several rentals if no two stays
 * share a day, so that a bed with an agreed end can be offered from that day on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    alter table rentals
      add column first_name text not null default '',
      add column last_name text not null default '',
      add column phone_number text,
      add column country_code text,
      add column airline text,
      add column job_position text check (job_position in
        ('Pilot', 'Flight Attendant', 'Gate Agent', 'Mechanic', 'Corporate', 'Other')),
      add column email_hidden boolean not null default false,
      add column start_time text not null default '15:00',
      add column end_time text,
      add column checkout_date date,
      add column checkout_time text,
      add column checkout_requested_at timestamptz,
      add column checkout_requested_date date,
      add column checkout_requested_time text,
      add column time_zone text not null default 'UTC',
      add column late_fee integer check (late_fee >= 0),
      add column fee_id text,
      add column auto_pay smallint not null default 0 check (auto_pay between 0 and 3),
      add column note_agreement text not null default '' check (char_length(note_agreement) <= 5000),
      add column token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      add column mailed_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      add column invited_at timestamptz not null default now(),
      add column reminders_sent smallint not null default 0,
      add column opened_at timestamptz,
      add column accepted_at timestamptz,
      add column ended_at timestamptz,
      add column closed_as text check (closed_as in
        ('cancelled', 'declined', 'expired', 'checked_out', 'left'))`.execute(db);
  await sql`
    update rentals r set
      checkout_date = r.end_date,
      checkout_time = case when r.end_date is not null then '10:00' end,
      end_time = case when r.end_date is not null then '10:00' end,
      invited_at = r.created_at,
      accepted_at = case when r.status in ('accepted', 'ended') then r.created_at end,
      ended_at = case when r.status = 'ended' then coalesce(r.end_date::timestamptz, r.updated_at) end,
      closed_as = case r.status when 'ended' then 'checked_out' when 'cancelled' then 'cancelled'
        when 'declined' then 'declined' end,
      time_zone = coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = r.listing_id order by la.position limit 1), 'UTC')`.execute(db);
  await sql`
    update rentals r set first_name = m.first_name, last_name = m.last_name,
      phone_number = m.phone_number, country_code = m.country_code, airline = m.airlines
    from members m where m.id = r.user_id`.execute(db);
  await sql`
    alter table rentals
      add column stay daterange not null generated always as (
        daterange(start_date, case when checkout_date is not null
          then greatest(start_date, checkout_date) end)) stored`.execute(db);
  await sql`drop index rentals_one_per_bed`.execute(db);
  // Two stays in one bed never share a day: the second of two concurrent invitations fails here.
  await sql`
    alter table rentals add constraint rentals_bed_stay
      exclude using gist (bed_id with =, stay with &&) where (status in ('pending', 'accepted'))`.execute(
    db,
  );
  await sql`create unique index rentals_token on rentals (token)`.execute(db);
  await sql`create unique index rentals_mailed_token on rentals (mailed_token)`.execute(db);
  await sql`create index rentals_bed on rentals (bed_id) where status in ('pending', 'accepted')`.execute(
    db,
  );
  // Lists of one lister, newest first.
  await sql`create index rentals_lister_newest on rentals (lister_id, id desc)`.execute(db);
  // Rows that jobs look for: agreed ends, and unanswered invitations.
  await sql`create index rentals_ending on rentals (checkout_date)
    where status = 'accepted' and checkout_date is not null`.execute(db);
  await sql`create index rentals_waiting on rentals (invited_at) where status = 'pending'`.execute(
    db,
  );

  await sql`
    create table rental_terms (
      rental_id integer not null references rentals,
      from_date date not null,
      rental_amount integer not null check (rental_amount >= 0),
      payment_date smallint not null check (payment_date between 1 and 28),
      primary key (rental_id, from_date)
    )`.execute(db);
  await sql`
    insert into rental_terms (rental_id, from_date, rental_amount, payment_date)
    select id, start_date, rental_amount, payment_date from rentals`.execute(db);

  // Insert-only. The ids of the lister and the tenant's email are those at that time.
  await sql`
    create table rental_history (
      id integer generated always as identity primary key,
      rental_id integer not null references rentals,
      lister_id integer not null references members,
      actor_id integer references members,
      actor text not null check (actor in ('lister', 'tenant', 'system', 'admin')),
      action text not null,
      change_summary jsonb not null default '{}',
      reason text,
      status text not null check (status in ('pending', 'accepted', 'cancelled', 'declined', 'ended')),
      room_and_bed text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index rental_history_rental on rental_history (rental_id, id desc)`.execute(db);
  await sql`create index rental_history_lister on rental_history (lister_id, id desc)`.execute(db);
}
