import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { openReplacement } from './balance-rent.ts';
import { keyed, RentRig } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

const open = (replaced: number, cause: string, amountCents = 40_000) =>
  transaction(rig.db, (trx) =>
    openReplacement(trx, { replaced, cause, amountCents, now: rig.clock.now() }),
  );

/** Rent of March that a card has paid, and its replacement. */
async function replaced(checkout_date: string | null = null) {
  rig.at('2027-02-28T12:00:00Z');
  const stay = await rig.tenancy({ checkout_date });
  await rig.runAt('2027-03-01T07:00:00Z');
  const paid = await rig.row(stay.id);
  expect(paid.status).toBe('paid');
  rig.at('2027-03-10T12:00:00Z');
  const id = await open(paid.id, `dp_${paid.id}`);
  return { ...stay, paid, replacement: id };
}

const rowOf = (id: number) =>
  rig.db.selectFrom('obligations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const call = (path: string, token: string, body = {}) =>
  rig.billing.accounts.call('POST', path, keyed(token, body));

it('a replacement has the days of its row, is late at once, and exists once per cause', async () => {
  const { paid, replacement } = await replaced();
  const row = await rowOf(replacement);
  expect(row.late_from).toEqual(row.created_at);
  expect(row).toMatchObject({
    kind: 'rent',
    status: 'due',
    collection: COLLECTION.manual,
    period_from: paid.period_from,
    period_to: paid.period_to,
    amount_cents: 40_000,
    due_at: paid.due_at,
    next_attempt_at: null,
  });
  const cause = `dp_${paid.id}`;
  const again = await Promise.all([open(paid.id, cause), open(paid.id, cause), open(paid.id, 'x')]);
  expect(again.slice(0, 2)).toEqual([replacement, replacement]);
  expect(again[2]).not.toBe(replacement);
});

it('neither the schedule nor the lister charges a replacement, and no check-out changes it', async () => {
  const { id, lister, replacement } = await replaced();
  expect((await call(`/charges/${replacement}/collect`, lister.token)).status).toBe(409);
  const roll = await rig.billing.accounts.get('/lister/rent-roll?month=2027-03', lister.token);
  const rentRow = roll.body.data.find(
    (row: { charge_id: number }) => row.charge_id === replacement,
  );
  expect(rentRow.abilities).toMatchObject({ collect: false, add_payment: true });
  const body = { checkout_date: '2027-03-15', checkout_time: '12:00', reason: 'Base change' };
  expect((await call(`/rental/${id}/checkout`, lister.token, body)).status).toBe(200);
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await rowOf(replacement)).toMatchObject({
    status: 'due',
    amount_cents: 40_000,
    period_to: '2027-04-01',
    attempt_count: 0,
  });
});

it('the next period is billed beside an open replacement', async () => {
  const { id } = await replaced();
  await rig.runAt('2027-04-01T07:00:00Z');
  const rows = await rig.rows(id);
  expect(rows.map(({ period_from, status }) => [period_from, status])).toEqual([
    ['2027-03-01', 'paid'],
    ['2027-03-01', 'due'],
    ['2027-04-01', 'paid'],
  ]);
});

it('the tenant pays a replacement by card, also after they left', async () => {
  const { tenant, lister, id, replacement } = await replaced();
  const body = { checkout_date: '2027-03-10', checkout_time: '06:00', reason: 'Base change' };
  expect((await call(`/rental/${id}/checkout`, lister.token, body)).status).toBe(200);
  expect((await call(`/charges/${replacement}/collect`, tenant.token)).status).toBe(200);
  expect((await rowOf(replacement)).status).toBe('paid');
});

it('the lister records cash for a replacement', async () => {
  const { id, lister, replacement } = await replaced();
  const entry = { tenant_id: id, amount: 400, period_from: '2027-03-01' };
  expect((await call('/transaction', lister.token, entry)).status).toBe(201);
  expect(await rowOf(replacement)).toMatchObject({ status: 'paid', settled_cents: 40_000 });
});

it('the lister writes off rent by hand, once: its days stay billed, and the tenant is told', async () => {
  const { id, lister, tenant, replacement, paid } = await replaced();
  const path = `/charges/${replacement}/write-off`;
  const body = { reason: 'We settled it' };
  expect((await call(path, tenant.token, body)).status).toBe(403);
  expect((await call(path, lister.token, { reason: ' ' })).status).toBe(422);
  expect((await call(`/charges/${paid.id}/write-off`, lister.token, body)).status).toBe(409);
  const answers = await Promise.all([
    call(path, lister.token, body),
    call(path, lister.token, body),
    call(`/charges/${replacement}/collect`, tenant.token),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const row = await rowOf(replacement);
  if (row.status === 'paid') return;
  expect(row).toMatchObject({ closed_as: 'written_off', close_reason: 'We settled it' });
  expect(await rig.mailsAbout(replacement)).toContain('rent_written_off');
  for (const token of [lister.token, tenant.token]) {
    const { body: list } = await rig.billing.accounts.get(`/transaction?tenant_id=${id}`, token);
    const row = list.data.find((item: { id: number }) => item.id === replacement);
    expect(row).toMatchObject({
      status: 'written_off',
      state: 'written_off',
      written_off: { reason: 'We settled it' },
    });
    for (const filter of ['status=pending', 'state=late']) {
      const path = `/transaction?tenant_id=${id}&${filter}`;
      expect((await rig.billing.accounts.get(path, token)).body.data).toEqual([]);
    }
    const { body: history } = await rig.billing.accounts.get('/rental-history', token);
    expect(history.data[0]).toMatchObject({
      ...{ action: 'write_off', actor: 'lister', reason: 'We settled it' },
      change_summary: { rent_owed: { from: 400, to: null }, rent_days: { to: '2027-04-01' } },
    });
  }
});
