import { type Kysely, sql } from 'kysely';

/** What each tenant owes a lister, reminders of late rent, and late fees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What is open between a lister and the tenants of ended stays, among any number of those.
  await sql`
    create index obligations_owed_rent on obligations (payee_id, rental_id)
    where kind = 'rent' and status in ('scheduled', 'due', 'collecting', 'retry_wait',
      'action_required', 'blocked', 'failed')`.execute(db);
  await sql`
    create index obligations_paid_deposit on obligations (payee_id, rental_id)
    where kind = 'deposit' and paid_at is not null and status <> 'refunded'`.execute(db);
  await sql`
    create index payment_requests_open on payment_requests (lister_id, rental_id)
    where status = 'pending'`.execute(db);
  await sql`
    create index payment_requests_deposit on payment_requests (lister_id, rental_id)
    where payment_for = 'deposit'`.execute(db);
  await sql`
    create index manual_payments_deposit on manual_payments (lister_id, rental_id)
    where payment_for = 'deposit' and voided_at is null
      and amount_cents > returned_cents + kept_cents`.execute(db);
  await sql`
    create index rentals_unsettled on rentals (lister_id, id)
    where status = 'ended' and settled_at is null`.execute(db);

  // The request for the late fee of a rent row: one, until it is rejected or withdrawn.
  await sql`
    alter table payment_requests add column late_fee_of integer references obligations`.execute(db);
  await sql`
    create unique index payment_requests_late_fee on payment_requests (late_fee_of)
    where status in ('pending', 'complete')`.execute(db);

  // Reminders of late rent: by the lister, and one by the service for each row paid by hand.
  await sql`
    create table rent_reminders (
      id integer generated always as identity primary key,
      rental_id integer not null references rentals on delete cascade,
      -- the oldest late rent
      obligation_id integer not null references obligations on delete cascade,
      -- at the crash pad
      day date not null,
      is_automatic boolean not null default false,
      message text check (length(message) between 1 and 500),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index rent_reminders_day on rent_reminders (rental_id, day)
    where not is_automatic`.execute(db);
  await sql`
    create unique index rent_reminders_automatic on rent_reminders (obligation_id)
    where is_automatic`.execute(db);
  await sql`
    create trigger rent_reminders_announced after insert or update or delete
    on rent_reminders for each row execute function announce_rental()`.execute(db);
  await sql`
    alter table members
      -- as a lister: tenants who pay by hand are reminded of their rent
      add column reminds_tenants boolean not null default true`.execute(db);
}
