import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { openTestDatabase, sql } from '../../../apps/server/src/testing/services.ts';
import { insertOldMoney, type OldMoney } from './old-money.ts';
import { changesOf, type TotalsOf, totalsAfter, totalsBefore } from './totals.ts';

let database: DatabaseHandle;
let ids: OldMoney;
let before: TotalsOf;
beforeAll(async () => {
  database = await openTestDatabase('0034-unknown-fees');
  ids = await insertOldMoney(database.db);
  before = await totalsBefore(database.db);
  await migrate(database.db);
});
afterAll(() => database.close());

describe('after the migrations', () => {
  it('each member reads the same totals as before', async () => {
    expect(before.get(`lister ${ids.lister}`)).toEqual({
      ...{ paid: 20_000 + 40_000 + 15_000 + 100_000 + 4500 + 50_000 + 20_000 + 4500 + 70_000 },
      ...{ fees: 800 + 1600 + 180 + 1600 + 1200, returned: 10_000, kept: 15_000, disputed: 40_000 },
      ...{ owed: 25_000, depositHeld: 20_000, revenue: 254_000 },
    });
    // An entry beyond the rent of an ended stay: the lister kept the rest.
    const keptChange = { what: 'kept', before: 15_000, after: 25_000 };
    expect(changesOf(before, await totalsAfter(database.db))).toEqual([
      { member: `lister ${ids.lister}`, ...keptChange },
      { member: expect.stringContaining('tenant '), ...keptChange },
    ]);
  });

  it('what an entry did not cover is credit of a running stay, and kept of an ended one', async () => {
    const { rows } = await sql`
      select rental_id, use, sum(amount_cents)::int as cents from allocations
      where use <> 'rent' group by 1, 2 order by 1, 2`.execute(database.db);
    expect(rows).toEqual([
      { rental_id: ids.rentals.running, use: 'credit', cents: 60_000 },
      { rental_id: ids.rentals.ended, use: 'kept', cents: 10_000 },
    ]);
  });

  it('every source of rent is used up, and every row is settled by what covers it', async () => {
    const { rows } = await sql`
      select 'entry ' || m.id as source from manual_payments m
      left join allocations a on a.manual_payment_id = m.id
      where m.payment_for = 'rent' group by m.id
      having coalesce(sum(a.amount_cents), 0) <> m.amount_cents - m.returned_cents - m.kept_cents
      union all
      select 'row ' || o.id from obligations o left join allocations a on a.obligation_id = o.id
      group by o.id having coalesce(sum(a.amount_cents), 0) <> o.settled_cents`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('times, terms and days are those of the rows before', async () => {
    const { rows } = await sql`
      select
        (select count(*)::int from journal where recorded_at <> at) as recorded,
        (select count(*)::int from obligations where kind = 'rent'
          and late_from is distinct from due_at + interval '5 days') as late,
        (select count(*)::int from manual_payments where counted_on <> paid_on) as counted,
        (select count(*)::int from refunds where state = 'done' and moved_at is distinct from updated_at)
          as moved,
        (select array_agg(value_cents order by id) from entitlements) as terms`.execute(
      database.db,
    );
    expect(rows).toEqual([{ recorded: 0, late: 0, counted: 0, moved: 0, terms: [14_900, 14_900] }]);
  });

  it("a bank's earlier disputes are known, with what they took and gave back", async () => {
    const { rows } = await sql`
      select provider_id, state, amount_cents, taken_cents, returned_cents from disputes
      order by provider_id`.execute(database.db);
    expect(rows).toEqual([
      {
        provider_id: 'dp_lost',
        state: 'lost',
        amount_cents: 40_000,
        taken_cents: 40_000,
        returned_cents: 0,
      },
      {
        provider_id: 'dp_won',
        state: 'won',
        amount_cents: 30_000,
        taken_cents: 30_000,
        returned_cents: 30_000,
      },
    ]);
  });
});
