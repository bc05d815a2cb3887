import { type Kysely, sql } from 'kysely';

/** Announced rent, the country and deadline of payout accounts, shared cards, and closed years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rent_changes (
      id integer generated always as identity primary key,
      rental_id integer not null references rentals,
      from_date date not null,
      old_cents integer not null check (old_cents >= 0),
      new_cents integer not null check (new_cents >= 0),
      state text not null check (state in ('announced', 'asked', 'accepted', 'declined', 'withdrawn')),
      reason text,
      asked_at timestamptz not null,
      answered_at timestamptz
    )`.execute(db);
  await sql`create unique index rent_changes_open on rent_changes (rental_id) where state = 'asked'`.execute(
    db,
  );
  await sql`create index rent_changes_rental on rent_changes (rental_id, id desc)`.execute(db);
  // A raised late fee counts for periods that fall due at least 10 days after its notice.
  await sql`
    alter table rentals
      add column late_fee_before integer check (late_fee_before >= 0),
      add column late_fee_from timestamptz`.execute(db);

  // Rent is late five days after both sides could know that it is due.
  await sql`
    create function set_late_from() returns trigger language plpgsql as $$
    begin
      new.late_from := coalesce(new.late_from, greatest(new.due_at, new.created_at) + interval '5 days');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger obligations_late_from before insert on obligations
    for each row when (new.kind = 'rent') execute function set_late_from()`.execute(db);
  // When both sides were told that it is late.
  await sql`alter table obligations add column late_told_at timestamptz`.execute(db);
  await sql`update obligations set late_told_at = now() where late_from <= now()`.execute(db);
  await sql`create index obligations_late on obligations (late_from)
    where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'`.execute(
    db,
  );
  await sql`create index obligations_scheduled_rent on obligations (due_at)
    where kind = 'rent' and status = 'scheduled'`.execute(db);

  await sql`
    alter table payout_accounts
      add column country char(2) not null default 'US',
      add column current_deadline timestamptz,
      -- the deadline for which each reminder was sent: 7 days and 1 day before
      add column deadline_week_for timestamptz,
      add column deadline_day_for timestamptz`.execute(db);

  // Cards with the same number have the same fingerprint, whoever saved them.
  await sql`alter table payment_methods add column fingerprint text`.execute(db);
  await sql`create index payment_methods_fingerprint on payment_methods (fingerprint)
    where fingerprint is not null`.execute(db);

  // The closing lines of a member's statement, stored when the year closes.
  await sql`
    create table closed_years (
      member_id integer not null references members,
      year smallint not null,
      lines jsonb not null,
      closed_at timestamptz not null,
      primary key (member_id, year)
    )`.execute(db);
}
