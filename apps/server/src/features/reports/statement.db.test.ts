import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addParty, addStay } from '../rentals/testing.ts';
import { balances } from './balances.queries.ts';
import { reportJobs } from './jobs.ts';
import {
  addCardRefund,
  addManualPayment,
  addManyPaid,
  addOwed,
  addPaid,
  addReturned,
  planOf,
} from './testing.ts';
import { closeYears, closingOf, membersToClose } from './years.ts';

const rig = useTestApp();

const PATH = '/transaction/statement';

async function statement(memberId: number, year: number) {
  const { status, body, text } = await rig.get(`${PATH}?year=${year}`, await rig.tokenOf(memberId));
  expect(status, text).toBe(200);
  return body.parts;
}

/** 2025: a deposit of $200, rent by card with a later refund, a refund on its way, and rent owed. */
async function history() {
  const { db } = rig.database;
  const stay = await addStay(rig, { start_date: '2025-10-01' });
  const rent = await addPaid(db, stay, '2025-11-01T10:00:00Z', { period_to: '2025-12-01' });
  const deposit = await addManualPayment(db, stay, {
    payment_for: 'deposit',
    amount_cents: 20_000,
    paid_on: '2025-10-01',
    created_at: '2025-10-01T10:00:00Z',
  });
  await addReturned(db, stay.lister.id, '2025-12-31T10:00:00Z', {
    obligation_id: rent,
    method: 'card',
    amount_cents: 10_000,
    moved_at: '2026-01-02T10:00:00Z',
    updated_at: '2026-01-02T10:00:00Z',
  });
  await addCardRefund(db, rent, '2026-01-02T10:00:00Z', 10_000);
  const december = await addOwed(db, stay, { period_from: '2025-12-01', period_to: '2026-01-01' });
  const written = { status: 'cancelled', closed_as: 'written_off' } as const;
  await addOwed(db, stay, {
    period_from: '2025-10-01',
    period_to: '2025-11-01',
    amount_cents: 4000,
    updated_at: '2025-12-20T10:00:00Z',
    ...written,
  });
  return { ...stay, rent, deposit, december };
}

