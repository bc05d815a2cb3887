import { addDays, instantAt } from '@crewpad/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { transferLines } from '../billing/ledger/journal.ts';
import { addParty, addStay } from '../rentals/testing.ts';
import { addAirport } from '../search/testing.ts';
import { listMovements, movementsWithPlaces } from './movements.queries.ts';
import {
  addCardRefund,
  addDispute,
  addEntry,
  addManualPayment,
  addManyPaid,
  addPaid,
  addReturned,
  planOf,
} from './testing.ts';

const rig = useTestApp();

const YEAR = { from: '2026-01-01', to: '2027-01-01' };

/** A stay at a crash pad in a time zone. */
async function stayIn(timeZone: string) {
  const { db } = rig.database;
  const stay = await addStay(rig, { time_zone: timeZone });
  const airport = await addAirport(db, { time_zone: timeZone });
  const listing_id = stay.listing.id;
  await db.deleteFrom('listing_airports').where('listing_id', '=', listing_id).execute();
  await db
    .insertInto('listing_airports')
    .values({ listing_id, airport_id: airport.id, position: 1 })
    .execute();
  return stay;
}

/** Payments, refunds, disputes and deposits around both ends of 2026, at a local hour. */
async function addHistory(stay: Awaited<ReturnType<typeof stayIn>>, timeZone: string) {
  const { db } = rig.database;
  const at = (day: string, time: string) => instantAt(day, time, timeZone).toISOString();
  const paid = (day: string, time: string, row: Parameters<typeof addPaid>[3] = {}) =>
    addPaid(db, stay, at(day, time), { period_from: day, period_to: addDays(day, 1), ...row });
  const evening = await paid('2025-12-31', '21:30', { amount_cents: 88_815 });
  await paid('2026-12-31', '23:30', { amount_cents: 30_001 });
  await paid('2027-01-01', '00:10');
  const morning = await paid('2026-01-01', '00:20', { amount_cents: 50_003 });
  await addCardRefund(db, evening, at('2026-02-28', '22:00'), 10_000);
  await addCardRefund(db, morning, at('2027-01-01', '00:05'), 20_000);
  const disputed = await paid('2026-06-30', '20:00');
  await addDispute(db, disputed, at('2026-07-31', '23:59'), -40_000, `dp_${stay.id}`);
  await addDispute(db, disputed, at('2026-08-01', '00:01'), 34_839, `dp_${stay.id}`);
  const deposit = await paid('2026-03-31', '23:00', { kind: 'deposit', amount_cents: 20_000 });
  await addReturned(db, stay.lister.id, at('2026-12-31', '22:00'), {
    obligation_id: deposit,
    amount_cents: 5000,
    kept_cents: 15_000,
  });
  await addManualPayment(db, stay, { paid_on: '2026-12-31', amount_cents: 12_345 });
  await addManualPayment(db, stay, { paid_on: '2025-12-31', amount_cents: 11_111 });
  return { revenue: 30_001 + 50_003 - 10_000 + 40_000 - 40_000 + 34_839 + 15_000 + 12_345 };
}

