import { type Kysely, sql } from 'kysely';

/**
 * The dates from which beds are free, waitlists, and beds held for people on them. Rentals and
 * holds share one table of stays, so that no two of them have one bed on one day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings
    add column free_from date,
    add column num_free_from integer not null default 0,
    add column waitlist_mode text not null default 'manual'
      check (waitlist_mode in ('manual', 'automatic'))`.execute(db);
  // The date from which a bed was free when its waitlist was notified. -infinity if it had no stay.
  await sql`alter table beds add column announced_from date`.execute(db);

  await sql`
    create table waitlist_entries (
      id integer generated always as identity primary key,
      listing_id integer not null references listings,
      member_id integer not null references members,
      wanted_from date,
      bed_kind text check (bed_kind in ('cold', 'hot', 'private')),
      note text not null default '' check (char_length(note) <= 1000),
      created_at timestamptz not null,
      closed_at timestamptz,
      closed_as text check (closed_as in ('invited', 'expired', 'left', 'closed')),
      check ((closed_at is null) = (closed_as is null))
    )`.execute(db);
  await sql`create unique index waitlist_entries_open on waitlist_entries (listing_id, member_id)
    where closed_at is null`.execute(db);
  await sql`create index waitlist_entries_order on waitlist_entries (listing_id, id)
    where closed_at is null`.execute(db);
  await sql`create index waitlist_entries_member on waitlist_entries (member_id, id)
    where closed_at is null`.execute(db);

  await sql`
    create table waitlist_offers (
      id integer generated always as identity primary key,
      entry_id integer not null references waitlist_entries,
      bed_id integer not null references beds,
      state text not null check (state in ('open', 'claimed', 'invited', 'passed', 'expired',
        'lapsed', 'released', 'withdrawn')),
      offered_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > offered_at),
      claimed_at timestamptz,
      ended_at timestamptz,
      check ((ended_at is null) = (state in ('open', 'claimed')))
    )`.execute(db);
  await sql`create unique index waitlist_offers_entry on waitlist_offers (entry_id)
    where ended_at is null`.execute(db);
  await sql`create unique index waitlist_offers_bed on waitlist_offers (bed_id)
    where ended_at is null`.execute(db);
  await sql`create index waitlist_offers_due on waitlist_offers (expires_at)
    where ended_at is null`.execute(db);
  await sql`create index waitlist_offers_of_bed on waitlist_offers (bed_id, ended_at)`.execute(db);

  await sql`
    create table bed_stays (
      id integer generated always as identity primary key,
      bed_id integer not null references beds,
      stay daterange not null,
      rental_id integer unique references rentals on delete cascade,
      offer_id integer unique references waitlist_offers on delete cascade,
      check (num_nonnulls(rental_id, offer_id) = 1)
    )`.execute(db);
  await sql`insert into bed_stays (bed_id, stay, rental_id)
    select bed_id, stay, id from rentals where status in ('pending', 'accepted')`.execute(db);
  await sql`alter table rentals drop constraint rentals_bed_stay`.execute(db);
  // The second of two concurrent commands for a bed fails here.
  await sql`alter table bed_stays add constraint bed_stays_one_per_day
    exclude using gist (bed_id with =, stay with &&)`.execute(db);
  await sql`create index bed_stays_bed on bed_stays (bed_id)`.execute(db);

  // The stays of rentals follow their rows, whatever writes them.
  await sql`
    create function add_rental_stays() returns trigger language plpgsql as $$
    begin
      insert into bed_stays (bed_id, stay, rental_id)
      select bed_id, stay, id from fresh where status in ('pending', 'accepted') order by id;
      return null;
    end $$`.execute(db);
  await sql`
    create function move_rental_stay() returns trigger language plpgsql as $$
    begin
      delete from bed_stays where rental_id = new.id;
      if new.status in ('pending', 'accepted') then
        insert into bed_stays (bed_id, stay, rental_id) values (new.bed_id, new.stay, new.id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger rentals_added after insert on rentals
    referencing new table as fresh for each statement execute function add_rental_stays()`.execute(
    db,
  );
  await sql`create trigger rentals_moved after update on rentals for each row
    when ((old.bed_id, old.stay, old.status) is distinct from (new.bed_id, new.stay, new.status))
    execute function move_rental_stay()`.execute(db);

  await sql`
    update listings l set free_from = f.free_on, num_free_from = f.n
    from (
      select distinct on (listing_id) listing_id, free_on, count(*)::integer as n
      from (
        select b.id, b.listing_id, case when not coalesce(bool_or(upper_inf(s.stay)), false)
          then coalesce(max(upper(s.stay)), '-infinity') end as free_on
        from beds b
        join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
        left join bed_stays s on s.bed_id = b.id
        where b.status = 'ACTIVE'
        group by b.id
      ) x where free_on is not null group by listing_id, free_on order by listing_id, free_on
    ) f
    where l.id = f.listing_id`.execute(db);
  await sql`alter table airport_listings add column free_from date`.execute(db);
  await sql`update airport_listings a set free_from = l.free_from
    from listings l where l.id = a.listing_id and l.free_from is not null`.execute(db);
  // Crash pads of an airport with a bed free by a day.
  await sql`create index airport_listings_free_from on airport_listings
    (airport_id, featured, free_from) where free_from is not null`.execute(db);
}
