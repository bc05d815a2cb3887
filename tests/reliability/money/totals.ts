import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTransactions } from '../../../apps/server/src/features/rent/payments/payments.queries.ts';
import { findRentals } from '../../../apps/server/src/features/rentals/rentals.queries.ts';
import { received } from '../../../apps/server/src/features/reports/movements.queries.ts';
import { type Db, openEmbedded } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';

/** What a member read about all of their money, in whole cents, as lister and as tenant. */
interface Totals {
  paid: number;
  fees: number;
  returned: number;
  kept: number;
  disputed: number;
  /** Rent that is due and not paid. */
  owed: number;
  depositHeld: number;
  /** Of all months. */
  revenue: number;
}

export type TotalsOf = Map<string, Totals>;

const OPEN = sql`('scheduled', 'due', 'collecting', 'retry_wait', 'action_required', 'blocked', 'failed')`;
const taken = sql`(select coalesce(sum(l.amount_cents), 0)::int from journal j
  join journal_lines l on l.journal_id = j.id
  where j.obligation_id = o.id and j.source_type = 'dispute' and l.account = 'disputes')`;

/** The totals as they were computed before the migrations 0035 to 0038, on a schema of that time. */
export async function totalsBefore(db: Db): Promise<TotalsOf> {
  const { rows } = await sql<Totals & { member: string }>`
    with charges as (
      select o.id, o.rental_id, o.payer_id, o.payee_id, o.amount_cents - o.settled_cents as amount,
        coalesce(o.application_fee_cents, o.provider_fee_quoted_cents + o.product_fee_cents, 0) as fee,
        o.kind <> 'deposit' and q.payment_for is distinct from 'deposit' as is_revenue,
        coalesce((
          select sum(l.amount_cents) from journal j join journal_lines l on l.journal_id = j.id
          where j.obligation_id = o.id and j.source_type = 'refund'
            and l.account in ('rents', 'deposits', 'requests')
        ), 0) as booked,
        coalesce((
          select sum(amount_cents) from refunds where obligation_id = o.id
            and (state = 'pending' or state = 'done' and method = 'outside')
        ), 0) as asked,
        coalesce((
          select sum(kept_cents) from refunds where obligation_id = o.id and state <> 'failed'
        ), 0) as kept,
        ${taken} as taken
      from obligations o left join payment_requests q on q.obligation_id = o.id
      where o.paid_at is not null and o.kind in ('rent', 'deposit', 'payment_request')
        and o.settled_cents < o.amount_cents
    ), facts (lister_id, tenant_id, paid, fee, returned, kept, disputed, owed, held, revenue) as (
      select payee_id, payer_id, amount, fee, booked + asked, kept, taken, 0,
        case when is_revenue then 0 else greatest(0, amount - booked - asked - kept - taken) end,
        case when is_revenue then amount - booked - taken else 0 end + kept
      from charges
      union all
      select lister_id, tenant_id, amount_cents, 0, returned_cents, kept_cents, 0, 0,
        case when payment_for = 'deposit' then amount_cents - returned_cents - kept_cents else 0 end,
        case when payment_for = 'deposit' then 0 else amount_cents - returned_cents end + kept_cents
      from manual_payments
      union all
      select payee_id, payer_id, 0, 0, 0, 0, 0, amount_cents - settled_cents, 0, 0 from obligations o
      where kind = 'rent' and status in ${OPEN}
    )
    select 'lister ' || lister_id as member, sum(paid)::int as paid, sum(fee)::int as fees,
      sum(returned)::int as returned, sum(kept)::int as kept, sum(disputed)::int as disputed,
      sum(owed)::int as owed, sum(held)::int as "depositHeld", sum(revenue)::int as revenue
    from facts group by lister_id
    union all
    select 'tenant ' || tenant_id, sum(paid)::int, 0, sum(returned)::int, sum(kept)::int,
      sum(disputed)::int, sum(owed)::int, sum(held)::int, 0
    from facts where tenant_id is not null group by tenant_id`.execute(db);
  return new Map(rows.map(({ member, ...totals }) => [member, totals]));
}

/** The totals that the product shows now. */
export async function totalsAfter(db: Db): Promise<TotalsOf> {
  const { rows: rentals } = await sql<{ id: number; lister_id: number; user_id: number | null }>`
    select id, lister_id, user_id from rentals order by id`.execute(db);
  const shown = await findRentals(
    db,
    rentals.map(({ id }) => id),
  );
  const all: TotalsOf = new Map();
  for (const side of ['lister', 'tenant'] as const) {
    const idOf = (row: { lister_id: number; user_id: number | null }) =>
      side === 'lister' ? row.lister_id : row.user_id;
    for (const member of new Set(rentals.flatMap((row) => idOf(row) ?? []))) {
      const page = { limit: 1_000_000, offset: 0 };
      const own = (await listTransactions(db, member, {}, page)).rows.filter(
        (row) => (side === 'lister' ? row.lister_id : row.payer_id) === member,
      );
      const payments = own.filter(({ status }) => status === 'paid');
      const held = shown.filter((row) => idOf(row) === member);
      const add = <T>(list: readonly T[], of: (one: T) => number | null) =>
        list.reduce((total, one) => total + (of(one) ?? 0), 0);
      all.set(`${side} ${member}`, {
        paid: add(payments, (one) => one.amount_cents),
        fees: side === 'lister' ? add(payments, (one) => one.fee_cents) : 0,
        returned: add(payments, (one) => one.returned_cents),
        kept: add(payments, (one) => one.kept_cents),
        disputed: add(payments, (one) => one.disputed_cents),
        owed: add(held, (one) => add(one.open_charges, ({ amount_cents }) => amount_cents)),
        depositHeld: add(held, (one) => one.deposit_money.held),
        revenue: side === 'lister' ? await revenueOf(db, member) : 0,
      });
    }
  }
  return all;
}

async function revenueOf(db: Db, lister: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`with ${received(lister)}
    select coalesce(sum(revenue), 0)::int as cents from received`.execute(db);
  return rows[0]?.cents ?? 0;
}

export interface Change {
  member: string;
  what: keyof Totals;
  before: number;
  after: number;
}

/** What differs, for members who had any money. */
export function changesOf(before: TotalsOf, after: TotalsOf): Change[] {
  return [...before].flatMap(([member, totals]) => {
    const now = after.get(member);
    return (Object.keys(totals) as (keyof Totals)[])
      .map((what) => ({ member, what, before: totals[what], after: now?.[what] ?? 0 }))
      .filter((item) => item.before !== item.after);
  });
}

/**
 * Migrates a copy of a data folder from before 0035, and says which totals of members changed.
 * @param folder a DATA_DIR that no server uses; it is not changed
 */
export async function compareFolder(folder: string, say: (line: string) => void): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'crewpad-totals-'));
  await cp(join(folder, 'database'), join(copy, 'database'), { recursive: true });
  const handle = await openEmbedded(join(copy, 'database'));
  try {
    const before = await totalsBefore(handle.db);
    const names = await migrate(handle.db);
    const changes = changesOf(before, await totalsAfter(handle.db));
    say(`${before.size} members with money; applied ${names.join(', ')}`);
    for (const { member, what, before: was, after } of changes) {
      say(`${member}: ${what} ${was} -> ${after}`);
    }
    say(changes.length === 0 ? 'No amount changed.' : `${changes.length} amounts changed.`);
  } finally {
    await handle.close();
    await rm(copy, { recursive: true });
  }
}