describe('the statement of a year', () => {
  it('needs a token and a valid year, and is empty for a stranger', async () => {
    await history();
    expect((await rig.get(PATH)).status).toBe(401);
    const { token } = await addParty(rig);
    for (const year of ['1', '2015', '2037', '9999', 'x']) {
      expect((await rig.get(`${PATH}?year=${year}`, token)).status, year).toBe(422);
    }
    expect((await rig.get(PATH, token)).body).toEqual({ year: 2026, parts: [] });
  });

  it('shows both parties the same movements and balances; fees are for the lister', async () => {
    const { lister, tenant, rent } = await history();
    const closing = {
      deposits_held: 200,
      credit: 0,
      refunds_pending: 100,
      rent_owed: 400,
      written_off: 40,
    };
    const [ofLister] = await statement(lister.id, 2025);
    expect(ofLister).toMatchObject({
      role: 'lister',
      opening: { deposits_held: 0, refunds_pending: 0, rent_owed: 0 },
      closing,
      sums: { total: { amount: 400, deposit: 200, fee: -15.9, net: 384.1 } },
      card_gross: 400,
      paid_to_us: [],
    });
    const [ofTenant] = await statement(tenant.id, 2025);
    expect(ofTenant).toMatchObject({ role: 'tenant', closing });
    expect(ofTenant.sums.total).toEqual({ amount: 400, deposit: 200 });
    expect(ofTenant).not.toHaveProperty('card_gross');
    expect(ofTenant.movements.map(({ line }: { line: string }) => line)).toEqual(
      ofLister.movements.map(({ line }: { line: string }) => line),
    );
    const [next] = await statement(lister.id, 2026);
    expect(next).toMatchObject({
      opening: { deposits_held: 200, refunds_pending: 100 },
      until: '2026-03-01',
      movements: [
        { kind: 'refund', payment: rent, is_of_earlier_year: true, paid_on: '2025-11-01' },
      ],
      sums: { total: { amount: -100 } },
      closing: { deposits_held: 200, refunds_pending: 0, rent_owed: 400, written_off: 0 },
    });
  });

  it('says of each house what landlords report, which adds up to all houses and to the sums', async () => {
    const { db } = rig.database;
    const { lister, tenant, ...first } = await addStay(rig, { start_date: '2025-10-01' });
    const stay = { ...first, lister, tenant };
    const other = await addStay(rig, { start_date: '2025-10-01' });
    await db
      .updateTable('listings')
      .set({ user_id: lister.id, title: 'A second house' })
      .where('id', '=', other.listing.id)
      .execute();
    await db
      .updateTable('rentals')
      .set({ lister_id: lister.id })
      .where('id', '=', other.id)
      .execute();
    const there = { ...other, lister };
    const rent = await addPaid(db, stay, '2025-11-01T10:00:00Z', { period_to: '2025-12-01' });
    await addCardRefund(db, rent, '2025-11-09T10:00:00Z', 10_000);
    const entry = { paid_on: '2025-11-02', created_at: '2025-11-02T10:00:00Z' };
    await addManualPayment(db, stay, { ...entry, payment_for: 'late_fee', amount_cents: 2500 });
    const voided = {
      ...{ voided_at: '2025-11-03T10:00:00Z', void_reason: 'Wrong' },
      voided_on: '2025-11-03',
    };
    await addManualPayment(db, there, { ...entry, ...voided, amount_cents: 5000 });
    await addManualPayment(db, there, { ...entry, amount_cents: 30_000 });
    const deposit = await addManualPayment(db, there, {
      ...{ ...entry, payment_for: 'deposit', amount_cents: 20_000 },
    });
    await addReturned(db, lister.id, '2025-11-20T10:00:00Z', {
      ...{ manual_payment_id: deposit, amount_cents: 12_000, kept_cents: 8000 },
      deductions: JSON.stringify([{ reason: 'Lamp', for: 'damage', amount_cents: 8000 }]),
    });
    const [part] = await statement(lister.id, 2025);
    const none = { rents: 0, fees: 0, refunds: 0, kept_deposits: 0, payment_fees: 0 };
    expect(part.houses).toEqual([
      {
        ...{ location_id: other.listing.id, name: 'A second house' },
        ...{ ...none, rents: 300, kept_deposits: 80, net: 380 },
      },
      {
        ...{ location_id: first.listing.id, name: 'The Nest' },
        ...{ ...none, rents: 400, fees: 25, refunds: -100, payment_fees: -15.9, net: 309.1 },
      },
    ]);
    expect(part.income).toEqual({
      ...{ rents: 700, fees: 25, refunds: -100, kept_deposits: 80, payment_fees: -15.9 },
      net: 689.1,
    });
    expect(part.income.net).toBe(part.sums.total.net);
    const [ofTenant] = await statement(tenant.id, 2025);
    expect(ofTenant).not.toHaveProperty('houses');
    expect(ofTenant).not.toHaveProperty('income');
  });

  it('counts late entries, and their voids, in what is open on December 31', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { start_date: '2025-12-01', next_rent_on: null });
    await addOwed(db, stay, { period_from: '2025-12-01', period_to: '2026-01-01' });
    const token = await rig.tokenOf(stay.lister.id);
    const body = { tenant_id: stay.id, amount: '450.00', paid_on: '2025-12-20' };
    const entry = await rig.call('POST', '/transaction', { token, body });
    expect(entry.status, entry.text).toBe(201);
    expect((await statement(stay.lister.id, 2025))[0]).toMatchObject({
      sums: { total: { amount: 450 } },
      closing: { credit: 50, rent_owed: 0 },
    });
    const path = `/transaction/${entry.body.data.id}/void`;
    const voided = await rig.call('POST', path, { token, body: { reason: 'A wrong tenant' } });
    expect(voided.status, voided.text).toBe(200);
    expect((await statement(stay.lister.id, 2025))[0]).toMatchObject({
      sums: { total: { amount: 0 } },
      closing: { credit: 0, rent_owed: 400 },
    });
  });

  it('owes the rent of January since January where that is charged on the evening before', async () => {
    const { db } = rig.database;
    const time_zone = 'America/Anchorage';
    const stay = await addStay(rig, { start_date: '2026-01-01', time_zone });
    await addOwed(db, stay, { period_from: '2026-01-01', period_to: '2026-02-01' });
    expect((await statement(stay.lister.id, 2026))[0]).toMatchObject({
      opening: { rent_owed: 0 },
      closing: { rent_owed: 400 },
    });
    const token = await rig.tokenOf(stay.lister.id);
    const inYear = async (year: number) =>
      (await rig.get(`/transaction?year=${year}`, token)).body.total;
    expect([await inYear(2025), await inYear(2026)]).toEqual([0, 1]);
  });

  it('counts rent that a bank took back as owed since its dispute was lost', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { start_date: '2025-12-01' });
    const days = { period_from: '2025-12-01', period_to: '2026-01-01' };
    const paid = await addPaid(db, stay, '2025-12-01T07:00:00Z', days);
    const cause = `dp_${paid}`;
    await db
      .insertInto('disputes')
      .values({
        provider_id: cause,
        obligation_id: paid,
        state: 'lost',
        amount_cents: 40_000,
        opened_at: new Date('2026-02-01T10:00:00Z'),
        closed_at: new Date('2026-02-10T10:00:00Z'),
      })
      .execute();
    const created_at = '2026-02-10T10:00:00Z';
    await addOwed(db, stay, { ...days, replaces_id: paid, replaces_cause: cause, created_at });
    expect((await statement(stay.lister.id, 2025))[0]).toMatchObject({ closing: { rent_owed: 0 } });
    expect((await statement(stay.lister.id, 2026))[0]).toMatchObject({
      opening: { rent_owed: 0 },
      closing: { rent_owed: 400 },
    });
  });

  it('names what the member paid the product, with receipts', async () => {
    const { db } = rig.database;
    const { lister, rent } = await history();
    const plan = await addPaid(db, { id: 0, lister, tenant: lister }, '2025-05-05T10:00:00Z', {
      kind: 'subscription',
      due_at: '2025-05-05T10:00:00Z',
      rental_id: null,
      payee_id: null,
      amount_cents: 34_500,
      application_fee_cents: null,
      period_from: null,
      period_to: null,
    });
    expect(plan).toBeGreaterThan(rent);
    const [part] = await statement(lister.id, 2025);
    expect(part.paid_to_us).toEqual([
      { id: plan, kind: 'subscription', paid_on: '2025-05-05', amount: 345 },
    ]);
  });

  it('reads by indexes', async () => {
    await addManyPaid(rig.database.db, await addStay(rig));
    const plan = await planOf(
      rig.database.db,
      balances({ side: 'lister', memberId: 1 }, 2025, TEST_NOW),
    );
    for (const table of ['obligations', 'journal', 'journal_lines']) {
      expect(plan).not.toContain(`Seq Scan on ${table} `);
    }
  });
});

