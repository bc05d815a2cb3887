import { type Kysely, sql } from 'kysely';

/** What covers rent: coming periods, credit, carried rests, replacements and voided entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table obligations
      -- the rest of an earlier row that this one collects too; not part of its own rent
      add column carried_cents integer not null default 0 check (carried_cents >= 0),
      add column carried_from_id integer references obligations,
      -- the rest of this row, too small for a card, that a later row collects
      add column rest_cents integer not null default 0 check (rest_cents between 0 and 49),
      -- rent that is open again for days whose card charge stays recorded
      add column replaces_id integer references obligations,
      -- the provider's id of the dispute, or the number of the voided entry
      add column replaces_cause text,
      add column late_from timestamptz,
      -- since when an outage has left it to the tenant
      add column left_at timestamptz,
      add column closed_as text check (closed_as in ('trimmed', 'voided', 'written_off', 'withdrawn')),
      add column close_reason text,
      add constraint obligations_replacement_has_cause
        check ((replaces_id is null) = (replaces_cause is null)),
      add constraint obligations_closed_as check (closed_as is null or status = 'cancelled'),
      add constraint obligations_carried check ((carried_cents = 0) = (carried_from_id is null)),
      drop constraint obligations_settled,
      add constraint obligations_settled
        check (settled_cents between 0 and amount_cents + carried_cents)`.execute(db);
  await sql`create index obligations_rest on obligations (rental_id) where rest_cents > 0`.execute(
    db,
  );
  await sql`update obligations set late_from = due_at + interval '5 days' where kind = 'rent'`.execute(
    db,
  );
  await sql`create unique index obligations_replaces on obligations (replaces_id, replaces_cause)
    where replaces_id is not null`.execute(db);
  await sql`alter table obligations drop constraint obligations_rent_days`.execute(db);
  // No day of a rental is charged twice. A replacement names the days of the row that it replaces.
  await sql`
    alter table obligations add constraint obligations_rent_days
      exclude using gist (rental_id with =, daterange(period_from, period_to) with &&)
      where (kind = 'rent' and status <> 'cancelled' and replaces_id is null)`.execute(db);

  for (const table of ['manual_payments', 'payment_requests']) {
    const name = `${table}_payment_for_check`;
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} check (payment_for in
      ('rent', 'deposit', 'parking', 'late_fee', 'extra_nights', 'damage', 'other'))`.execute(db);
  }
  await sql`
    alter table manual_payments
      -- the day in reports: paid_on, or the day of recording if that year was closed
      add column counted_on date,
      add column voided_at timestamptz,
      add column voided_on date,
      add column void_reason text,
      add constraint manual_payments_void check ((voided_at is null) = (void_reason is null)
        and (voided_at is null) = (voided_on is null))`.execute(db);
  await sql`update manual_payments set counted_on = paid_on`.execute(db);
  await sql`alter table manual_payments alter column counted_on set not null`.execute(db);

  // A source is used for rent of a period, as credit toward the next rent, or kept by the lister.
  await sql`
    alter table allocations
      add column rental_id integer references rentals,
      add column use text not null default 'rent' check (use in ('rent', 'credit', 'kept')),
      alter column obligation_id drop not null,
      add constraint allocations_rent_has_row check ((use = 'rent') = (obligation_id is not null))`.execute(
    db,
  );
  await sql`alter table allocations disable trigger allocations_append_only`.execute(db);
  await sql`
    update allocations a set rental_id = o.rental_id from obligations o where o.id = a.obligation_id`.execute(
    db,
  );
  await sql`alter table allocations enable trigger allocations_append_only`.execute(db);
  await sql`alter table allocations alter column rental_id set not null`.execute(db);
  await sql`create index allocations_credit on allocations (rental_id) where use = 'credit'`.execute(
    db,
  );
  await sql`
    create or replace function settle_obligation() returns trigger language plpgsql as $$
    begin
      if new.obligation_id is not null then
        update obligations set settled_cents = settled_cents + new.amount_cents
        where id = new.obligation_id;
      end if;
      return null;
    end $$`.execute(db);

  // What earlier entries did not cover becomes credit of a running stay, and is kept of an ended one.
  await sql`
    insert into allocations (rental_id, manual_payment_id, use, amount_cents, created_at)
    select r.id, m.id, case when r.status = 'accepted' then 'credit' else 'kept' end, u.cents, now()
    from manual_payments m
    join rentals r on r.id = m.rental_id
    cross join lateral (
      select m.amount_cents - m.returned_cents - m.kept_cents - coalesce((
        select sum(a.amount_cents) from allocations a where a.manual_payment_id = m.id
      ), 0)::int as cents
    ) u
    where m.payment_for = 'rent' and u.cents > 0`.execute(db);

  // At commit, an entry that was allocated is used up: for periods, as credit, or kept.
  await sql`
    create function require_used_entry() returns trigger language plpgsql as $$
    declare
      entry integer := (to_jsonb(new) ->> tg_argv[0])::integer;
      unused integer;
    begin
      select case when m.voided_at is null then m.amount_cents - m.returned_cents - m.kept_cents else 0 end
        - a.cents
      into unused
      from manual_payments m
      cross join lateral (
        select sum(amount_cents) as cents from allocations where manual_payment_id = m.id
      ) a where m.id = entry;
      if unused <> 0 then
        raise exception 'the entry % has % cents without a use', entry, unused;
      end if;
      return null;
    end $$`.execute(db);
  for (const [table, events, entry] of [
    ['allocations', 'insert', 'manual_payment_id'],
    ['manual_payments', 'update', 'id'],
  ] as const) {
    await sql`create constraint trigger ${sql.ref(`${table}_used`)} after ${sql.raw(events)}
      on ${sql.table(table)} deferrable initially deferred
      for each row execute function require_used_entry(${sql.lit(entry)})`.execute(db);
  }
}
