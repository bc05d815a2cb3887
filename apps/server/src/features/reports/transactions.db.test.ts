import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addParty, addStay } from '../rentals/testing.ts';
import { addManualPayment, addOwed, addPaid, addReturned } from './testing.ts';

const rig = useTestApp();

const LIST = '/transaction';
const EXPORT = '/transaction/export';

const DECEMBER = { period_from: '2025-12-31', period_to: '2026-01-01' };
const JANUARY = { period_from: '2026-01-01', period_to: '2026-02-01' };

/** A tenant who paid rent by card and in cash across a year boundary, and owes March. */
async function history() {
  const { db } = rig.database;
  const stay = await addStay(rig);
  await db
    .updateTable('rentals')
    .set({ time_zone: 'America/New_York' })
    .where('id', '=', stay.id)
    .execute();
  const old = await addPaid(db, stay, '2026-01-01T04:59:59Z', DECEMBER);
  const card = await addPaid(db, stay, '2026-01-01T05:00:00Z', JANUARY);
  const cash = await addManualPayment(db, stay, {
    paid_on: '2026-02-02',
    notes: '=1+1, in "cash"',
  });
  const open = await addOwed(db, stay);
  return { ...stay, old, card, cash, open };
}

async function idsOf(path: string, token: string): Promise<number[]> {
  const { status, body, text } = await rig.get(path, token);
  expect(status, text).toBe(200);
  return body.data.map(({ id }: { id: number }) => id);
}

