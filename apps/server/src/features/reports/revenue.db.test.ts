import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addParty, addStay, addTenant, type Party } from '../rentals/testing.ts';
import { completedMonths, monthlyFigures } from './revenue.queries.ts';
import {
  addCardRefund,
  addDispute,
  addManualPayment,
  addManyPaid,
  addOwed,
  addPaid,
  addPaidRequest,
  addReturned,
  planOf,
} from './testing.ts';

const rig = useTestApp();

/** It is noon on March 1, 2026. */
async function report({ token }: Party) {
  const { status, body, text } = await rig.get('/lister/tenants/monthly-report', token);
  expect(status, text).toBe(200);
  return { this: body.thismonth, last: body.lastmonth };
}

async function months({ token }: Party, query = '') {
  const { status, body, text } = await rig.get(`/lister/payments${query}`, token);
  expect(status, text).toBe(200);
  return body;
}

const PATHS = ['/lister/tenants/monthly-report', '/lister/payments'];

describe.each(PATHS)('%s', (path) => {
  it('is for listers only, whose plan may have expired', async () => {
    expect((await rig.get(path)).status).toBe(401);
    expect((await rig.get(path, (await addTenant(rig)).token)).status).toBe(403);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    expect((await rig.get(path, seeker.token)).status).toBe(403);
    const expired = await addParty(rig, { expire_at: '2026-01-01T00:00:00Z' });
    expect((await rig.get(path, expired.token)).status).toBe(200);
  });
});

describe('the revenue of a month', () => {
  it('is rent and requests by the time of payment at the crash pad, with fees and net', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    await addPaid(db, stay, '2026-02-28T23:59:59Z', { period_to: '2026-03-01' });
    await addPaid(db, stay, '2026-03-01T00:00:00Z', { period_to: '2026-03-02' });
    await addPaidRequest(db, stay, '2026-03-01T10:00:00Z', 'parking');
    await addPaid(db, stay, '2026-01-31T23:00:00Z', { period_to: '2026-02-01' });
    await addOwed(db, stay, { period_from: '2026-03-02', period_to: '2026-03-03' });
    expect(await report(stay.lister)).toEqual({
      this: { month: '2026-03', total_amount: 450, fees: 18.15, net: 431.85 },
      last: { month: '2026-02', total_amount: 400, fees: 15.9, net: 384.1 },
    });
  });

  it('adds up from the crash pads that received it, with their beds today', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    await addPaid(db, stay, '2026-03-01T00:00:00Z', { period_to: '2026-03-02' });
    await addPaid(db, stay, '2026-02-01T00:00:00Z', { period_to: '2026-02-02' });
    const empty = await addListing(db, { user_id: stay.lister.id, rooms: [['cold', 'cold']] });
    await addListing(db, { user_id: stay.lister.id, rooms: [['cold']], status: 1 });
    await addStay(rig);
    const { body } = await rig.get('/lister/tenants/monthly-report', stay.lister.token);
    expect(body.houses).toMatchObject([
      { listing_id: stay.listing.id, received: 400 },
      { listing_id: empty.id, beds: 2, taken: 0, received: 0 },
    ]);
    expect(body.thismonth.total_amount).toBe(400);
  });

  it('does not include deposits, but what is kept of them and their fees', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    const { id: actor } = stay.lister;
    const deposit = { kind: 'deposit', amount_cents: 20_000, application_fee_cents: 810 } as const;
    const card = await addPaid(db, stay, '2026-02-10T10:00:00Z', deposit);
    await addPaidRequest(db, stay, '2026-02-11T10:00:00Z', 'deposit');
    const cash = await addManualPayment(db, stay, {
      payment_for: 'deposit',
      paid_on: '2026-02-11',
    });
    expect(await report(stay.lister)).toMatchObject({
      last: { total_amount: 0, fees: 10.35, net: -10.35 },
    });
    const at = '2026-03-01T09:00:00Z';
    const method = 'card';
    await addReturned(db, actor, at, {
      obligation_id: card,
      method,
      amount_cents: 15_000,
      kept_cents: 5000,
    });
    await addCardRefund(db, card, at, 15_000, 'deposits');
    const deduction = { manual_payment_id: cash, amount_cents: 7500, kept_cents: 2500 };
    await addReturned(db, actor, at, deduction);
    expect(await report(stay.lister)).toMatchObject({
      this: { month: '2026-03', total_amount: 75, fees: 0, net: 75 },
      last: { total_amount: 0 },
    });
  });

  it('decreases by refunds and disputes in the month they occur', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    const rent = await addPaid(db, stay, '2026-01-10T10:00:00Z', { period_to: '2026-02-01' });
    const other = await addPaid(db, stay, '2026-02-01T10:00:00Z', { period_to: '2026-02-02' });
    await addCardRefund(db, rent, '2026-02-20T10:00:00Z', 10_000);
    await addDispute(db, other, '2026-02-25T10:00:00Z', -40_000);
    expect(await report(stay.lister)).toEqual({
      this: { month: '2026-03', total_amount: 0, fees: 0, net: 0 },
      last: { month: '2026-02', total_amount: -100, fees: 15.9, net: -115.9 },
    });
    await addDispute(db, other, '2026-03-01T01:00:00Z', 40_000);
    await addCardRefund(db, rent, '2026-03-01T02:00:00Z', 5000);
    // The provider is still processing this one: its journal entry follows.
    await addReturned(db, stay.lister.id, '2026-03-01T02:00:00Z', {
      obligation_id: rent,
      method: 'card',
      state: 'pending',
      amount_cents: 7000,
    });
    expect((await report(stay.lister)).this).toMatchObject({
      total_amount: 350,
      fees: 0,
      net: 350,
    });
    expect((await months(stay.lister)).data).toMatchObject([
      { id: 202602, months: '2026-02', amounts: -100 },
      { id: 202601, months: '2026-01', amounts: 400 },
    ]);
  });

  it('counts manual payments on the day they were made', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    await addManualPayment(db, stay, { paid_on: '2026-02-28' });
    const wrong = await addManualPayment(db, stay, { paid_on: '2026-02-27', payment_for: 'other' });
    await addReturned(db, stay.lister.id, '2026-03-01T03:00:00Z', {
      manual_payment_id: wrong,
      amount_cents: 4000,
    });
    await addManualPayment(db, stay, { paid_on: '2026-03-01', amount_cents: 2500 });
    expect(await report(stay.lister)).toEqual({
      this: { month: '2026-03', total_amount: -15, fees: 0, net: -15 },
      last: { month: '2026-02', total_amount: 200, fees: 0, net: 200 },
    });
  });

  it('is visible to its lister only', async () => {
    const stay = await addStay(rig);
    await addPaid(rig.database.db, stay, '2026-02-10T10:00:00Z');
    const other = await addStay(rig);
    expect(await report(other.lister)).toMatchObject({ last: { total_amount: 0 } });
    expect(await months(other.lister)).toMatchObject({ data: [], total: 0 });
  });
});

