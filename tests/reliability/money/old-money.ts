import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';

/**
 * Money as it was stored before the migrations 0035 to 0038, in plain SQL for the schema of that
 * time: the factories of tests use the newest one.
 */

/** Ids of the people and stays. */
export interface OldMoney {
  lister: number;
  /** Of a stay that goes on, of one that ended, and of one that a bank took rent of. */
  tenants: Record<'running' | 'ended' | 'disputed', number>;
  rentals: Record<'running' | 'ended' | 'disputed', number>;
}

const NAMES = ['running', 'ended', 'disputed'] as const;

export async function insertOldMoney(db: Db): Promise<OldMoney> {
  const ids = await insertStays(db);
  const { running, ended, disputed } = ids.rentals;
  // Deposit and rent by card, rent with a refund, an open rent of which cash paid a part.
  await insertCharge(db, running, { kind: 'deposit', cents: 20_000, on: '2026-01-02' });
  const march = await insertCharge(db, running, { kind: 'rent', cents: 40_000, on: '2026-03-01' });
  await insertRefund(db, march, 5000);
  const april = await insertRent(db, running, '2026-04-01', 40_000);
  const may = await insertRent(db, running, '2026-05-01', 40_000);
  const part = await insertEntry(db, running, { cents: 15_000, for: 'rent' });
  await insertShare(db, part, april, 15_000);
  // Of an entry of $1,000.00 the product could use only a part.
  const most = await insertEntry(db, running, { cents: 100_000, for: 'rent' });
  await insertShare(db, most, may, 40_000);
  await insertEntry(db, running, { cents: 4500, for: 'parking' });

  const last = await insertRent(db, ended, '2026-02-01', 40_000);
  const cash = await insertEntry(db, ended, { cents: 50_000, for: 'rent' });
  await insertShare(db, cash, last, 40_000);
  await insertEntry(db, ended, { cents: 20_000, for: 'deposit', returned: 5000, kept: 15_000 });
  await insertCharge(db, ended, { kind: 'payment_request', cents: 4500, on: '2026-02-03' });

  const lostCharge = await insertCharge(db, disputed, {
    kind: 'rent',
    cents: 40_000,
    on: '2026-02-01',
  });
  await insertDispute(db, lostCharge, { id: 'dp_lost', cents: 40_000, isWon: false });
  const wonCharge = await insertCharge(db, disputed, {
    kind: 'rent',
    cents: 30_000,
    on: '2026-03-01',
  });
  await insertDispute(db, wonCharge, { id: 'dp_won', cents: 30_000, isWon: true });
  await insertTerms(db, ids.lister);
  return ids;
}

async function insertStays(db: Db): Promise<OldMoney> {
  const { rows: people } = await sql<{ id: number; email: string }>`
    insert into members (email, status, user_plan, first_name, last_name, display_name)
    select name || '@crewpad.test', 'ACTIVE', case name when 'lister' then 'pro' end, name, 'Lee', name
    from unnest(array['lister', 'running', 'ended', 'disputed']) name
    returning id, email`.execute(db);
  const idOf = (name: string) => people.find(({ email }) => email.startsWith(name))?.id ?? 0;
  const lister = idOf('lister');
  const { rows } = await sql<{ id: number; user_id: number }>`
    with listing as (
      insert into listings (user_id, title, title_key, rental_type, street1, city, latitude,
        longitude, public_latitude, public_longitude, public_cell, rate_per_from, description)
      values (${lister}, 'Bunks', 'bunks', 'crashpad', '1 Street', 'Town', 41.9, -87.9, 41.9, -87.9,
        1, 30000, 'Quiet.')
      returning id
    ), room as (
      insert into rooms (listing_id, room_name, position) select id, 'Room', 1 from listing
      returning id, listing_id
    ), bed as (
      insert into beds (listing_id, room_id, bed_name, bed_kind, position)
      select listing_id, id, 'Bed ' || n, 'cold', n from room, generate_series(1, 3) n
      returning id, listing_id, position
    )
    insert into rentals (listing_id, bed_id, lister_id, user_id, email, status, closed_as, start_date,
      rental_amount, payment_date, auto_pay, accepted_at, time_zone, token, mailed_token, next_rent_on)
    select b.listing_id, b.id, ${lister}, m.id, m.email,
      case m.display_name when 'ended' then 'ended' else 'accepted' end,
      case m.display_name when 'ended' then 'checked_out' end, '2026-01-01', 40000, 1, 1,
      '2026-01-01T00:00:00Z', 'Pacific/Honolulu', md5(m.email) || md5('a'), md5(m.email) || md5('b'),
      case m.display_name when 'ended' then null else '2026-06-01'::date end
    from bed b join (
      select *, row_number() over (order by id) as n from members where id <> ${lister}
    ) m on m.n = b.position
    returning id, user_id`.execute(db);
  const rentalOf = (name: string) => rows.find(({ user_id }) => user_id === idOf(name))?.id ?? 0;
  const all = <T>(of: (name: string) => T) =>
    Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<(typeof NAMES)[number], T>;
  return { lister, tenants: all(idOf), rentals: all(rentalOf) };
}

