import { AUTOPAY, COLLECTION, PAID_BY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addParty, addRental, addStay, addTenant } from '../rentals/testing.ts';
import { rentRoll } from './rent-roll.queries.ts';
import {
  addCardRefund,
  addDispute,
  addManyPaid,
  addOwed,
  addPaid,
  addPaidRequest,
  planOf,
} from './testing.ts';

const rig = useTestApp();

const PATH = '/lister/rent-roll';

async function roll(token: string, query = '') {
  const { status, body, text } = await rig.get(`${PATH}${query}`, token);
  expect(status, text).toBe(200);
  return body;
}

/** A crash pad with six beds at noon on March 1, 2026. */
async function house() {
  const { db } = rig.database;
  const lister = await addParty(rig);
  const beds = Array.from({ length: 6 }, () => 'cold' as const);
  const listing = await addListing(db, { user_id: lister.id, title: 'The Nest', rooms: [beds] });
  let count = 0;
  const rent = async (row: Parameters<typeof addRental>[3] = {}) => {
    const tenant = await addTenant(rig);
    const bed = listing.bedIds[count] ?? 0;
    count += 1;
    const name = { first_name: `Tenant ${count}`, accepted_at: '2026-01-01T00:00:00Z' };
    const people = { user_id: tenant.id, email: tenant.email, ...name };
    return {
      id: await addRental(db, listing, bed, { ...people, ...row }),
      lister,
      tenant,
      listing,
    };
  };
  return { lister, listing, rent };
}

describe('the rent roll is refused', () => {
  it('the rent roll is refused to visitors, seekers and tenants, and for an invalid month', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    const { tenant, lister } = await addStay(rig);
    expect((await rig.get(PATH, tenant.token)).status).toBe(403);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    expect((await rig.get(PATH, seeker.token)).status).toBe(403);
    for (const query of ['month=2026-13', 'month=202603', 'month=', 'location_id=x']) {
      expect((await rig.get(`${PATH}?${query}`, lister.token)).status, query).toBe(422);
    }
  });

  it('the rent roll contains nothing of another lister, not even by crash pad', async () => {
    const { rent, listing } = await house();
    await addOwed(rig.database.db, await rent({ next_rent_on: '2026-03-15' }));
    const other = await addStay(rig);
    const totals = {
      expected: 0,
      due: 0,
      late: 0,
      paid: 0,
      upcoming: 0,
      refunded: 0,
      taken_back: 0,
    };
    for (const query of ['', `?location_id=${listing.id}`]) {
      expect(await roll(other.lister.token, query)).toEqual({
        ...{ data: [], totals, houses: [], month: '2026-03' },
      });
    }
  });
});