describe.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/London', 'Australia/Sydney'])(
  'the year of a lister in %s',
  (timeZone) => {
    it('is the sum of its months, of its table and of its statement', async () => {
      const stay = await stayIn(timeZone);
      const { revenue } = await addHistory(stay, timeZone);
      rig.clock.set(new Date('2027-01-02T12:00:00Z'));
      const token = await rig.tokenOf(stay.lister.id);
      const months = await rig.get('/lister/payments?limit=100', token);
      const ofYear = months.body.data.filter(({ months: month }: { months: string }) =>
        month.startsWith('2026-'),
      );
      expect(ofYear).toHaveLength(12);
      const sumOf = (rows: { amounts: number }[]) =>
        rows.reduce((sum, { amounts }) => sum + Math.round(amounts * 100), 0);
      expect(sumOf(ofYear)).toBe(revenue);
      const table = await rig.get('/transaction/export?year=2026', token);
      const lines = table.text.trim().split('\r\n').slice(1);
      const amounts = lines.map((line) => ({ amounts: Number(line.split(',')[8]) }));
      expect(sumOf(amounts)).toBe(revenue);
      const { parts } = (await rig.get('/transaction/statement?year=2026', token)).body;
      expect(parts).toMatchObject([
        {
          role: 'lister',
          open_until: '2027-04-30',
          until: '2026-12-31',
          opening: { deposits_held: 0 },
          closing: { deposits_held: 0 },
          sums: { total: { amount: revenue / 100, deposit: 0 } },
          card_gross: 300.01 + 500.03 + 400 + 200,
        },
      ]);
      const report = await rig.get('/lister/tenants/monthly-report', token);
      expect(report.body).toMatchObject({
        thismonth: { month: '2027-01', total_amount: 200 },
        lastmonth: { month: '2026-12', total_amount: 300.01 + 123.45 + 150 },
      });
      rig.clock.set(TEST_NOW);
    });
  },
);

it('months end once they are over at all crash pads, and begin with the first active crash pad', async () => {
  const { db } = rig.database;
  const stay = await stayIn('Pacific/Honolulu');
  await addPaid(db, stay, '2026-02-10T10:00:00Z', { period_to: '2026-03-01' });
  const sydney = await stayIn('Australia/Sydney');
  await db
    .updateTable('listings')
    .set({ user_id: stay.lister.id })
    .where('id', '=', sydney.listing.id)
    .execute();
  const { token } = stay.lister;
  const read = async (now: string) => {
    rig.clock.set(new Date(now));
    const { data } = (await rig.get('/lister/payments', token)).body;
    const { thismonth } = (await rig.get('/lister/tenants/monthly-report', token)).body;
    const roll = (await rig.get('/lister/rent-roll', token)).body;
    return [data.map((row: { months: string }) => row.months), thismonth.month, roll.month];
  };
  expect(await read('2026-03-01T09:00:00Z')).toEqual([[], '2026-02', '2026-02']);
  expect(await read('2026-03-01T10:00:00Z')).toEqual([['2026-02'], '2026-03', '2026-03']);
  rig.clock.set(TEST_NOW);
});

describe('a closed year', () => {
  const sums = async (listerId: number, from: string, to: string) => {
    const all = await listMovements(rig.database.db, listerId, { from, to });
    const counted = all.filter((item) => from <= item.counted && item.counted < to);
    return counted.reduce((sum, row) => sum + row.amount + row.deposit + row.fee, 0);
  };

  it('keeps its sums whatever is recorded after April 30 at the crash pad', async () => {
    const { db } = rig.database;
    const stay = await stayIn('Pacific/Honolulu');
    const rent = await addPaid(db, stay, '2026-11-01T10:00:00Z', { period_to: '2026-12-01' });
    const cash = await addManualPayment(db, stay, { paid_on: '2026-12-20' });
    const of2026 = () => sums(stay.lister.id, '2026-01-01', '2027-01-01');
    const before = await of2026();
    const moved = '2026-12-31T20:00:00Z';
    const refund = transferLines(1000);
    // April 30, 23:59 in Honolulu: still open.
    await addEntry(db, rent, 'transfer', moved, refund, { recordedAt: '2027-05-01T09:59:00Z' });
    expect(await of2026()).toBe(before - 1000);
    await addEntry(db, rent, 'transfer', moved, refund, { recordedAt: '2027-05-01T10:00:00Z' });
    await addCardRefund(db, rent, '2027-06-01T10:00:00Z', 3000);
    await addDispute(db, rent, '2027-06-02T10:00:00Z', -2000);
    await db
      .updateTable('manual_payments')
      .set({
        voided_at: '2027-07-01T10:00:00Z',
        voided_on: '2027-07-01',
        void_reason: 'A wrong tenant',
      })
      .where('id', '=', cash)
      .execute();
    await addManualPayment(db, stay, { paid_on: '2026-12-21', counted_on: '2027-06-03' });
    expect(await of2026()).toBe(before - 1000);
    expect(await sums(stay.lister.id, '2027-01-01', '2028-01-01')).toBe(
      -1000 - 3000 - 2000 - 10_000 + 10_000,
    );
    const late = await listMovements(db, stay.lister.id, YEAR);
    expect(late.filter(({ counted }) => counted >= YEAR.to)).toMatchObject([
      { kind: 'refund', day: '2026-12-31', counted: '2027-05-01', amount: -1000 },
      { kind: 'payment', day: '2026-12-21', counted: '2027-06-03', amount: 10_000 },
      { kind: 'voided', day: '2026-12-20', counted: '2027-07-01', notes: 'A wrong tenant' },
    ]);
  });

  it('of an open year, a void counts on the day of its entry', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    const void_reason = 'Paid to another lister';
    await addManualPayment(db, stay, {
      paid_on: '2026-12-20',
      voided_at: '2027-04-30T10:00:00Z',
      voided_on: '2027-04-30',
      void_reason,
    });
    expect(await listMovements(db, stay.tenant.id, YEAR)).toMatchObject([
      { kind: 'payment', line: 1, amount: 10_000, counted: '2026-12-20', side: 'tenant' },
      { kind: 'voided', line: 2, amount: -10_000, counted: '2026-12-20', notes: void_reason },
    ]);
  });
});

