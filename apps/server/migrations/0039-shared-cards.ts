import { type Kysely, sql } from 'kysely';

/** Charges that were refused because payer and payee share a card, until an admin has looked at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_cards (
      obligation_id integer primary key references obligations,
      -- how often a charge was refused
      refusals integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null,
      note text,
      closed_at timestamptz,
      check ((note is null) = (closed_at is null))
    )`.execute(db);
  // The refusals so far, which are audited for both members.
  await sql`
    insert into shared_cards (obligation_id, refusals, first_at, last_at)
    select o.id, count(*), min(a.at), max(a.at)
    from audit_log a
    join obligations o on o.id = (a.details->>'obligation')::integer and o.payer_id = a.member_id
    where a.action = 'charge.card_shared'
    group by o.id`.execute(db);
}