describe('the rent roll', () => {
  it('names tenants like their cards do, with the time zone of the crash pad', async () => {
    const { lister, rent } = await house();
    const { tenant } = await rent({ next_rent_on: '2026-03-15' });
    const { display_name } = await rig.database.db
      .selectFrom('members')
      .select('display_name')
      .where('id', '=', tenant.id)
      .executeTakeFirstOrThrow();
    const { data } = await roll(lister.token);
    expect(data).toMatchObject([{ tenant: display_name, time_zone: 'UTC' }]);
  });

  it('names rent that was paid by hand as such, although AutoPay would have charged it', async () => {
    const { db } = rig.database;
    const { lister, rent } = await house();
    const settled = {
      status: 'paid',
      settled_cents: 40_000,
      paid_at: '2026-03-01T12:00:00Z',
    } as const;
    const cash = await addOwed(db, await rent(), { ...settled, collection: 'auto' });
    const { data } = await roll(lister.token);
    expect(data).toMatchObject([{ charge_id: cash, state: 'paid', by: 'hand' }]);
  });

  it('lists rent that is due at once on the last evening of a month in that month', async () => {
    const { db } = rig.database;
    const { lister, rent } = await house();
    // In Anchorage it is still February 28, at 16:38.
    const evening = { time_zone: 'America/Anchorage', start_date: '2026-02-28' };
    const due_at = '2026-03-01T01:38:00Z';
    const period = { period_from: '2026-02-28', period_to: '2026-03-01' };
    const open = await addOwed(db, await rent(evening), { due_at, ...period });
    const paid = await addOwed(db, await rent(evening), {
      ...{ due_at, ...period, amount_cents: 1000, settled_cents: 1000 },
      ...{ status: 'paid', paid_at: due_at },
    });
    const february = await roll(lister.token, '?month=2026-02');
    expect(february.data).toMatchObject([{ charge_id: open }, { charge_id: paid }]);
    expect(february.totals.expected).toBe(410);
    const march = await roll(lister.token, '?month=2026-03');
    expect(march.data).toMatchObject([{ charge_id: open }]);
  });

  it('lists late first, then failed, due, pending, upcoming and paid', async () => {
    const { db } = rig.database;
    const { lister, rent } = await house();
    const add = async (row: Parameters<typeof addOwed>[2]) => addOwed(db, await rent(), row);
    const paid = await addPaid(db, await rent(), '2026-03-01T07:00:10Z', {
      period_to: '2026-04-01',
    });
    const upcoming = await rent({
      next_rent_on: '2026-03-10',
      payment_date: 10,
      auto_pay: AUTOPAY.on,
    });
    const pending = await add({ status: 'collecting' });
    const due = await add({ settled_cents: 15_000 });
    const failed = await add({ status: 'retry_wait', collection: COLLECTION.auto });
    const late = await add({ period_from: '2026-01-01', period_to: '2026-02-01' });
    await db
      .updateTable('rentals')
      .set({ auto_pay: AUTOPAY.on })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('obligations').select('rental_id').where('id', '=', failed),
      )
      .execute();
    const { data, totals, month } = await roll(lister.token);
    expect(month).toBe('2026-03');
    expect(data).toMatchObject([
      { charge_id: late, state: 'late', abilities: { add_payment: true, write_off: true } },
      { charge_id: failed, state: 'failed', by: 'autopay', abilities: { write_off: false } },
      {
        charge_id: due,
        state: 'due',
        by: PAID_BY.manual,
        amount: 400,
        settled: 150,
        fee: 10.05,
        net: 389.95,
      },
      { charge_id: pending, state: 'pending', abilities: { collect: false, add_payment: false } },
      {
        charge_id: null,
        rental_id: upcoming.id,
        state: 'upcoming',
        by: 'autopay',
        amount: 300,
        period_from: '2026-03-10',
        period_to: '2026-04-10',
        due_at: '2026-03-10T07:00:00.000Z',
        fee: 12,
        net: 288,
      },
      {
        charge_id: paid,
        state: 'paid',
        location: 'The Nest',
        amount: 400,
        settled: 400,
        fee: 15.9,
        net: 384.1,
        abilities: { collect: false, add_payment: false, refund: true },
      },
    ]);
    expect(totals).toEqual({
      expected: 400 + 3 * 400 + 400 + 300,
      late: 400,
      due: 400 + 250 + 400,
      paid: 400 + 150,
      upcoming: 300,
      refunded: 0,
      taken_back: 0,
    });
  });

  it('shows what was refunded and taken back beside what was paid, and the fee of a request', async () => {
    const { db } = rig.database;
    const { lister, listing, rent } = await house();
    const refunded = await addPaid(db, await rent(), '2026-03-01T08:00:00Z', {
      period_to: '2026-04-01',
      amount_cents: 24_516,
    });
    await addCardRefund(db, refunded, '2026-03-01T09:00:00Z', 10_323);
    const at = '2026-03-01T09:00:00Z';
    await db
      .insertInto('refunds')
      .values({
        ...{ obligation_id: refunded, amount_cents: 10_323, state: 'done', method: 'card' },
        ...{ actor_id: lister.id, request_key: `roll:${refunded}`, created_at: at, moved_at: at },
        updated_at: at,
      })
      .execute();
    const disputed = await addPaid(db, await rent(), '2026-03-01T08:00:00Z', {
      period_to: '2026-04-01',
    });
    await addDispute(db, disputed, '2026-03-01T09:00:00Z', -40_000, 'dp_roll');
    await addDispute(db, disputed, '2026-03-01T10:00:00Z', 34_839, 'dp_roll');
    const stay = await rent();
    const [first, second] = [
      await addOwed(db, stay, { amount_cents: 3000 }),
      await addOwed(db, stay, {
        amount_cents: 2000,
        period_from: '2026-02-01',
        period_to: '2026-03-01',
      }),
    ];
    const request = await addPaidRequest(db, stay, '2026-03-01T11:00:00Z', 'rent');
    const share = (obligation_id: number, amount_cents: number) => ({
      rental_id: stay.id,
      request_obligation_id: request,
      obligation_id,
      amount_cents,
      created_at: '2026-03-01T11:00:00Z',
    });
    await db
      .insertInto('allocations')
      .values([share(first, 3000), share(second, 2000)])
      .execute();
    const covered = { status: 'paid', paid_at: '2026-03-01T11:00:00Z' } as const;
    await db.updateTable('obligations').set(covered).where('id', 'in', [first, second]).execute();
    await addOwed(db, await rent(), { status: 'cancelled', closed_as: 'written_off' });
    const { data, totals, houses } = await roll(lister.token);
    expect(houses).toEqual([{ listing_id: listing.id, ...totals }]);
    const of = (id: number) => data.find((row: { charge_id: number }) => row.charge_id === id);
    expect(of(refunded)).toMatchObject({
      ...{ settled: 245.16, refunded: 103.23, taken_back: 0, dispute: null },
      refunds: [{ amount: 103.23, state: 'done', method: 'card', on: '2026-03-01' }],
    });
    expect(of(disputed)).toMatchObject({ settled: 400, refunded: 0, taken_back: 51.61 });
    expect(of(first)).toMatchObject({ settled: 30, fee: 1.35, net: 28.65 });
    expect(totals).toEqual({
      expected: 245.16 + 400 + 30,
      due: 0,
      late: 0,
      paid: 245.16 + 400 + 30,
      upcoming: 0,
      refunded: 103.23,
      taken_back: 51.61,
    });
  });

  it('the rent roll of a month has what is due in it in UTC, and what is open from before', async () => {
    const { db } = rig.database;
    const { lister, rent, listing } = await house();
    const first = await rent();
    const day = (period_from: string, period_to: string) => ({ period_from, period_to });
    const old = await addOwed(db, first, day('2026-01-05', '2026-02-01'));
    const last = await addPaid(db, first, '2026-02-28T20:00:00Z', {
      ...day('2026-02-28', '2026-03-01'),
      due_at: '2026-02-28T23:59:59Z',
    });
    const current = await addOwed(db, first, {
      ...day('2026-03-01', '2026-04-01'),
      due_at: '2026-03-01T00:00:00Z',
    });
    await addOwed(db, first, { ...day('2026-05-01', '2026-06-01'), status: 'cancelled' });
    const ids = async (query: string) =>
      (await roll(lister.token, query)).data.map((row: { charge_id: number }) => row.charge_id);
    expect(await ids('?month=2026-03')).toEqual([old, current]);
    expect(await ids('?month=2026-02')).toEqual([old, last]);
    expect(await ids('?month=2026-01')).toEqual([old]);
    expect(await ids('?month=2025-12')).toEqual([]);
    expect(await ids('?month=2026-05')).toEqual([old, current]);
    expect(await ids(`?month=2026-03&location_id=${listing.id}`)).toEqual([old, current]);
  });

  it('derives coming months from the terms, until check-out', async () => {
    const { lister, rent } = await house();
    await rent({ next_rent_on: '2026-04-01', checkout_date: '2026-06-16' });
    const rows = async (month: string) => (await roll(lister.token, `?month=${month}`)).data;
    expect(await rows('2026-03')).toEqual([]);
    expect(await rows('2026-04')).toMatchObject([{ period_to: '2026-05-01', amount: 300 }]);
    expect(await rows('2026-06')).toMatchObject([{ period_to: '2026-06-16', amount: 150 }]);
    expect(await rows('2026-07')).toEqual([]);
    const endless = await rent({ next_rent_on: '2026-03-02' });
    const far = { rental_id: endless.id, due_at: '2036-02-01T07:00:00.000Z', amount: 300 };
    expect(await rows('2036-02')).toMatchObject([far]);
    const refused = await rig.get('/lister/rent-roll?month=2036-04', lister.token);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { month: ['date_is_too_far_ahead'] } },
    });
    // Ended, or no more rent.
    await rent({ status: 'ended', next_rent_on: '2026-04-01' });
    await rent({ next_rent_on: null });
    expect(await rows('2026-04')).toHaveLength(2);
  });

  it('reads its own rows by an index among those of others', async () => {
    const { db } = rig.database;
    await addManyPaid(db, await addStay(rig));
    const span = { start: new Date('2026-03-01'), end: new Date('2026-04-01') };
    const plan = await planOf(db, rentRoll(1, span, { now: span.start }));
    expect(plan).toContain('obligations_payee');
    expect(plan).not.toContain('Seq Scan on obligations');
  });
});
