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
  // Earlier ones, from the journal. Banks decide within 120 days; the hourly job asks about the rest.
  await sql`
    insert into disputes (provider_id, obligation_id, state, amount_cents, taken_cents,
      returned_cents, opened_at, closed_at)
    select d.source_id, d.obligation_id, d.state, d.cents, d.taken, d.returned, d.at,
      case when d.state <> 'open' then coalesce(d.returned_at, d.at + interval '120 days') end
    from (
      select j.source_id, j.obligation_id, j.at, back.at as returned_at,
        coalesce(own.cents, 0) as cents,
        coalesce((
          select -sum(l.amount_cents) from journal t join journal_lines l on l.journal_id = t.id
          where t.source_type = 'transfer' and t.source_id = 'tr:' || j.source_id
            and l.account = 'connected'
        ), 0) as taken,
        coalesce((
          select sum(l.amount_cents) from journal t join journal_lines l on l.journal_id = t.id
          where t.source_type = 'transfer' and t.source_id = 'tw:' || j.source_id
            and l.account = 'connected'
        ), 0) as returned,
        case when back.cents >= coalesce(own.cents, 0) then 'won'
          when j.at < now() - interval '120 days' then 'lost' else 'open' end as state
      from journal j
      left join lateral (
        select sum(l.amount_cents) as cents from journal_lines l
        where l.journal_id = j.id and l.account = 'disputes'
      ) own on true
      left join lateral (
        select min(w.at) as at, -coalesce(sum(l.amount_cents), 0) as cents from journal w
        left join journal_lines l on l.journal_id = w.id and l.account = 'disputes'
        where w.source_type = 'dispute' and w.source_id = 'won:' || j.source_id
        having count(*) > 0
      ) back on true
      where j.source_type = 'dispute' and j.source_id not like 'won:%'
    ) d`.execute(db);

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
      -- parts of one dispute move one after another
      part smallint not null default 1,
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
      unique nulls not distinct (kind, dispute_id, refund_id, transfer_id, part)
    )`.execute(db);
  await sql`create index provider_moves_due on provider_moves (next_try_at)
    where state in ('waiting', 'refused', 'unknown')`.execute(db);
  await sql`create index provider_moves_obligation on provider_moves (obligation_id)`.execute(db);
}