describe('the completed months', () => {
  it('begin with the first payment or occupancy record', async () => {
    expect(await months(await addParty(rig))).toMatchObject({ data: [], total: 0 });
    const { db } = rig.database;
    const stay = await addStay(rig, { start_date: '2025-10-31' });
    const { lister } = stay;
    expect(await months(lister)).toMatchObject({ data: [], total: 0 });
    await addManualPayment(db, stay, { paid_on: '2026-03-01' });
    expect(await months(lister)).toMatchObject({ data: [], total: 0 });
    await addManualPayment(db, stay, { paid_on: '2025-12-31' });
    const { data, total } = await months(lister);
    expect(data.map((row: { months: string }) => row.months)).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
    ]);
    expect(total).toBe(3);
    expect((await months(lister, '?limit=1&offset=1')).data).toMatchObject([{ id: 202601 }]);
    expect(await months(lister, '?limit=1&offset=9')).toMatchObject({ data: [], total: 3 });
    expect((await rig.get('/lister/payments?limit=0', lister.token)).status).toBe(422);
  });

  it('have an occupancy in whole percent', async () => {
    const stay = await addStay(rig);
    const { db } = rig.database;
    const day = (date: string, beds: number, occupied: number) => ({
      listing_id: stay.listing.id,
      day: date,
      beds,
      occupied,
    });
    const days = [day('2026-02-01', 2, 1), day('2026-02-28', 1, 1), day('2026-03-01', 9, 9)];
    await db.insertInto('occupancy_days').values(days).execute();
    const open = { expected: 0, is_running: false };
    const february = { id: 202602, months: '2026-02', amounts: 0, percentage: 67, ...open };
    expect((await months(stay.lister)).data).toEqual([february]);
    await addManualPayment(db, stay, { paid_on: '2026-01-31' });
    expect((await months(stay.lister)).data).toEqual([
      february,
      { id: 202601, months: '2026-01', amounts: 100, percentage: null, ...open },
    ]);
  });
});