describe('a year closes', () => {
  it('after April 30 everywhere, once, with lines that later entries do not change', async () => {
    const { db } = rig.database;
    const { lister, tenant, deposit, december } = await history();
    const at = closingOf(2025);
    rig.clock.set(at);
    await closeYears(db, new Date(at.getTime() - 1));
    const stored = () =>
      db.selectFrom('closed_years').selectAll().where('year', '=', 2025).execute();
    expect(await stored()).toEqual([]);
    await closeYears(db, at);
    const rows = await stored();
    expect(rows.map(({ member_id }) => member_id)).toEqual(
      expect.arrayContaining([lister.id, tenant.id]),
    );
    expect(await closeYears(db, at)).toBe(0);
    await db
      .updateTable('obligations')
      .set({ status: 'cancelled' })
      .where('id', '=', december)
      .execute();
    await addReturned(db, lister.id, '2026-05-02T10:00:00Z', {
      manual_payment_id: deposit,
      amount_cents: 20_000,
    });
    const [part] = await statement(lister.id, 2025);
    expect(part).toMatchObject({
      open_until: null,
      closing: { deposits_held: 200, rent_owed: 400 },
    });
    expect(await stored()).toHaveLength(rows.length);
    rig.clock.set(TEST_NOW);
  });

  it('a year closes on May 1 of the test clock', async () => {
    const job = reportJobs(rig.services).find(({ name }) => name === 'close-years');
    const next = (after: string) => job?.nextDue?.(new Date(after), new Date('2030-01-01'));
    expect(await next('2026-03-01T00:00:00Z')).toEqual(new Date('2026-05-01T12:45:00Z'));
    expect(await next('2026-05-01T12:45:00Z')).toEqual(new Date('2027-05-01T12:45:00Z'));
  });

  it('finds its members by indexes', async () => {
    const plan = await planOf(rig.database.db, membersToClose(2025), 'off');
    expect(plan).not.toContain('Seq Scan');
  });
});
