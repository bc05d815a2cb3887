import { AUTOPAY, PAID_BY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { disputeLines } from '../billing/ledger/journal.ts';
import {
  addEntry,
  addManualPayment,
  addOwed,
  addPaid,
  addPaidRequest,
  addReturned,
} from '../reports/testing.ts';
import { addStay } from './testing.ts';

const rig = useTestApp();

type Stay = Awaited<ReturnType<typeof addStay>>;

const stayWith = (row: Row<'rentals'> = {}) => addStay(rig, { deposit: 10_000, ...row });

/** What both sides see, which must be the same. */
async function depositOf({ id, lister, tenant }: Stay) {
  const states = await Promise.all(
    [lister, tenant].map(async ({ token }) => {
      const { body } = await rig.get('/rentals', token);
      return body.data.find((row: { id: number }) => row.id === id)?.deposit_state;
    }),
  );
  expect(states[0]).toEqual(states[1]);
  return states[0];
}

const charge = (stay: Stay, cents = 10_000) =>
  addPaid(rig.database.db, stay, '2026-01-02T10:00:00Z', { kind: 'deposit', amount_cents: cents });
const manual = (stay: Stay, cents: number, row: Row<'manual_payments'> | object = {}) =>
  addManualPayment(rig.database.db, stay, {
    payment_for: 'deposit',
    amount_cents: cents,
    paid_on: '2026-01-05',
    ...row,
  } as Row<'manual_payments'>);
const takeBack = (id: number, cents: number) =>
  addEntry(
    rig.database.db,
    id,
    'dispute',
    '2026-02-01T10:00:00Z',
    disputeLines({ amount: -cents, fee: 0 }, { left: cents, excess: 0 }),
  );

describe('the deposit', () => {
  it('is none if nothing was agreed or paid', async () => {
    expect(await depositOf(await stayWith({ deposit: 0 }))).toEqual({
      ...{ state: 'none', agreed: 0, paid: 0, held: 0, returned: 0, kept: 0, taken_back: 0 },
      disputed: 0,
      ...{
        open: 0,
        requested: 0,
        by: PAID_BY.manual,
        paid_on: null,
        settled_on: null,
        hold: null,
        reasons: [],
      },
    });
  });

  it('is agreed while the invitation is pending, by AutoPay or by hand', async () => {
    const byItself = await stayWith({ status: 'pending' });
    expect(await depositOf(byItself)).toMatchObject({
      state: 'agreed',
      by: PAID_BY.manual,
      open: 0,
    });
    const automatic = await stayWith({ status: 'pending', auto_pay: AUTOPAY.on });
    expect(await depositOf(automatic)).toMatchObject({
      state: 'agreed',
      agreed: 100,
      by: 'autopay',
    });
    const stay = await stayWith({ status: 'pending', auto_pay: AUTOPAY.asked });
    expect(await depositOf(stay)).toMatchObject({ by: PAID_BY.manual });
  });

  it('is processing while its payment is in progress', async () => {
    const stay = await stayWith({ status: 'pending', auto_pay: AUTOPAY.on });
    const row = { kind: 'deposit', amount_cents: 10_000, status: 'collecting' } as const;
    await addOwed(rig.database.db, stay, row);
    expect(await depositOf(stay)).toMatchObject({ state: 'processing', paid: 0 });
  });

  it('is due once the rental is accepted and nothing was paid', async () => {
    const open = { state: 'due', agreed: 100, paid: 0, open: 100, by: PAID_BY.manual };
    const stay = await stayWith();
    expect(await depositOf(stay)).toMatchObject(open);
    const { body } = await rig.get('/rentals', stay.tenant.token);
    expect(body.data[0].owed).toEqual({
      ...{ amount: 100, since: '2026-01-01', rent: 0, deposit: 100, requests: 0 },
    });
    // AutoPay that was turned on later does not charge it.
    expect(await depositOf(await stayWith({ auto_pay: AUTOPAY.on }))).toMatchObject(open);
  });

  it('is asked for by card while a request for it is open', async () => {
    const stay = await stayWith();
    const { db } = rig.database;
    const terms = { amount_cents: 12_000, created_at: '2026-01-03T10:00:00Z' };
    const parties = { lister_id: stay.lister.id, tenant_id: stay.tenant.id };
    const obligation_id = await addOwed(db, stay, { ...terms, kind: 'payment_request' });
    const request = { ...terms, ...parties, rental_id: stay.id, obligation_id };
    const { id } = await db
      .insertInto('payment_requests')
      .values({ ...request, payment_for: 'deposit', updated_at: terms.created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const open = { state: 'due', open: 100, by: PAID_BY.manual };
    expect(await depositOf(stay)).toMatchObject({ ...open, requested: 100 });
    const set = { status: 'rejected' } as const;
    await db.updateTable('payment_requests').set(set).where('id', '=', id).execute();
    expect(await depositOf(stay)).toMatchObject({ ...open, requested: 0 });
  });

  it('is part until entries and requests add up to it; more than agreed is held too', async () => {
    const stay = await stayWith();
    const first = await manual(stay, 4000);
    const part = { state: 'part', paid: 40, held: 40, open: 60, paid_on: '2026-01-05' };
    expect(await depositOf(stay)).toMatchObject(part);
    await addPaidRequest(rig.database.db, stay, '2026-01-10T10:00:00Z', 'deposit');
    const more = { state: 'part', paid: 90, held: 90, open: 10, paid_on: '2026-01-10' };
    expect(await depositOf(stay)).toMatchObject(more);
    await manual(stay, 3000);
    expect(await depositOf(stay)).toMatchObject({ state: 'held', paid: 120, held: 120, open: 0 });
    await rig.database.db
      .updateTable('manual_payments')
      .set({ voided_at: '2026-01-11T00:00:00Z', voided_on: '2026-01-11', void_reason: 'Typo' })
      .where('id', '=', first)
      .execute();
    expect(await depositOf(stay)).toMatchObject({ state: 'part', held: 80, open: 20 });
  });

  it('is held after AutoPay charged it, also once AutoPay is off and the stay is over', async () => {
    const stay = await stayWith({ auto_pay: AUTOPAY.on });
    await charge(stay);
    const held = { state: 'held', held: 100, open: 0, by: 'autopay', paid_on: '2026-01-02' };
    expect(await depositOf(stay)).toMatchObject(held);
    const set = {
      status: 'ended',
      auto_pay: AUTOPAY.off,
      ended_at: '2026-02-01T00:00:00Z',
    } as const;
    await rig.database.db.updateTable('rentals').set(set).where('id', '=', stay.id).execute();
    expect(await depositOf(stay)).toMatchObject(held);
  });

  it('is settled with the reasons, also years later', async () => {
    const ended = { status: 'ended', ended_at: '2022-02-01T00:00:00Z' } as const;
    const stay = await stayWith({ ...ended, time_zone: 'America/New_York' });
    const id = await charge(stay);
    await addReturned(rig.database.db, stay.lister.id, '2022-02-02T03:00:00Z', {
      obligation_id: id,
      amount_cents: 2500,
      kept_cents: 7500,
      deductions: JSON.stringify([
        { reason: 'Cleaning', amount_cents: 5000 },
        { reason: 'Lost key', amount_cents: 2500 },
      ]),
    });
    expect(await depositOf(stay)).toMatchObject({
      ...{ state: 'settled', held: 0, returned: 25, kept: 75, open: 0 },
      ...{ settled_on: '2022-02-01', reasons: ['Cleaning', 'Lost key'] },
    });
  });

  it('is held again if the bank returned its refund', async () => {
    const stay = await stayWith({ status: 'ended', ended_at: '2026-02-01T00:00:00Z' });
    const id = await charge(stay);
    const returned = { obligation_id: id, amount_cents: 10_000, state: 'returned' } as const;
    await addReturned(rig.database.db, stay.lister.id, '2026-02-02T03:00:00Z', returned);
    expect(await depositOf(stay)).toMatchObject({ state: 'held', held: 100, returned: 0 });
  });

  it('is taken back after a lost dispute, and held again once it is paid again', async () => {
    const stay = await stayWith({ auto_pay: AUTOPAY.on });
    await takeBack(await charge(stay), 10_000);
    const lost = { state: 'taken_back', held: 0, taken_back: 100, open: 100, by: 'autopay' };
    expect(await depositOf(stay)).toMatchObject(lost);
    await manual(stay, 10_000);
    const again = { state: 'held', paid: 200, held: 100, taken_back: 100, open: 0 };
    expect(await depositOf(stay)).toMatchObject(again);
  });

  it('that was settled before it was taken back is not open again', async () => {
    const stay = await stayWith();
    const id = await charge(stay);
    const all = { obligation_id: id, amount_cents: 10_000 };
    await addReturned(rig.database.db, stay.lister.id, '2026-01-20T03:00:00Z', all);
    await takeBack(id, 10_000);
    expect(await depositOf(stay)).toMatchObject({ state: 'settled', open: 0, taken_back: 100 });
  });

  it('the deposit of a closed invitation is none, and one that was never paid keeps its line after the end', async () => {
    const canceled = await stayWith({ status: 'cancelled', accepted_at: null });
    expect(await depositOf(canceled)).toMatchObject({ state: 'none', open: 0 });
    const ended = await stayWith({ status: 'ended', ended_at: '2026-02-01T00:00:00Z' });
    expect(await depositOf(ended)).toMatchObject({ state: 'due', agreed: 100, open: 0 });
  });
});