describe('the months of one crash pad or year', () => {
  it('add up to those of all, with what was expected as the rent roll says it', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { start_date: '2025-11-01', next_rent_on: '2026-04-01' });
    const { lister } = stay;
    const second = await addListing(db, { user_id: lister.id, rooms: [['cold']] });
    const other = await addStay(rig, { start_date: '2025-12-01', next_rent_on: '2026-03-15' });
    await db
      .updateTable('rentals')
      .set({ lister_id: lister.id, listing_id: second.id, bed_id: second.bedIds[0] })
      .where('id', '=', other.id)
      .execute();
    const there = { ...other, lister, listing: second };
    const row = (period_from: string, period_to: string) => ({ period_from, period_to });
    await addPaid(db, stay, '2025-12-05T10:00:00Z', {
      ...row('2025-12-01', '2026-01-01'),
      due_at: '2025-12-01T07:00:00Z',
    });
    await addOwed(db, stay, row('2026-01-01', '2026-02-01'));
    await addOwed(db, there, { ...row('2026-02-01', '2026-03-01'), amount_cents: 25_050 });
    await addManualPayment(db, there, { paid_on: '2026-03-01' });
    const all = (await months(lister, '?running=1')).data;
    const [here, beside] = [stay.listing.id, second.id];
    const one = (await months(lister, `?running=1&location_id=${here}`)).data;
    const two = (await months(lister, `?running=1&location_id=${beside}`)).data;
    type Month = { months: string; amounts: number; expected: number; is_running: boolean };
    const of = (list: Month[], month: string) => list.find(({ months }) => months === month);
    expect(all.map(({ months, is_running }: Month) => [months, is_running])).toEqual([
      ['2026-03', true],
      ['2026-02', false],
      ['2026-01', false],
      ['2025-12', false],
    ]);
    for (const { months: month, amounts, expected } of all as Month[]) {
      const parts = [of(one, month), of(two, month)];
      expect(parts.reduce((sum, part) => sum + (part?.amounts ?? 0), 0)).toBe(amounts);
      const roll = await rig.get(`/lister/rent-roll?month=${month}`, lister.token);
      expect(expected, month).toBe(roll.body.totals.expected);
      for (const [part, id] of [[parts[0], here] as const, [parts[1], beside] as const]) {
        if (part === undefined) continue;
        const own = await rig.get(
          `/lister/rent-roll?month=${month}&location_id=${id}`,
          lister.token,
        );
        expect(part.expected, month).toBe(own.body.totals.expected);
      }
    }
    expect((await months(lister, '?year=2025')).data).toMatchObject([{ months: '2025-12' }]);
    expect((await months(lister)).houses.map(({ id }: { id: number }) => id).sort()).toEqual(
      [here, beside].sort(),
    );
  });

  it('of a crash pad of another lister are not there', async () => {
    const [{ lister }, { listing }] = [await addStay(rig), await addStay(rig)];
    const path = `/lister/payments?location_id=${listing.id}`;
    expect((await rig.get(path, lister.token)).status).toBe(404);
    for (const query of ['location_id=x', 'year=1', 'running=2'])
      expect((await rig.get(`/lister/payments?${query}`, lister.token)).status, query).toBe(422);
  });
});

describe('revenue reads among payments of others', () => {
  it.each([
    ['the report', monthlyFigures(1, TEST_NOW)],
    ['the completed months', completedMonths(1, TEST_NOW, { limit: 25, offset: 0 })],
  ])('%s reads its own by indexes', async (_name, query) => {
    const { db } = rig.database;
    await addManyPaid(db, await addStay(rig));
    const plan = await planOf(db, query);
    expect(plan).toContain('obligations_payee');
    expect(plan).toContain('journal_obligation');
    expect(plan).not.toMatch(/Seq Scan on (obligations|journal|journal_lines)/);
  });
});
