import { type Kysely, sql } from 'kysely';

/** Disputes and refunds to their end, and money that must move at the provider besides charges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `at`: when the provider moved the money; `recorded_at`: when the product learned of it.
  await sql`alter table journal add column recorded_at timestamptz`.execute(db);
  await sql`alter table journal disable trigger journal_append_only`.execute(db);
  await sql`update journal set recorded_at = at`.execute(db);
  await sql`alter table journal enable trigger journal_append_only`.execute(db);
  await sql`alter table journal alter column recorded_at set not null`.execute(db);

  await sql`
    create table disputes (
      provider_id text primary key,
      obligation_id integer not null references obligations,
      state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
      -- at stake: at most what refunds had left of the charge
      amount_cents integer not null check (amount_cents >= 0),
      -- taken from the lister, and given back to them
      taken_cents integer not null default 0 check (taken_cents >= 0),
      returned_cents integer not null default 0 check (returned_cents >= 0),
      opened_at timestamptz not null,
      closed_at timestamptz,
      check ((state in ('won', 'lost')) = (closed_at is not null))
    )`.execute(db);
  await sql`create index disputes_obligation on disputes (obligation_id)`.execute(db);
  // Earlier disputes, as far as the journal has them. Open ones are read again at the provider.
  await sql`
    insert into disputes (provider_id, obligation_id, state, amount_cents, taken_cents, returned_cents,
      opened_at, closed_at)
    select j.source_id, j.obligation_id, case when won.id is null then 'open' else 'won' end,
      l.amount_cents, coalesce(reversed.cents, 0), coalesce(returned.cents, 0), j.at, won.at
    from journal j
    join journal_lines l on l.journal_id = j.id and l.account = 'disputes' and l.amount_cents > 0
    left join journal won on won.source_type = 'dispute' and won.source_id = 'won:' || j.source_id
    left join lateral (
      select -sum(t.amount_cents)::int as cents from journal m
      join journal_lines t on t.journal_id = m.id and t.account = 'connected'
      where m.source_type = 'transfer' and m.source_id = 'tr:' || j.source_id
    ) reversed on true
    left join lateral (
      select sum(t.amount_cents)::int as cents from journal m
      join journal_lines t on t.journal_id = m.id and t.account = 'connected'
      where m.source_type = 'transfer' and m.source_id = 'tw:' || j.source_id
    ) returned on true
    where j.source_type = 'dispute' and j.obligation_id is not null
      and j.source_id not like 'won:%'
    on conflict do nothing`.execute(db);

  await sql`alter table refunds drop constraint refunds_state_check`.execute(db);
  await sql`
    alter table refunds
      add constraint refunds_state_check
        check (state in ('pending', 'retrying', 'done', 'returned', 'failed')),
      -- how often the bank returned it
      add column returns smallint not null default 0,
      add column next_try_at timestamptz,
      -- the refund that this one makes another way
      add column replaces_id integer references refunds,
      -- when the provider moved the money, or the day of a memo
      add column moved_at timestamptz,
      add constraint refunds_next_try check ((state = 'retrying') = (next_try_at is not null))`.execute(
    db,
  );
  await sql`update refunds set moved_at = updated_at where state = 'done'`.execute(db);
  await sql`create unique index refunds_replaces on refunds (replaces_id)
    where replaces_id is not null and state <> 'failed'`.execute(db);
  await sql`create index refunds_next_try on refunds (next_try_at) where next_try_at is not null`.execute(
    db,
  );

  await sql`
    create table provider_moves (
      id integer generated always as identity primary key,
      kind text not null
        check (kind in ('dispute_reversal', 'dispute_return', 'refund_reversal', 'refund_return')),
      obligation_id integer not null references obligations,
      dispute_id text references disputes,
      refund_id integer references refunds,
      -- null until the charge has a transfer
      transfer_id text,
      account_id text,
      amount_cents integer not null check (amount_cents > 0),
      state text not null default 'waiting'
        check (state in ('waiting', 'refused', 'unknown', 'done', 'abandoned', 'closed')),
      tries integer not null default 0,
      code text,
      message text,
      next_try_at timestamptz,
      provider_id text unique,
      note text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      done_at timestamptz,
      check (num_nonnulls(dispute_id, refund_id) = 1),
      check ((state = 'done') = (done_at is not null)),
      unique nulls not distinct (kind, dispute_id, refund_id, transfer_id)
    )`.execute(db);
  await sql`create index provider_moves_due on provider_moves (next_try_at)
    where state in ('waiting', 'refused', 'unknown')`.execute(db);
  await sql`create index provider_moves_obligation on provider_moves (obligation_id)`.execute(db);
}
