import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../../testing/services.ts';
import { mailsTo } from '../../../testing/test-app.ts';
import { disputeLines } from '../../billing/ledger/journal.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addEntry } from '../../reports/testing.ts';
import {
  addRented,
  keyed,
  moneyState,
  newKey,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';
import { countOpenRequests } from './requests.queries.ts';

let rig: BillingRig;
let rented: Rented;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  rented = await addRented(rig);
});
afterAll(() => rig.close());

const call = (method: string, path: string, options: Parameters<typeof rig.accounts.call>[2]) =>
  rig.accounts.call(method, path, options);
const pay = (path: string, token: string) => call('POST', `${path}/pay`, keyed(token));
const read = async (token: string) =>
  (await rig.get('/payment-request', token)).body as {
    data: { id: number; charge_id: number }[];
  };

/** Whether a session waits for a row of an obligation that another one changes. */
async function isRowAwaited(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%obligations%'
    ) as waits`.execute(rig.db);
  return rows[0]?.waits === true;
}

describe('an open payment request', () => {
  it('is not paid if its amount differs from the one shown to the tenant', async () => {
    const request = await addRented(rig);
    const { path, charge_id } = await sendRequest(rig, request, { amount: '45.00' });
    const pay = (amount: string, token = request.tenant.token) =>
      call('POST', `${path}/pay`, keyed(token, { amount }));
    expect((await pay('x')).status).toBe(422);
    expect((await pay('x', rented.tenant.token)).status).toBe(404);
    const body = { amount: '60.00' };
    await call('PUT', path, { token: request.lister.token, body });
    const refused = { status: 409, body: { error_code: 'EDITED_MEANWHILE' } };
    for (const amount of ['45.00', '20']) {
      const before = await moneyState(rig);
      expect(await pay(amount)).toMatchObject(refused);
      expect(await moneyState(rig)).toEqual(before);
    }
    expect(await obligationOf(rig, charge_id)).toMatchObject({ attempt_count: 0 });
    expect(await pay('60')).toMatchObject({ status: 200, body: { data: { status: 'complete' } } });
    // Once it is paid, the amount does not matter.
    const paid = { status: 409, body: { error_code: 'ALREADY_PAID', paid: { amount: 60 } } };
    expect(await pay('45.00')).toMatchObject(paid);
  });

  it('is not rejected if its amount differs from the one shown to the tenant', async () => {
    const request = await addRented(rig);
    const { path } = await sendRequest(rig, request, { amount: '45.00' });
    const { token } = request.tenant;
    const reject = (amount?: string) =>
      call('POST', `${path}/reject`, { token, body: { reason: 'Too much', amount } });
    expect((await reject('x')).status).toBe(422);
    await call('PUT', path, { token: request.lister.token, body: { amount: '60.00' } });
    const before = await moneyState(rig);
    const refused = { status: 409, body: { error_code: 'EDITED_MEANWHILE' } };
    expect(await reject('45.00')).toMatchObject(refused);
    expect(await moneyState(rig)).toEqual(before);
    expect(await reject('60')).toMatchObject({
      status: 200,
      body: { data: { status: 'rejected' } },
    });
  });

  // The embedded database runs one transaction at a time.
  it.skipIf(testServerUrl === undefined)(
    'is neither rejected nor paid at an amount that another session stores at that moment',
    async () => {
      const request = await addRented(rig);
      for (const step of ['reject', 'pay'] as const) {
        const { path, charge_id } = await sendRequest(rig, request, { amount: '45.00' });
        const answer = await rig.db.transaction().execute(async (trx) => {
          await trx
            .updateTable('obligations')
            .set({ amount_cents: 9000 })
            .where('id', '=', charge_id)
            .execute();
          // It reads the old amount, and then waits for the row.
          const answered = call(
            'POST',
            `${path}/${step}`,
            keyed(request.tenant.token, { amount: 45 }),
          );
          await expect.poll(isRowAwaited).toBe(true);
          return { answered };
        });
        expect(await answer.answered, step).toMatchObject({
          ...{ status: 409, body: { error_code: 'EDITED_MEANWHILE' } },
        });
        expect(await obligationOf(rig, charge_id)).toMatchObject({
          amount_cents: 9000,
          paid_at: null,
        });
        const { data } = await read(request.tenant.token);
        expect(data.find((row) => row.charge_id === charge_id)).toMatchObject({
          status: 'pending',
        });
      }
    },
  );

  it('is not paid by a repeated call if its amount was edited before the confirmation', async () => {
    const request = await addRented(rig, { card: 'confirms' });
    const { path, charge_id } = await sendRequest(rig, request, { amount: '30.00' });
    const key = newKey();
    const again = () =>
      call('POST', `${path}/pay`, keyed(request.tenant.token, { amount: '30.00' }, key));
    expect(await again()).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    await call('PUT', path, { token: request.lister.token, body: { amount: 50 } });
    const before = await moneyState(rig);
    expect(await again()).toMatchObject({ status: 409, body: { error_code: 'EDITED_MEANWHILE' } });
    expect(await moneyState(rig)).toEqual(before);
    expect(await obligationOf(rig, charge_id)).toMatchObject({ amount_cents: 5000, paid_at: null });
    // The same key cannot pay another amount.
    const other = await call(
      'POST',
      `${path}/pay`,
      keyed(request.tenant.token, { amount: 50 }, key),
    );
    expect(other).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('an open payment request with another amount or purpose is mailed to the tenant, but not with other notes', async () => {
    const request = await addRented(rig);
    const { path } = await sendRequest(rig, request, { amount: '45.00' });
    const edit = (body: object) => call('PUT', path, { token: request.lister.token, body });
    const subjects = async () =>
      (await mailsTo(rig.accounts, request.tenant.email)).map(({ subject }) => subject);
    const first = await subjects();
    expect((await edit({ notes: 'Spot 4', amount: '45.00' })).status).toBe(200);
    expect(await subjects()).toEqual(first);
    rig.accounts.clock.set(new Date(rig.accounts.clock.now().getTime() + 1000));
    expect((await edit({ amount: '60.00' })).status).toBe(200);
    expect((await subjects())[0]).toBe('Lea changed a request: $60.00');
    const [changed] = await mailsTo(rig.accounts, request.tenant.email);
    expect(changed?.text).toContain('Amount: $60.00');
    expect(changed?.text).toContain('Amount before: $45.00');
    rig.accounts.clock.set(new Date(rig.accounts.clock.now().getTime() + 1000));
    expect((await edit({ payment_for: 'damage' })).status).toBe(200);
    const [mail] = await mailsTo(rig.accounts, request.tenant.email);
    expect(mail?.text).toContain('Damage');
    expect(mail?.text).toContain('Previously for: Parking');
    expect(mail?.text).not.toContain('Amount before');
    expect(await subjects()).toHaveLength(first.length + 2);
  });

  it('waits for the lister once it is rejected, until they dismiss it or ask again', async () => {
    const request = await addRented(rig);
    const { lister, tenant } = request;
    const [parking, again, late] = [
      await sendRequest(rig, request, { payment_for: 'parking' }),
      await sendRequest(rig, request, { payment_for: 'late_fee' }),
      await sendRequest(rig, request, { payment_for: 'damage' }),
    ];
    const read = (path: string, token?: string) =>
      call('PUT', `${path}/seen`, token === undefined ? {} : { token });
    const waiting = async (token = lister.token) => {
      const { data } = (await rig.get('/payment-request', token)).body as {
        data: { payment_for: string; waits_for_lister: boolean }[];
      };
      return data.filter((row) => row.waits_for_lister).map((row) => row.payment_for);
    };
    expect((await read(parking.path, lister.token)).status).toBe(409);
    for (const { path } of [parking, again, late]) {
      await call('POST', `${path}/reject`, { token: tenant.token, body: {} });
    }
    expect([await waiting(), await waiting(tenant.token)]).toEqual([
      ['damage', 'late_fee', 'parking'],
      [],
    ]);
    const readers = [undefined, tenant.token, rented.lister.token];
    const refused = await Promise.all(readers.map((token) => read(parking.path, token)));
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 404]);
    const both = await Promise.all([1, 2].map(() => read(parking.path, lister.token)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await sendRequest(rig, request, { payment_for: 'late_fee' });
    expect(await waiting()).toEqual(['damage']);
    const left = await call('POST', `/rental/${request.id}/leave`, {
      token: tenant.token,
      body: {},
    });
    expect(left.status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('counts for its tenant until they answer', async () => {
    const request = await addRented(rig);
    const { path } = await sendRequest(rig, request);
    const second = await sendRequest(rig, request);
    const count = async ({ id }: { id: number }) => {
      const { rows } = await sql<{ count: number }>`
        select ${countOpenRequests} as count from members m where m.id = ${id}`.execute(rig.db);
      return rows[0]?.count;
    };
    expect([await count(request.tenant), await count(request.lister)]).toEqual([2, 0]);
    expect((await pay(path, request.tenant.token)).status).toBe(200);
    await call('POST', `${second.path}/reject`, {
      token: request.tenant.token,
      body: { reason: 'Not mine' },
    });
    expect(await count(request.tenant)).toBe(0);
    const { data } = await read(request.lister.token);
    expect(data.find(({ id }) => id === second.id)).toMatchObject({
      ...{ status: 'rejected', reason: 'Not mine', taken_back: 0, last_attempt: null },
    });
  });

  it('is taken back in the lists of both sides once the bank has taken its payment', async () => {
    const request = await addRented(rig);
    const { path, id, charge_id } = await sendRequest(rig, request, { amount: '45.00' });
    expect((await pay(path, request.tenant.token)).status).toBe(200);
    const lines = disputeLines({ amount: -4500, fee: 0 }, { left: 4500, excess: 0 });
    await addEntry(rig.db, charge_id, 'dispute', rig.accounts.clock.now().toISOString(), lines);
    for (const { token } of [request.tenant, request.lister]) {
      const { data } = await read(token);
      expect(data.find((row) => row.id === id)).toMatchObject({
        ...{ status: 'complete', taken_back: 45, is_disputed: false },
      });
    }
  });
});
