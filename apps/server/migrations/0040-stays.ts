import { type Kysely, sql } from 'kysely';

/** What each side of a stay sees of the other: AutoPay, answered requests, settlement, objections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rentals
      -- when auto_pay got its present value
      add column autopay_since timestamptz,
      -- when the lister's switch or a lost payout account turned AutoPay off; a change clears it
      add column autopay_ended_at timestamptz,
      -- the lister's answer to a requested check-out, until the tenant has dismissed it
      add column checkout_answer jsonb,
      -- when the lister closed the settlement of an ended stay
      add column settled_at timestamptz`.execute(db);
  await sql`
    update rentals r set autopay_since = coalesce(
      (
        select max(h.created_at) from rental_history h
        where h.rental_id = r.id and h.action like '%autopay'
      ), r.accepted_at, r.created_at)`.execute(db);

  // A tenant's objection to rent, an entry, a return outside, or a line of a deposit's deductions.
  await sql`
    create table objections (
      id integer generated always as identity primary key,
      rental_id integer not null references rentals,
      -- the number of the rent or the payment, which share a sequence
      charge_id integer not null,
      refund_id integer references refunds,
      line smallint check (line >= 0),
      text text not null check (length(text) between 1 and 1000),
      at timestamptz not null,
      withdrawn_at timestamptz,
      answer text check (length(answer) between 1 and 1000),
      answered_at timestamptz,
      unique nulls not distinct (charge_id, refund_id, line),
      check (line is null or refund_id is not null),
      check ((answer is null) = (answered_at is null)),
      check (withdrawn_at is null or answered_at is null)
    )`.execute(db);
  await sql`create index objections_rental on objections (rental_id)`.execute(db);

  await sql`
    create function announce_rental() returns trigger language plpgsql as $$
    begin return null; end $$`.execute(db);
  for (const [table, unseen] of Object.entries(ANNOUNCED)) {
    await sql`
      create trigger ${sql.ref(`${table}_announced`)} after insert or update or delete
      on ${sql.ref(table)} for each row execute function announce_rental(${sql.join(
        unseen.map((column) => sql.lit(column)),
      )})`.execute(db);
  }
}

/** The tables that a stay and its money are read from, with the columns that no page shows. */
const ANNOUNCED = {
  rentals: [
    'note_agreement',
    'mailed_token',
    'opened_at',
    'reminders_sent',
    'rent_reminded_for',
    'deposit_reminded_at',
    'updated_at',
  ],
  rental_history: [],
  obligations: ['lease_owner', 'lease_until', 'late_told_at', 'updated_at'],
  allocations: [],
  manual_payments: [],
  payment_requests: ['updated_at'],
  refunds: ['request_key', 'next_try_at', 'updated_at'],
  disputes: [],
  journal: [],
  rent_changes: [],
  objections: [],
  payment_methods: ['updated_at'],
  payout_accounts: ['notified_at', 'deadline_week_for', 'deadline_day_for', 'updated_at'],
};
