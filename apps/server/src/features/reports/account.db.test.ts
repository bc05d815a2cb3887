import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addParty, addStay } from '../rentals/testing.ts';
import { accountFacts } from './account.queries.ts';
import {
  addCardRefund,
  addManualPayment,
  addManyPaid,
  addOwed,
  addPaid,
  addPaidRequest,
  planOf,
} from './testing.ts';

const rig = useTestApp();

const pathOf = (id: number | string) => `/rental/${id}/account`;

describe('the account of a rental', () => {
  it('is refused to visitors, and not found by strangers, admins or under a wrong number', async () => {
    const { id, lister } = await addStay(rig);
    expect((await rig.get(pathOf(id))).status).toBe(401);
    const other = await addParty(rig);
    expect((await rig.get(pathOf(id), other.token)).status).toBe(404);
    const admin = await addParty(rig, { user_plan: null, role: 'admin' });
    expect((await rig.get(pathOf(id), admin.token)).status).toBe(404);
    expect((await rig.get(pathOf(2_147_483_647), lister.token)).status).toBe(404);
    expect((await rig.get(pathOf('x'), lister.token)).status).toBe(422);
  });

  it('is empty before anything is due', async () => {
    const { id, tenant } = await addStay(rig, { status: 'pending', deposit: 10_000 });
    const { body } = await rig.get(pathOf(id), tenant.token);
    expect(body).toEqual({ data: [], balance: 0 });
  });

  it('lists what was due and paid, oldest first, the same for both sides, with the balance', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { deposit: 20_000 });
    const paid = await addPaid(db, stay, '2026-01-01T07:00:00Z', { period_to: '2026-02-01' });
    await addCardRefund(db, paid, '2026-01-20T12:00:00Z', 10_000);
    const deposit = await addManualPayment(db, stay, {
      ...{ amount_cents: 5000, payment_for: 'deposit', paid_on: '2026-01-10' },
    });
    const owed = await addOwed(db, stay, {
      ...{ period_from: '2026-02-01', period_to: '2026-03-01' },
    });
    const cash = await addManualPayment(db, stay, { amount_cents: 10_000, paid_on: '2026-02-03' });
    await db
      .insertInto('allocations')
      .values({
        ...{ rental_id: stay.id, manual_payment_id: cash, use: 'rent', obligation_id: owed },
        ...{ amount_cents: 10_000, created_at: TEST_NOW },
      })
      .execute();
    const parking = await addPaidRequest(db, stay, '2026-02-20T10:00:00Z', 'parking');
    const { body, status, text } = await rig.get(pathOf(stay.id), stay.lister.token);
    expect(status, text).toBe(200);
    const line = (on: string, kind: string, amount: number, balance: number, ids: object = {}) => ({
      ...{ on, kind, amount, balance },
      ...ids,
    });
    const receipt = (id: number) => ({ transaction_id: id, receipt_id: id });
    expect(body.data).toEqual([
      line('2026-01-01', 'rent', 400, 400, { charge_id: paid }),
      line('2026-01-01', 'deposit', 200, 600),
      line('2026-01-01', 'payment', -400, 200, receipt(paid)),
      line('2026-01-10', 'payment', -50, 150, receipt(deposit)),
      // Nobody owes again what went back to the card.
      line('2026-01-20', 'rent', -100, 50, { transaction_id: paid }),
      line('2026-01-20', 'refund', 100, 150, { transaction_id: paid }),
      line('2026-02-01', 'rent', 400, 550, { charge_id: owed }),
      line('2026-02-03', 'payment', -100, 450, receipt(cash)),
      line('2026-02-20', 'request', 50, 500),
      line('2026-02-20', 'payment', -50, 450, receipt(parking)),
    ]);
    expect(body.balance).toBe(450);
    const own = await rig.get(pathOf(stay.id), stay.tenant.token);
    expect(own.body).toEqual(body);
    const rentals = await rig.get('/rental?status=accepted', stay.lister.token);
    expect(rentals.body.data[0].owed.amount).toBe(450);
  });

  it('is read by the indexes of the rental, among thousands of payments of others', async () => {
    const { db } = rig.database;
    await addManyPaid(db, await addStay(rig));
    const { id, lister } = await addStay(rig);
    const facts = accountFacts({ side: 'lister', memberId: lister.id }, id, TEST_NOW);
    const plan = await planOf(db, facts, 'off');
    expect(plan).not.toMatch(/Seq Scan on (obligations|journal|journal_lines)/);
  });
});
