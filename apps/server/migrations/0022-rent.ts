import { type Kysely, sql } from 'kysely';

/** Rent, deposits, payment requests and payouts: what is owed, what was paid, and to whom it went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rentals
      -- the first day that no rent row covers; null: no more rent will fall due
      add column next_rent_on date,
      -- when the row for that day is opened
      add column next_due_at timestamptz,
      add column deposit_reminded_at timestamptz`.execute(db);
  // Rentals accepted before rent existed pay from their next payment day on.
  await sql`
    update rentals set next_rent_on = d.day, next_due_at = (d.day + time '07:00') at time zone 'UTC'
    from (
      select id, greatest(start_date, case
        when make_date(extract(year from today)::int, extract(month from today)::int, payment_date) > today
        then make_date(extract(year from today)::int, extract(month from today)::int, payment_date)
        else (make_date(extract(year from today)::int, extract(month from today)::int, payment_date)
          + interval '1 month')::date end) as day
      from (select *, (now() at time zone 'UTC')::date as today from rentals) r
    ) d
    where d.id = rentals.id and status = 'accepted' and rental_amount > 0
      and (checkout_date is null or checkout_date > d.day)`.execute(db);
  await sql`create index rentals_next_due on rentals (next_due_at)
    where next_due_at is not null`.execute(db);

  await sql`
    alter table obligations
      add column rental_id integer references rentals,
      -- the days that rent is for: the first one, and the day after the last one
      add column period_from date,
      add column period_to date,
      -- paid by other means than the card: cash, or requests for rent
      add column settled_cents integer not null default 0,
      add column provider_fee_quoted_cents integer,
      add column product_fee_cents integer,
      add constraint obligations_settled check (settled_cents between 0 and amount_cents),
      add constraint obligations_rent_has_days check (kind <> 'rent'
        or (rental_id is not null and period_from < period_to))`.execute(db);
  // No day of a rental is charged twice.
  await sql`
    alter table obligations add constraint obligations_rent_days
      exclude using gist (rental_id with =, daterange(period_from, period_to) with &&)
      where (kind = 'rent' and status <> 'cancelled')`.execute(db);
  await sql`create index obligations_rental on obligations (rental_id, id desc) where rental_id is not null`.execute(
    db,
  );
  await sql`create index obligations_open_rent on obligations (rental_id)
    where kind = 'rent' and status in ('scheduled', 'due', 'collecting', 'retry_wait',
      'action_required', 'blocked', 'failed')`.execute(db);
  await sql`create index obligations_payee on obligations (payee_id, id desc) where payee_id is not null`.execute(
    db,
  );

  // A lister's account at the provider. A disconnected one is replaced by the next generation.
  await sql`
    create table payout_accounts (
      member_id integer not null references members,
      provider_mode text not null check (provider_mode in ('sandbox', 'test', 'live')),
      generation integer not null default 1,
      account_id text not null unique,
      state text not null default 'started'
        check (state in ('started', 'incomplete', 'ready', 'restricted', 'disconnected')),
      details_submitted boolean not null default false,
      payouts_enabled boolean not null default false,
      needs jsonb not null default '[]',
      external_accounts jsonb not null default '[]',
      first_ready_at timestamptz,
      notified_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (member_id, provider_mode)
    )`.execute(db);

  await sql`
    create table payment_requests (
      id integer generated always as identity primary key,
      obligation_id integer not null unique references obligations,
      rental_id integer not null references rentals,
      lister_id integer not null references members,
      tenant_id integer not null references members,
      amount_cents integer not null check (amount_cents >= 50),
      payment_for text not null check (payment_for in ('deposit', 'rent', 'parking', 'other')),
      payment_type text not null default 'stripe',
      payment_method text not null default 'stripe',
      notes text not null default '' check (char_length(notes) <= 1000),
      status text not null default 'pending'
        check (status in ('pending', 'complete', 'rejected', 'withdrawn')),
      reason text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index payment_requests_lister on payment_requests (lister_id, id desc)`.execute(
    db,
  );
  await sql`create index payment_requests_tenant on payment_requests (tenant_id, id desc)`.execute(
    db,
  );

  // Money that changed hands outside the product. Its numbers share the sequence of obligations, so
  // that each number identifies one transaction.
  await sql`
    create table manual_payments (
      id integer primary key default nextval(pg_get_serial_sequence('obligations', 'id')),
      rental_id integer not null references rentals,
      lister_id integer not null references members,
      tenant_id integer references members,
      amount_cents integer not null check (amount_cents > 0),
      returned_cents integer not null default 0,
      kept_cents integer not null default 0,
      payment_for text not null check (payment_for in ('deposit', 'rent', 'parking', 'other')),
      payment_type text not null default 'manual',
      payment_method text not null,
      notes text not null default '' check (char_length(notes) <= 1000),
      paid_on date not null,
      client_key text not null,
      created_at timestamptz not null,
      check (returned_cents >= 0 and kept_cents >= 0 and returned_cents + kept_cents <= amount_cents),
      unique (lister_id, client_key)
    )`.execute(db);
  await sql`create index manual_payments_lister on manual_payments (lister_id, id desc)`.execute(
    db,
  );
  await sql`create index manual_payments_tenant on manual_payments (tenant_id, id desc)`.execute(
    db,
  );
  await sql`create index manual_payments_rental on manual_payments (rental_id, id desc)`.execute(
    db,
  );

  // The rent periods that a manual payment, or a paid request for rent, covers. Negative amounts
  // undo an allocation.
  await sql`
    create table allocations (
      id integer generated always as identity primary key,
      manual_payment_id integer references manual_payments,
      request_obligation_id integer references obligations,
      obligation_id integer not null references obligations,
      amount_cents integer not null check (amount_cents <> 0),
      created_at timestamptz not null,
      check (num_nonnulls(manual_payment_id, request_obligation_id) = 1)
    )`.execute(db);
  await sql`create index allocations_obligation on allocations (obligation_id)`.execute(db);
  await sql`create index allocations_manual_payment on allocations (manual_payment_id)
    where manual_payment_id is not null`.execute(db);
  await sql`create index allocations_request on allocations (request_obligation_id)
    where request_obligation_id is not null`.execute(db);
  await sql`create trigger allocations_append_only before update or delete on allocations
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create function settle_obligation() returns trigger language plpgsql as $$
    begin
      update obligations set settled_cents = settled_cents + new.amount_cents where id = new.obligation_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger allocations_settle after insert on allocations
    for each row execute function settle_obligation()`.execute(db);

  await sql`
    create table refunds (
      id integer generated always as identity primary key,
      obligation_id integer references obligations,
      manual_payment_id integer references manual_payments,
      actor_id integer not null references members,
      request_key text not null,
      amount_cents integer not null check (amount_cents >= 0),
      kept_cents integer not null default 0 check (kept_cents >= 0),
      deductions jsonb not null default '[]',
      reason text not null default '',
      method text not null check (method in ('card', 'outside')),
      state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
      provider_refund_id text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (num_nonnulls(obligation_id, manual_payment_id) = 1),
      check (amount_cents + kept_cents > 0),
      unique (actor_id, request_key)
    )`.execute(db);
  await sql`create unique index refunds_in_flight on refunds (obligation_id) where state = 'pending'`.execute(
    db,
  );
  await sql`create index refunds_obligation on refunds (obligation_id) where obligation_id is not null`.execute(
    db,
  );
  await sql`create index refunds_manual_payment on refunds (manual_payment_id)
    where manual_payment_id is not null`.execute(db);

  // The consent of a tenant who turned AutoPay on: the text and the figures shown.
  await sql`
    create table autopay_consents (
      id integer generated always as identity primary key,
      rental_id integer not null references rentals,
      member_id integer not null references members,
      shown jsonb not null,
      address text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index autopay_consents_rental on autopay_consents (rental_id, id desc)`.execute(
    db,
  );

  await sql`
    create table occupancy_days (
      listing_id integer not null references listings,
      day date not null,
      beds integer not null check (beds >= 0),
      occupied integer not null check (occupied >= 0),
      primary key (listing_id, day)
    )`.execute(db);

  // The provider's flat fee for a payout account is charged once a month.
  await sql`
    create table account_fees (
      lister_id integer not null references members,
      month date not null,
      obligation_id integer not null references obligations,
      amount_cents integer not null check (amount_cents > 0),
      primary key (lister_id, month)
    )`.execute(db);

  // The current state of one payment. It replaces journal_refunds.
  await sql`drop index journal_refunds`.execute(db);
  await sql`create index journal_obligation on journal (obligation_id) where obligation_id is not null`.execute(
    db,
  );
  // Rentals whose lister gets a reminder of the deposit that they still hold.
  await sql`create index rentals_deposit_reminder on rentals (ended_at)
    where status = 'ended' and deposit_reminded_at is null`.execute(db);

  await sql`
    create table calendars (
      member_id integer primary key references members on delete cascade,
      token text not null unique,
      created_at timestamptz not null
    )`.execute(db);

  // The reversal of a transfer after a dispute, and the part of a deposit that a lister keeps.
  await sql`alter table journal drop constraint journal_source_type_check`.execute(db);
  await sql`
    alter table journal add constraint journal_source_type_check check (source_type in
      ('charge', 'refund', 'dispute', 'transfer', 'deduction', 'manual_payment'))`.execute(db);

  // Each endpoint of the provider signs its events with its own secret.
  await sql`
    alter table provider_state
      add column connect_endpoint text,
      add column connect_secret text`.execute(db);
}
