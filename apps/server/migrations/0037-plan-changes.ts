import { type Kysely, sql } from 'kysely';

/** Changes of a plan: a cheaper one at the end of the paid terms, a dearer one now with a credit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The plan that the next renewal charges; null: the present one.
  await sql`alter table members add column next_plan text
    check (next_plan in ('basic', 'premium', 'pro', 'seeker'))`.execute(db);

  // Its numbers share the sequence of obligations, so that each number identifies one receipt.
  await sql`
    create table plan_changes (
      id integer primary key default nextval(pg_get_serial_sequence('obligations', 'id')),
      member_id integer not null references members,
      from_plan text not null check (from_plan in ('seeker', 'basic', 'premium', 'pro')),
      to_plan text not null check (to_plan in ('seeker', 'basic', 'premium', 'pro')),
      price_cents integer not null check (price_cents >= 0),
      credit_cents integer not null check (credit_cents >= 0),
      -- one line for each paid term that has not ended
      credit_lines jsonb not null default '[]',
      charge_cents integer not null check (charge_cents >= 0),
      extra_days integer not null default 0 check (extra_days >= 0),
      -- null if the credit pays it
      obligation_id integer unique references obligations,
      client_key text not null,
      at timestamptz not null,
      unique (member_id, client_key)
    )`.execute(db);
  await sql`create index plan_changes_member on plan_changes (member_id, id desc)`.execute(db);

  await sql`
    alter table entitlements
      alter column obligation_id drop not null,
      add column plan_change_id integer unique references plan_changes,
      -- the price of the term, credit included
      add column value_cents integer,
      add column ended_at timestamptz,
      -- the member's plan becomes this one when the term starts; false once it did
      add column changes_plan boolean not null default false`.execute(db);
  await sql`create index entitlements_changes_plan on entitlements (starts_at)
    where changes_plan`.execute(db);
  await sql`
    update entitlements e set value_cents = o.amount_cents
    from obligations o where o.id = e.obligation_id`.execute(db);
  await sql`
    alter table entitlements
      alter column value_cents set not null,
      add constraint entitlements_value check (value_cents >= 0),
      add constraint entitlements_source check (num_nonnulls(obligation_id, plan_change_id) = 1)`.execute(
    db,
  );
}
