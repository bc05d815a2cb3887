import { AUTOPAY, LOCALES } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyed, RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

const FIRST = '2027-03-01T07:00:00Z';

/** Rent of $400.00 by hand, due now. */
async function due(): Promise<Tenancy & { charge: number; listerToken: string }> {
  rig.at('2027-02-28T12:00:00Z');
  const tenancy = await rig.tenancy({ auto_pay: AUTOPAY.off });
  await rig.runAt(FIRST);
  const { id: charge } = await rig.row(tenancy.id);
  const { accounts } = rig.billing;
  await rig.db
    .updateTable('members')
    .set({ expire_at: '2030-01-01T00:00:00Z', display_name: 'Lea' })
    .where('id', '=', tenancy.lister.id)
    .execute();
  return { ...tenancy, charge, listerToken: await accounts.tokenOf(tenancy.lister.id) };
}

const collect = (charge: number, token: string, key?: string) =>
  rig.billing.accounts.call('POST', `/charges/${charge}/collect`, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const record = (token: string, body: object) => rig.billing.post('/transaction', body, token);

const lease = (charge: number, owner: string, seconds: number) =>
  rig.db
    .updateTable('obligations')
    .set({
      lease_owner: owner,
      lease_until: new Date(rig.clock.now().getTime() + seconds * 1000),
    })
    .where('id', '=', charge)
    .execute();

it('rent that the lister recorded meanwhile is not called paid by card', async () => {
  const { id, charge, lister, tenant, listerToken } = await due();
  const entry = { tenant_id: id, amount: '400.00', payment_method: 'zelle' };
  expect((await record(listerToken, entry)).status).toBe(201);
  const today = await collect(charge, tenant.token, 'k');
  expect(today).toMatchObject({
    status: 409,
    body: {
      error_code: 'ALREADY_PAID',
      message: 'Lea recorded $400.00 by Zelle today. Your card was not charged.',
      paid: { by: 'entry', method: 'zelle', amount: 400 },
    },
  });
  rig.clock.advance(3 * 24 * 3600);
  expect((await collect(charge, tenant.token, 'k')).body.message).toBe(
    'Lea recorded $400.00 by Zelle on March 1, 2027. Your card was not charged.',
  );
  const { body } = await rig.billing.get(`/charges/${charge}`, tenant.token);
  expect(body.data).toMatchObject({
    ...{ status: 'paid', paid: { by: 'entry', amount: 400 } },
    paid_text: 'Lea recorded $400.00 by Zelle on March 1, 2027. Your card was not charged.',
  });
  const newToken = await rig.billing.accounts.tokenOf(lister.id);
  const { body: listers } = await rig.billing.get(`/charges/${charge}`, newToken);
  expect(listers.data).not.toHaveProperty('paid_text');
  expect(await rig.billing.charges(tenant)).toEqual([]);
});

it('rent that was paid by card names the charge once, and only its payer', async () => {
  const { charge, tenant, listerToken } = await due();
  expect((await collect(charge, tenant.token, 'one')).status).toBe(200);
  expect(await collect(charge, tenant.token, 'two')).toMatchObject({
    status: 409,
    body: {
      error_code: 'ALREADY_PAID',
      message: 'Your card was charged $400.00 today. It was not charged again.',
      paid: { by: 'card', amount: 400, receipt_id: charge },
    },
  });
  expect((await collect(charge, listerToken)).status).toBe(409);
  expect(await rig.billing.charges(tenant)).toEqual([40_000]);
});

it('the link to rent that was refunded in part says what was paid and what went back', async () => {
  const { charge, tenant, listerToken } = await due();
  expect((await collect(charge, tenant.token, 'refunded')).status).toBe(200);
  const refunded = (amount: number) =>
    rig.billing.accounts.call(
      'POST',
      `/transaction/${charge}/refund`,
      keyed(listerToken, { amount }),
    );
  const says = async () =>
    (await rig.billing.get(`/charges/${charge}`, tenant.token)).body.data.paid_text;
  expect((await refunded(120)).status).toBe(200);
  expect(await says()).toBe(
    'Your card was charged $400.00 today. It was not charged again. $120.00 of it went back to you on March 1, 2027.',
  );
  expect((await refunded(280)).status).toBe(200);
  expect(await says()).toContain('$280.00 of it went back to you on March 1, 2027.');
});

it('rent that was written off meanwhile says who did it, and why, to its payer only', async () => {
  const { charge, tenant, listerToken } = await due();
  const body = { reason: 'The heating was off' };
  const path = `/charges/${charge}`;
  expect((await rig.billing.post(`${path}/write-off`, body, listerToken)).status).toBe(200);
  const says =
    'Lea wrote off the rent of $400.00 for March 1, 2027 to March 31, 2027. You owe nothing for it. Reason: The heating was off';
  expect(await collect(charge, tenant.token)).toMatchObject({
    ...{ status: 409, body: { message: says } },
  });
  const { body: own } = await rig.billing.get(path, tenant.token);
  expect(own.data).toMatchObject({ status: 'cancelled', closed_text: says });
  const { body: listers } = await rig.billing.get(path, listerToken);
  expect(listers.data).not.toHaveProperty('closed_text');
});

it.each([
  ['trimmed', 'was canceled because the check-out or the payment day has changed.'],
  ['voided', 'Lea corrected the entry that had paid the rent of $400.00'],
  ['withdrawn', 'so the rent of $400.00 is no longer open.'],
  [null, 'was canceled. You owe nothing for it.'],
] as const)(
  'cancelled rent says in every language what became of it: %s',
  async (closed_as, text) => {
    const { charge, tenant } = await due();
    await rig.db
      .updateTable('obligations')
      .set({ status: 'cancelled', closed_as, next_attempt_at: null })
      .where('id', '=', charge)
      .execute();
    const says = await Promise.all(
      LOCALES.map(async (locale) => {
        const headers = { 'x-locale': locale };
        const path = `/charges/${charge}`;
        const { body } = await rig.billing.accounts.call('GET', path, {
          token: tenant.token,
          headers,
        });
        return body.data.closed_text;
      }),
    );
    expect(says[LOCALES.indexOf('en')]).toContain(text);
    expect(new Set(says).size).toBe(LOCALES.length);
  },
);

it('a part that was recorded meanwhile is not part of the answered amount', async () => {
  const { id, charge, tenant, listerToken } = await due();
  await record(listerToken, { tenant_id: id, amount: '150.00' });
  expect(await collect(charge, tenant.token, 'k')).toMatchObject({
    status: 200,
    body: { data: { amount: 250 } },
  });
});

it('a payment in progress names the charge that the other tab can follow', async () => {
  const { charge, tenant } = await due();
  await lease(charge, 'another', 60);
  expect(await collect(charge, tenant.token, 'k')).toMatchObject({
    status: 409,
    body: { error_code: 'PAYMENT_IN_PROGRESS', charge_id: charge },
  });
});

it('an entry in progress is not called a card payment', async () => {
  const { id, charge, tenant, listerToken } = await due();
  await lease(charge, 'hold:another', 60);
  const message = 'This rent is being recorded. Please try again in a minute.';
  const paying = await collect(charge, tenant.token, 'k');
  expect(paying).toMatchObject({
    status: 409,
    body: { error_code: 'PAYMENT_IN_PROGRESS', message },
  });
  expect(paying.body).not.toHaveProperty('charge_id');
  const recording = await record(listerToken, { tenant_id: id, amount: '400.00' });
  expect(recording).toMatchObject({ status: 409, body: { message } });
});

it.each(['another', 'hold:another'])(
  'a lease of %s that ends hours ahead was written by a wrong clock, and blocks nothing',
  async (owner) => {
    const { id, charge, tenant, listerToken } = await due();
    await lease(charge, owner, 121);
    expect((await record(listerToken, { tenant_id: id, amount: '100.00' })).status).toBe(201);
    await lease(charge, owner, 4 * 3600);
    expect((await collect(charge, tenant.token, 'k')).status).toBe(200);
    expect(await rig.billing.charges(tenant)).toEqual([30_000]);
  },
);