const INCOME = { rent: 'rents', deposit: 'deposits', payment_request: 'requests' } as const;

interface Charge {
  kind: keyof typeof INCOME;
  cents: number;
  on: string;
}

async function insertCharge(db: Db, rental: number, { kind, cents, on }: Charge): Promise<number> {
  const fee = Math.floor(cents / 25);
  const id = await insertObligation(db, rental, { kind, cents, on, isPaid: true, fee });
  if (kind === 'payment_request') {
    await sql`insert into payment_requests (obligation_id, rental_id, lister_id, tenant_id,
        amount_cents, payment_for, status, created_at, updated_at)
      select ${id}, id, lister_id, user_id, ${cents}, 'parking', 'complete', ${on}::date, ${on}::date
      from rentals where id = ${rental}`.execute(db);
  }
  await insertJournal(db, id, { source: 'charge', name: `ch_${id}`, on }, [
    ['provider_balance', fee],
    ['connected', cents - fee],
    [INCOME[kind], -cents],
  ]);
  return id;
}

const insertRent = (db: Db, rental: number, on: string, cents: number) =>
  insertObligation(db, rental, { kind: 'rent', cents, on, isPaid: false, fee: null });

async function insertObligation(
  db: Db,
  rental: number,
  { kind, cents, on, isPaid, fee }: Charge & { isPaid: boolean; fee: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, amount_cents, due_at,
      status, paid_at, charge_id, application_fee_cents, provider_mode, period_from, period_to,
      created_at, updated_at)
    select ${kind}::text, ${kind}::text || ':' || ${rental}::integer || ':' || ${on}::text, user_id,
      lister_id, id, ${cents}, ${`${on}T07:00:00Z`}::timestamptz,
      case when ${isPaid}::boolean then 'paid' else 'due' end,
      case when ${isPaid}::boolean then ${`${on}T07:00:05Z`}::timestamptz end,
      case when ${isPaid}::boolean then 'ch_' || ${rental}::integer || ${kind}::text || ${on}::text end,
      ${fee}, 'sandbox', case ${kind}::text when 'rent' then ${on}::date end,
      case ${kind}::text when 'rent' then (${on}::date + interval '1 month')::date end,
      ${on}::date, ${on}::date
    from rentals where id = ${rental}
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** An entry in the journal; its lines must be written in one statement, since they sum to zero. */
async function insertJournal(
  db: Db,
  obligation: number,
  { source, name, on }: { source: string; name: string; on: string },
  lines: [account: string, cents: number][],
): Promise<void> {
  await sql`
    with entry as (
      insert into journal (source_type, source_id, obligation_id, at)
      values (${source}, ${name}, ${obligation}, ${`${on}T07:00:05Z`}) returning id
    )
    insert into journal_lines (journal_id, account, amount_cents)
    select entry.id, line ->> 0, (line ->> 1)::integer
    from entry, json_array_elements(${JSON.stringify(lines)}::json) line`.execute(db);
}

async function insertRefund(db: Db, obligation: number, cents: number): Promise<void> {
  await sql`insert into refunds (obligation_id, actor_id, request_key, amount_cents, method, state,
      provider_refund_id, created_at, updated_at)
    select id, payee_id, 'refund', ${cents}, 'card', 'done', 're_1', '2026-03-05', '2026-03-05'
    from obligations where id = ${obligation}`.execute(db);
  await sql`update obligations set status = 'partially_refunded' where id = ${obligation}`.execute(
    db,
  );
  await insertJournal(db, obligation, { source: 'refund', name: 're_1', on: '2026-03-05' }, [
    ['connected', -cents],
    ['rents', cents],
  ]);
}

/** A dispute that took the money of the lister, and gave it back if it was won. */
async function insertDispute(
  db: Db,
  obligation: number,
  { id, cents, isWon }: { id: string; cents: number; isWon: boolean },
): Promise<void> {
  const entry = (name: string, on: string, sign: 1 | -1) =>
    insertJournal(db, obligation, { source: 'dispute', name, on }, [
      ['provider_balance', sign * cents],
      ['disputes', -sign * cents],
    ]);
  const transfer = (name: string, on: string, sign: 1 | -1) =>
    insertJournal(db, obligation, { source: 'transfer', name, on }, [
      ['provider_balance', sign * cents],
      ['connected', -sign * cents],
    ]);
  await entry(id, '2026-03-10', -1);
  await transfer(`tr:${id}`, '2026-03-10', 1);
  if (!isWon) {
    await sql`update obligations set status = 'disputed' where id = ${obligation}`.execute(db);
    return;
  }
  await entry(`won:${id}`, '2026-03-20', 1);
  await transfer(`tw:${id}`, '2026-03-20', -1);
}

interface Entry {
  cents: number;
  for: string;
  returned?: number;
  kept?: number;
}

async function insertEntry(db: Db, rental: number, entry: Entry): Promise<number> {
  const { cents, for: purpose, returned = 0, kept = 0 } = entry;
  const { rows } = await sql<{ id: number }>`
    insert into manual_payments (rental_id, lister_id, tenant_id, amount_cents, returned_cents,
      kept_cents, payment_for, payment_method, paid_on, client_key, created_at)
    select id, lister_id, user_id, ${cents}, ${returned}, ${kept}, ${purpose}, 'cash', '2026-03-03',
      'entry ' || (select count(*) from manual_payments), '2026-03-03T12:00:00Z'
    from rentals where id = ${rental}
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (returned + kept > 0) {
    await sql`insert into refunds (manual_payment_id, actor_id, request_key, amount_cents, kept_cents,
        deductions, method, state, created_at, updated_at)
      select id, lister_id, 'settled', ${returned}, ${kept},
        jsonb_build_array(jsonb_build_object('reason', 'A lamp', 'amount_cents', ${kept}::integer)),
        'outside', 'done', '2026-03-06', '2026-03-06'
      from manual_payments where id = ${id}`.execute(db);
  }
  return id;
}

/** Rent that an entry paid; if it paid the whole, the row was paid. */
async function insertShare(db: Db, entry: number, row: number, cents: number): Promise<void> {
  await sql`insert into allocations (manual_payment_id, obligation_id, amount_cents, created_at)
    values (${entry}, ${row}, ${cents}, '2026-03-03T12:00:00Z')`.execute(db);
  await sql`update obligations set status = 'paid', paid_at = '2026-03-03T12:00:00Z'
    where id = ${row} and settled_cents = amount_cents`.execute(db);
}

/** Two paid terms of a plan, one after the other. */
async function insertTerms(db: Db, member: number): Promise<void> {
  for (const [term, year] of [2025, 2026].entries()) {
    await sql`
      with paid as (
        insert into obligations (kind, subject_key, payer_id, plan, amount_cents, due_at, status,
          paid_at, charge_id, provider_mode, created_at, updated_at)
        values ('subscription', 'sub:' || ${member}::integer || ':' || ${term}::integer, ${member},
          'pro', 14900, ${`${year}-05-01`}, 'paid', ${`${year}-05-01`}, 'ch_term' || ${term}::integer,
          'sandbox', ${`${year}-05-01`}, ${`${year}-05-01`})
        returning id
      )
      insert into entitlements (obligation_id, member_id, plan, starts_at, ends_at, created_at)
      select id, ${member}, 'pro', ${`${year}-05-01`}::timestamptz, ${`${year + 1}-05-01`}::timestamptz,
        ${`${year}-05-01`}::timestamptz from paid`.execute(db);
  }
}