it('card movements add up to what the journal moved on the account of the lister', async () => {
  const { db } = rig.database;
  const stay = await stayIn('America/Los_Angeles');
  await addHistory(stay, 'America/Los_Angeles');
  const charge = await addPaid(db, stay, '2026-09-01T10:00:00Z', { period_to: '2026-10-01' });
  await addEntry(db, charge, 'refund', '2026-09-02T10:00:00Z', transferLines(-590), {
    sourceId: `fee:fr_${charge}`,
  });
  const refundId = `re_${charge}`;
  await addReturned(db, stay.lister.id, '2026-09-03T10:00:00Z', {
    obligation_id: charge,
    method: 'card',
    amount_cents: 1000,
    provider_refund_id: refundId,
    reason: 'Half the nights',
  });
  await addEntry(db, charge, 'refund', '2026-09-03T10:00:00Z', transferLines(1000), {
    sourceId: refundId,
  });
  await addEntry(db, charge, 'transfer', '2026-09-09T10:00:00Z', transferLines(-1000), {
    sourceId: `rb:${charge}`,
  });
  const all = await listMovements(db, stay.lister.id, { from: '2000-01-01', to: '2100-01-01' });
  expect(all.filter(({ payment }) => payment === charge)).toMatchObject([
    { line: 1, kind: 'payment', amount: 40_000, fee: -1590 },
    { line: 2, kind: 'fee_returned', amount: 0, fee: 590 },
    { line: 3, kind: 'refund', amount: -1000, notes: 'Half the nights', paid_on: '2026-09-01' },
    { line: 4, kind: 'refund_returned', amount: 1000 },
  ]);
  const moved = all
    .filter(({ is_card }) => is_card)
    .reduce((sum, { amount, deposit, fee }) => sum + amount + deposit + fee, 0);
  const { rows } = await sql<{ cents: number }>`
    select sum(l.amount_cents)::int as cents from journal_lines l
    join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
    where o.payee_id = ${stay.lister.id} and l.account = 'connected'`.execute(db);
  expect(moved).toBe(rows[0]?.cents);
});

it('are read by the indexes of their lister or tenant', async () => {
  const { db } = rig.database;
  await addManyPaid(db, await addStay(rig));
  const party = await addParty(rig);
  for (const side of ['lister', 'tenant'] as const) {
    const plan = await planOf(db, movementsWithPlaces({ side, memberId: party.id }, YEAR));
    expect(plan).toContain(side === 'lister' ? 'obligations_payee' : 'obligations_payer');
    expect(plan).toContain('journal_obligation');
    expect(plan).not.toContain('Seq Scan on journal');
    expect(plan).not.toContain('Seq Scan on obligations');
  }
});