describe('refusals', () => {
  it.each([LIST, EXPORT])('%s requires a token and a valid year', async (path) => {
    expect((await rig.get(path)).status).toBe(401);
    const { token } = await addParty(rig);
    for (const year of ['1', '2015', '2037', '9999', 'x', '2026.5']) {
      expect((await rig.get(`${path}?year=${year}`, token)).status, year).toBe(422);
    }
  });

  it('has nothing of a rental or crash pad of another member', async () => {
    const { id, listing, old } = await history();
    const { token } = await addParty(rig);
    expect(old).toBeGreaterThan(0);
    for (const query of [`tenant_id=${id}`, `listing_id=${listing.id}`, 'year=2026']) {
      expect((await rig.get(`${LIST}?${query}`, token)).body).toEqual({ data: [], total: 0 });
    }
    expect((await rig.get(EXPORT, token)).text.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('the list of payments', () => {
  it('is the same for both parties, newest first; the fee is for the lister only', async () => {
    const { lister, tenant, old, card, cash, open } = await history();
    const all = [open, cash, card, old];
    expect(await idsOf(LIST, lister.token)).toEqual(all);
    expect(await idsOf(LIST, tenant.token)).toEqual(all);
    const paid = async (token: string) =>
      (await rig.get(`${LIST}?type=rent&status=paid&year=2026`, token)).body;
    expect(await paid(lister.token)).toMatchObject({
      data: [{ id: card, role: 'lister', amount: 400, fee: 15.9, net: 384.1 }],
      total: 1,
    });
    const [row] = (await paid(tenant.token)).data;
    expect(row).toMatchObject({ id: card, role: 'tenant', amount: 400 });
    expect(row).not.toHaveProperty('fee');
  });

  it('is filtered by the year and month at the crash pad, rental, crash pad, type, method and status, in pages', async () => {
    const { lister, id, listing, old, card, cash, open } = await history();
    const list = (query: string) => idsOf(`${LIST}?${query}`, lister.token);
    expect(await list('year=2025')).toEqual([old]);
    expect(await list('year=2026')).toEqual([open, cash, card]);
    expect(await list('month=2025-12')).toEqual([old]);
    expect(await list('month=2026-01')).toEqual([card]);
    expect(await list('month=2026-02&year=2026')).toEqual([cash]);
    expect(await list('month=2026-02&year=2025')).toEqual([]);
    expect(await list('method=card')).toEqual([card, old]);
    expect(await list('method=cash')).toEqual([cash]);
    expect(await list('method=zelle')).toEqual([]);
    expect((await rig.get(`${LIST}?month=2026-13`, lister.token)).status).toBe(422);
    expect((await rig.get(`${LIST}?method=gold`, lister.token)).status).toBe(422);
    expect(await list('type=manual')).toEqual([cash]);
    expect(await list('status=pending')).toEqual([open]);
    expect(await list(`tenant_id=${id}&listing_id=${listing.id}`)).toHaveLength(4);
    expect(await list('tenant_id=999999')).toEqual([]);
    expect(await list('limit=2&offset=1')).toEqual([cash, card]);
  });
});

it('has receipts for both parties, a page at a time across charges and manual payments', async () => {
  const { lister, tenant, old, card, cash } = await history();
  for (const { token } of [lister, tenant]) {
    const read = async (query: string) => {
      const { data, next } = (await rig.get(`/receipts${query}`, token)).body;
      return [data.map(({ id }: { id: number }) => id), next];
    };
    expect(await read('')).toEqual([[cash, card, old], null]);
    expect(await read('?limit=2')).toEqual([[cash, card], card]);
    expect(await read(`?limit=2&before=${card}`)).toEqual([[old], null]);
    expect((await rig.get(`/receipts/${card}`, token)).body.data).toMatchObject({
      time_zone: 'America/New_York',
    });
  }
});

describe('the CSV file of a year', () => {
  it('is of this year by default, without formulas', async () => {
    const { lister, tenant, card, cash } = await history();
    const { text, headers } = await rig.get(EXPORT, lister.token);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="payments-2026.csv"');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [heading, ...lines] = text.trim().split('\r\n');
    expect(heading).toBe(
      'Line,Payment,Date,Time zone,Movement,For,From,Until,Amount,Deposit,Fee,Net,Method,' +
        'Payment of,Crash pad,Room and bed,Tenant,Lister,Your part,Notes',
    );
    const place = 'The Nest,"Bedroom 1, Bed 1",Tia Moon,Lea,Lister,';
    expect(lines).toEqual([
      `${card}-1,${card},2026-01-01,America/New_York,Payment,Rent,2026-01-01,2026-01-31,400.00,0.00,` +
        `-15.90,384.10,Card,,${place}`,
      `${cash}-1,${cash},2026-02-02,America/New_York,Payment,Rent,,,100.00,0.00,0.00,100.00,Cash,,` +
        `${place}"'=1+1, in ""cash"""`,
    ]);
    const before = await rig.get(`${EXPORT}?year=2025`, tenant.token);
    expect(before.headers['content-disposition']).toContain('payments-2025.csv');
    const rows = before.text.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('400.00,0.00,,,Card,');
  });

  it('has a line for each deduction of a settled deposit, and for what changes a payment later', async () => {
    const { db } = rig.database;
    const { lister, tenant, ...stay } = await addStay(rig);
    const rental = { ...stay, lister, tenant };
    const deposit = await addManualPayment(db, rental, {
      payment_for: 'deposit',
      amount_cents: 20_000,
      paid_on: '2025-12-30',
    });
    await addReturned(db, lister.id, '2026-02-01T10:00:00Z', {
      manual_payment_id: deposit,
      amount_cents: 10_000,
      kept_cents: 10_000,
      deductions: JSON.stringify([
        { reason: 'Broken lamp', for: 'damage', amount_cents: 7500 },
        { reason: 'Two nights in March', for: 'extra_nights', amount_cents: 2500 },
      ]),
    });
    const { text } = await rig.call('GET', EXPORT, {
      token: lister.token,
      headers: { 'x-locale': 'pt' },
    });
    const line = (at: number, what: string) =>
      `${deposit}-${at};${deposit};2026-02-01;UTC;${what};`;
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((item) => item.split(';2025-12-30;')[0])).toEqual([
      `${line(2, 'Reembolso;Caução')};;0,00;-100,00;0,00;0,00;À mão`,
      `${line(3, 'Caução retida;Danos')};;75,00;-75,00;0,00;75,00;`,
      `${line(4, 'Caução retida;Noites extras')};;25,00;-25,00;0,00;25,00;`,
    ]);
    expect(lines[1]).toContain(';Broken lamp');
  });
});
