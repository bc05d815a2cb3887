import type { contract } from '@crewpad/contract';
import { paymentFee, toCents, toDollars } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { BillingRig, CONFIRM } from '../../billing/testing.ts';
import { addTenant } from '../../rentals/testing.ts';
import { balanceOpenRent } from '../periods/balance-rent.ts';
import {
  addRent,
  addRented,
  expectBalanced,
  keyed,
  moneyState,
  newKey,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';

let rig: BillingRig;
let rented: Rented;
let stranger: { token: string };
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  rented = await addRented(rig);
  stranger = await addTenant(rig.accounts);
});
afterAll(() => rig.close());

const call = (method: string, path: string, options: Parameters<typeof rig.accounts.call>[2]) =>
  rig.accounts.call(method, path, options);
const pay = (path: string, token: string, key = newKey()) =>
  call('POST', `${path}/pay`, keyed(token, {}, key));
const read = async (token: string, query = '') =>
  (await rig.get(`/payment-request${query}`, token)).body as {
    data: contract.rent.PaymentRequest[];
    payment_requests: unknown[];
    total: number;
  };

async function expectRefused(
  method: string,
  path: string,
  token: string | undefined,
  body: object,
  refusal: object,
) {
  const before = await moneyState(rig);
  const answer = await call(method, path, {
    token,
    ...(method === 'POST' && path.endsWith('/pay') ? {} : { body }),
  });
  expect(answer).toMatchObject(refusal);
  expect(await moneyState(rig)).toEqual(before);
}

describe('a refused payment request', () => {
  const form = (changes: object = {}) => ({
    tenant_id: rented.id,
    payment_for: 'rent',
    amount: 100,
    ...changes,
  });
  const send = (body: object, refusal: object, token = rented.lister.token) =>
    expectRefused('POST', '/payment-request', token, body, refusal);

  it.each([
    ['1e3', 'must_be_a_number'],
    ['1,000', 'please_fill_in_all_required_fields_correctly'],
    ['abc', 'please_fill_in_all_required_fields_correctly'],
    ['-5', 'please_fill_in_all_required_fields_correctly'],
    [0, 'please_fill_in_all_required_fields_correctly'],
    ['0.49', 'is_too_small'],
    ['5000.01', 'is_too_large'],
    ['10.005', 'must_be_a_number'],
    ['', 'please_fill_in_all_required_fields_correctly'],
  ])('refuses a payment request for the amount %j', async (amount, key) => {
    await send(form({ amount }), { status: 422, body: { errors: { amount: [key] } } });
  });

  it('refuses a payment request without a purpose', async () => {
    const errors = { payment_for: ['please_select_a_payment_type'] };
    await send(form({ payment_for: undefined }), { status: 422, body: { errors } });
  });

  it.each(['xyz', 'Stripe', '', null, 1])(
    'refuses a payment request for the payment type %j',
    async (payment_type) => {
      const errors = { payment_type: ['please_select_a_payment_type'] };
      await send(form({ payment_type }), { status: 422, body: { errors } });
    },
  );

  it('refuses a payment request from a visitor, a tenant, another lister, and for another room, tenant or crash pad', async () => {
    await expectRefused('POST', '/payment-request', undefined, form(), { status: 401 });
    await send(form(), { status: 403 }, rented.tenant.token);
    const other = await addRented(rig, { card: null });
    await send(form(), { status: 404 }, other.lister.token);
    await send(form({ tenant_user_id: other.tenant.id }), { status: 404 });
    await send(form({ listing_id: other.listing.id }), { status: 404 });
    await send(form({ room_id: 1_000_000 }), { status: 404 });
    await send(form({ tenant_id: 1_000_000 }), { status: 404 });
  });

  it('refuses a payment request for an ended or only offered rental, and without payouts', async () => {
    const ended = await addRented(rig, { card: null, row: { status: 'ended' } });
    const body = form({ tenant_id: ended.id });
    await send(body, { status: 409 }, ended.lister.token);
    const unready = await addRented(rig, { card: null, account: { state: 'restricted' } });
    await send(
      form({ tenant_id: unready.id }),
      { status: 409, body: { error_code: 'PAYOUT_SETUP_REQUIRED' } },
      unready.lister.token,
    );
  });

  it('refuses a payment request with every call while the flag is off, for everyone', async () => {
    const off = await BillingRig.open();
    try {
      const { token } = await addTenant(off.accounts);
      const calls = [
        ['GET', ''],
        ['POST', ''],
        ['PUT', '/1'],
        ['POST', '/1/pay'],
        ['POST', '/1/reject'],
        ['DELETE', '/1'],
      ] as const;
      for (const [method, path] of calls) {
        const body = method === 'GET' || path.endsWith('pay') ? {} : { body: {} };
        const answer = await off.accounts.call(method, `/payment-request${path}`, {
          token,
          ...body,
        });
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
      expect((await off.accounts.get('/payment-request')).status).toBe(401);
    } finally {
      await off.close();
    }
  });
});

describe('a payment request', () => {
  it('is sent once for repeated calls, and the tenant gets an email', async () => {
    const key = newKey();
    const body = { tenant_id: rented.id, payment_for: 'other', amount: '12.34', notes: 'Linen' };
    const send = () => call('POST', '/payment-request', keyed(rented.lister.token, body, key));
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first] = answers;
    expect(first?.body).toMatchObject({
      message: 'Payment request sent successfully!',
      data: {
        tenant_id: rented.id,
        amount: 12.34,
        fee: 0.78,
        net: 11.56,
        status: 'pending',
        role: 'lister',
        abilities: { pay: false, reject: false, edit: true, withdraw: true },
      },
    });
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    const changed = await call(
      'POST',
      '/payment-request',
      keyed(rented.lister.token, { ...body, amount: 13 }, key),
    );
    expect(changed).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
    const [mail] = await mailsTo(rig.accounts, rented.tenant.email);
    expect(mail?.subject).toBe('Lea asks you for a payment of $12.34');
    expect(mail?.text).toContain('Linen');
    const request = await read(rented.tenant.token);
    expect(request.data[0]).toMatchObject({
      role: 'tenant',
      abilities: { pay: true, reject: true },
    });
    expect(request.data[0]).not.toHaveProperty('fee');
    expect(request.payment_requests).toEqual(request.data);
    expect((await read(stranger.token)).total).toBe(0);
  });

  it('is paid by its tenant only, once, also from two tabs', async () => {
    const { path, id, charge_id } = await sendRequest(rig, rented, { amount: 400 });
    await expectRefused('POST', `${path}/pay`, undefined, {}, { status: 401 });
    await expectRefused('POST', `${path}/pay`, rented.lister.token, {}, { status: 403 });
    await expectRefused('POST', `${path}/pay`, stranger.token, {}, { status: 404 });
    await expectRefused(
      'POST',
      '/payment-request/1000000/pay',
      rented.tenant.token,
      {},
      { status: 404 },
    );
    const tabs = await Promise.all([
      pay(path, rented.tenant.token),
      pay(path, rented.tenant.token),
    ]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = tabs.find(({ status }) => status === 409);
    expect(['PAYMENT_IN_PROGRESS', 'ALREADY_PAID']).toContain(loser?.body.error_code);
    expect(await pay(path, rented.tenant.token)).toMatchObject({
      status: 409,
      body: { error_code: 'ALREADY_PAID', paid: { by: 'card', amount: 400 } },
    });
    expect(await rig.charges(rented as never)).toContain(40_000);
    const paid = (await read(rented.lister.token)).data.find((row) => row.id === id);
    expect(paid).toMatchObject({ status: 'complete', fee: 15.9, net: 384.1 });
    expect(await obligationOf(rig, charge_id)).toMatchObject({
      status: 'paid',
      destination: rented.account,
      application_fee_cents: 1590,
      provider_fee_quoted_cents: 1190,
      product_fee_cents: 400,
    });
    await expectRefused('POST', `${path}/pay`, rented.tenant.token, {}, { status: 409 });
    await expectRefused('POST', `${path}/reject`, rented.tenant.token, {}, { status: 409 });
    await expectRefused('PUT', path, rented.lister.token, { amount: 1 }, { status: 409 });
    await expectBalanced(rig);
    const [mail] = await mailsTo(rig.accounts, rented.lister.email);
    expect(mail?.subject).toBe('Tia M. paid your request for $400.00');
    for (const part of ['Fee: $15.90', 'You get: $384.10']) expect(mail?.text).toContain(part);
    const [receipt] = await mailsTo(rig.accounts, rented.tenant.email);
    expect(receipt?.subject).toContain('receipt: $400.00');
  });

  it('returns the same payment for a repeated call', async () => {
    const { path, charge_id } = await sendRequest(rig, rented);
    const key = newKey();
    const first = await pay(path, rented.tenant.token, key);
    const second = await pay(path, rented.tenant.token, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await obligationOf(rig, charge_id)).attempt_count).toBe(1);
  });

  it('is not paid without a card, a customer, or payouts', async () => {
    const poor = await addRented(rig, { card: null });
    const { path } = await sendRequest(rig, poor);
    const required = { status: 422, body: { error_code: 'PAYMENT_METHOD_REQUIRED' } };
    expect(await pay(path, poor.tenant.token)).toMatchObject(required);
    const lost = await addRented(rig);
    const { path: second } = await sendRequest(rig, lost);
    await rig.db.deleteFrom('customers').where('member_id', '=', lost.tenant.id).execute();
    const missing = { status: 422, body: { error_code: 'CUSTOMER_ID_MISSING' } };
    expect(await pay(second, lost.tenant.token)).toMatchObject(missing);
    const { path: third } = await sendRequest(rig, rented);
    const set = (state: 'ready' | 'restricted') =>
      rig.db
        .updateTable('payout_accounts')
        .set({ state })
        .where('member_id', '=', rented.lister.id)
        .execute();
    const holds = async () =>
      Promise.all(
        [rented.tenant, rented.lister].flatMap(({ token }) =>
          ['/payment-request?status=pending', '/transaction?type=payment_request'].map(
            async (path) => {
              const { data } = (await rig.get(path, token)).body as { data: { hold: string }[] };
              return data[0]?.hold;
            },
          ),
        ),
      );
    expect(await holds()).toEqual([null, null, null, null]);
    await set('restricted');
    // Both sides read why nobody can pay it.
    expect(await holds()).toEqual(['payouts', 'payouts', 'payouts', 'payouts']);
    const notReady = { status: 422, body: { error_code: 'PAYEE_NOT_READY' } };
    expect(await pay(third, rented.tenant.token)).toMatchObject(notReady);
    await set('ready');
    // The provider's state takes precedence over our row.
    await rig.control(`accounts/${rented.account}/state`, { state: 'restricted' });
    expect(await pay(third, rented.tenant.token)).toMatchObject(notReady);
    await rig.control(`accounts/${rented.account}/state`, { state: 'complete' });
    expect(await pay(third, rented.tenant.token)).toMatchObject({ status: 200 });
  });

  it('stays pending after a decline, and waits for a confirmation', async () => {
    const declined = await addRented(rig, { card: 'declined' });
    const { path } = await sendRequest(rig, declined);
    expect(await pay(path, declined.tenant.token)).toMatchObject({
      status: 402,
      body: { error: 'card_error' },
    });
    for (const { token } of [declined.tenant, declined.lister]) {
      const { data, total } = await read(token, '?status=pending');
      expect(total).toBe(1);
      expect(data[0]).toMatchObject({ status: 'pending', last_attempt: 'declined' });
      const { body } = await rig.get('/transaction', token);
      expect((body as { data: object[] }).data[0]).toMatchObject({
        ...{ status: 'pending', state: 'pending', last_attempt: 'declined' },
      });
      const filtered = await rig.get('/transaction?status=failed', token);
      expect(filtered.body).toMatchObject({ total: 0 });
    }
    const request = await addRented(rig, { card: 'confirms' });
    const { path: second, charge_id } = await sendRequest(rig, request);
    expect(await pay(second, request.tenant.token)).toMatchObject({
      status: 202,
      body: { status: 'requires_action', charge_id, client_secret: expect.any(String) },
    });
    for (const { token } of [request.tenant, request.lister]) {
      const { data } = await read(token, '?status=pending');
      expect(data[0]).toMatchObject({ status: 'pending', hold: 'bank_confirmation' });
    }
    // The intent is canceled before the rejection is recorded.
    const { payment_intent } = await obligationOf(rig, charge_id);
    const rejected = await call('POST', `${second}/reject`, {
      token: request.tenant.token,
      body: {},
    });
    expect(rejected).toMatchObject({
      status: 200,
      body: { data: { status: 'rejected', reason: 'No reason provided', hold: null } },
    });
    const intent = await rig.stripe.paymentIntents.retrieve(payment_intent ?? '');
    expect(intent.status).toBe('canceled');
  });

  it('is processing during an attempt, and can then be neither paid nor rejected', async () => {
    const { path, charge_id } = await sendRequest(rig, rented);
    await rig.fault('drop_before', CONFIRM, 2);
    const key = newKey();
    const answer = await pay(path, rented.tenant.token, key);
    expect(answer).toMatchObject({ status: 202, body: { status: 'processing', charge_id } });
    expect((await read(rented.tenant.token, '?status=processing')).total).toBe(1);
    await expectRefused('POST', `${path}/reject`, rented.tenant.token, {}, { status: 409 });
    await expectRefused('DELETE', path, rented.lister.token, {}, { status: 409 });
    expect((await pay(path, rented.tenant.token)).status).toBe(409);
    expect((await pay(path, rented.tenant.token, key)).status).toBe(200);
  });

  it('is paid or rejected, not both concurrently', async () => {
    const { path, charge_id } = await sendRequest(rig, rented);
    const [paid, rejected] = await Promise.all([
      pay(path, rented.tenant.token),
      call('POST', `${path}/reject`, { token: rented.tenant.token, body: { reason: 'Not mine' } }),
    ]);
    expect([paid.status, rejected.status].toSorted()).toEqual([200, 409]);
    const { status } = await obligationOf(rig, charge_id);
    expect(status).toBe(paid.status === 200 ? 'paid' : 'cancelled');
  });

  it('is edited while pending by its lister, and a started payment follows', async () => {
    const request = await addRented(rig, { card: 'confirms' });
    const { path, charge_id } = await sendRequest(rig, request);
    await pay(path, request.tenant.token);
    const { payment_intent } = await obligationOf(rig, charge_id);
    const edit = (token: string) =>
      call('PUT', path, { token, body: { amount: '50.25', notes: 'Spot 4' } });
    expect((await edit(request.tenant.token)).status).toBe(403);
    expect((await edit(rented.lister.token)).status).toBe(404);
    expect(await edit(request.lister.token)).toMatchObject({
      status: 200,
      body: { data: { amount: 50.25, notes: 'Spot 4', payment_for: 'parking' } },
    });
    const intent = await rig.stripe.paymentIntents.retrieve(payment_intent ?? '');
    expect(intent.status).toBe('canceled');
    expect(await obligationOf(rig, charge_id)).toMatchObject({
      amount_cents: 5025,
      payment_intent: null,
      generation: 2,
    });
  });

  it.each([
    ['with another amount', 'PUT', { amount: 50 }, true],
    ['with another purpose', 'PUT', { payment_for: 'damage' }, true],
    ['withdrawn', 'DELETE', { reason: 'Paid in cash' }, true],
    ['with other notes', 'PUT', { notes: 'Spot 4' }, false],
  ] as const)(
    'that waits for the bank, %s: both sides read what became of the payment',
    async (_how, method, body, isStopped) => {
      const request = await addRented(rig, { card: 'confirms' });
      const { path, charge_id } = await sendRequest(rig, request);
      await pay(path, request.tenant.token);
      const { payment_intent } = await obligationOf(rig, charge_id);
      const before = (await mailsTo(rig.accounts, request.tenant.email)).length;
      expect((await call(method, path, { token: request.lister.token, body })).status).toBe(200);
      const intent = await rig.stripe.paymentIntents.retrieve(payment_intent ?? '');
      expect(intent.status).toBe(isStopped ? 'canceled' : 'requires_action');
      for (const { token } of [request.tenant, request.lister]) {
        const { data } = await read(token, '?status=pending');
        const holds = data.map(({ hold }) => hold);
        expect(holds).toEqual(method === 'DELETE' ? [] : [isStopped ? null : 'bank_confirmation']);
        // The stopped payment was not declined, and its fee is not that of the new amount.
        expect(data.map(({ last_attempt }) => last_attempt)).toEqual(holds.map(() => null));
        const fees = data.flatMap(({ role, amount, fee }) =>
          role === 'lister' ? [[fee, toDollars(paymentFee(toCents(amount), 'US').total)]] : [],
        );
        for (const [fee, expected] of fees) expect(fee).toBe(expected);
      }
      const mails = await mailsTo(rig.accounts, request.tenant.email);
      expect(mails.length - before).toBe(isStopped ? 1 : 0);
      const says = 'nothing to confirm with your bank. Your card was not charged.';
      expect(mails[0]?.text.includes(says)).toBe(isStopped);
    },
  );

  it('is withdrawn by its lister and then no longer listed; deletion by the tenant rejects it', async () => {
    const first = await sendRequest(rig, rented);
    await expectRefused('DELETE', first.path, stranger.token, {}, { status: 404 });
    const answer = await call('DELETE', first.path, { token: rented.lister.token, body: {} });
    expect(answer.status).toBe(200);
    const ids = (await read(rented.lister.token, '?limit=50')).data.map(({ id }) => id);
    expect(ids).not.toContain(first.id);
    const [mail] = await mailsTo(rig.accounts, rented.tenant.email);
    expect(mail?.subject).toContain('withdrew the request');
    // It is no longer in the list that the button leads to.
    expect(mail?.text).toContain('See my payment requests');
    const second = await sendRequest(rig, rented);
    const body = { reason: 'Paid in cash' };
    const rejected = await call('DELETE', second.path, { token: rented.tenant.token, body });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: 'Paid in cash' });
    const [toLister] = await mailsTo(rig.accounts, rented.lister.email);
    expect(toLister?.text).toContain('Paid in cash');
    const again = await call('DELETE', second.path, { token: rented.tenant.token, body });
    expect(again.status).toBe(409);
    // A link to one of them names who closed it, and how.
    const closedText = async ({ id }: { id: number }) => {
      const { obligation_id } = await rig.db
        .selectFrom('payment_requests')
        .select('obligation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = await call('GET', `/charges/${obligation_id}`, { token: rented.tenant.token });
      return answer.body.data.closed_text;
    };
    expect(await closedText(first)).toMatch(/ withdrew the request for \$[\d.]+\. You owe nothing/);
    expect(await closedText(second)).toMatch(/^You rejected the request of .+ for \$[\d.]+\./);
  });

  it('a payment request for rent pays the open rent, and can be paid after the rental has ended', async () => {
    const stay = await addRented(rig);
    const rent = await addRent(rig, stay, { period_from: '2026-02-01', period_to: '2026-03-01' });
    const { path } = await sendRequest(rig, stay, { payment_for: 'rent', amount: 300 });
    await rig.db
      .updateTable('rentals')
      .set({ status: 'ended' })
      .where('id', '=', stay.id)
      .execute();
    expect((await pay(path, stay.tenant.token)).status).toBe(200);
    expect(await obligationOf(rig, rent)).toMatchObject({
      status: 'paid',
      settled_cents: 30_000,
      charge_id: null,
    });
    const { body } = await call('GET', '/receipts', { token: stay.tenant.token });
    const period = { charge_id: rent, period_from: '2026-02-01', period_to: '2026-03-01' };
    expect(body.data).toMatchObject([
      { periods: [{ ...period, amount: 300, of: 300 }], credit: 0 },
    ]);
  });

  it('a payment request for rent that is not owed yet is credit, which pays the rent that is opened', async () => {
    const stay = await addRented(rig);
    const { path } = await sendRequest(rig, stay, { payment_for: 'rent', amount: 300 });
    await rig.db
      .updateTable('rentals')
      .set({ status: 'ended' })
      .where('id', '=', stay.id)
      .execute();
    expect((await pay(path, stay.tenant.token)).status).toBe(200);
    const { body } = await call('GET', '/receipts', { token: stay.tenant.token });
    expect(body.data).toMatchObject([{ periods: [], credit: 300 }]);
    const rent = await addRent(rig, stay, { period_from: '2026-02-01', period_to: '2026-03-01' });
    await balanceOpenRent(rig.accounts.services);
    expect(await obligationOf(rig, rent)).toMatchObject({ status: 'paid', settled_cents: 30_000 });
  });
});
