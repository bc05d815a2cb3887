import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { sendRefunds } from '../../billing/collection/send-refund.ts';
import { syncRefunds } from '../../billing/collection/sync.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addTenant } from '../../rentals/testing.ts';
import {
  addRent,
  addRented,
  expectBalanced,
  journalSums,
  keyed,
  moneyState,
  newKey,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';

const REFUNDS = '/v1/refunds';

let rig: BillingRig;
let rented: Rented;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  rented = await addRented(rig);
});
afterAll(() => rig.close());

const refund = (id: number, body: object, token = rented.lister.token, key = newKey()) =>
  rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(token, body, key));

async function expectRefused(id: number, body: object, refusal: object, token?: string) {
  const before = await moneyState(rig);
  expect(await refund(id, body, token)).toMatchObject(refusal);
  expect(await moneyState(rig)).toEqual(before);
}

/** A paid request of the tenant. @returns its transaction number */
async function paid(changes: object = {}, by = rented): Promise<number> {
  const { path, charge_id } = await sendRequest(rig, by, { amount: 400, ...changes });
  const answer = await rig.accounts.call('POST', `${path}/pay`, keyed(by.tenant.token));
  if (answer.status !== 200) throw new Error(`not paid: ${answer.text}`);
  return charge_id;
}

async function manual(body: object, by = rented): Promise<number> {
  const answer = await rig.accounts.call(
    'POST',
    '/transaction',
    keyed(by.lister.token, { tenant_id: by.id, ...body }),
  );
  return (answer.body as { data: { id: number } }).data.id;
}

const depositHeld = async ({ lister }: Rented) =>
  ((await rig.get('/rental', lister.token)).body as { data: { deposit_held: number }[] }).data[0]
    ?.deposit_held;

describe('a refused refund', () => {
  it.each([
    ['1e3', 'must_be_a_number'],
    ['1,000', 'must_be_a_number'],
    ['-1', 'is_too_small'],
    ['0', 'is_too_small'],
    ['400.01', 'is_more_than_remains'],
    [undefined, 'amount_required'],
  ])('refuses a refund for the amount %j', async (amount, key) => {
    const id = await paid();
    await expectRefused(id, { amount }, { status: 422, body: { errors: { amount: [key] } } });
  });

  it('refuses a refund by a visitor, the tenant, a stranger and another lister, also with an invalid body', async () => {
    const id = await paid();
    const other = await addRented(rig, { card: null });
    const stranger = await addTenant(rig.accounts);
    expect((await rig.accounts.post(`/transaction/${id}/refund`, { amount: 1 })).status).toBe(401);
    for (const body of [{ amount: 1 }, { amount: 'x' }]) {
      await expectRefused(id, body, { status: 403 }, rented.tenant.token);
      await expectRefused(id, body, { status: 403 }, stranger.token);
      await expectRefused(id, body, { status: 404 }, other.lister.token);
      await expectRefused(1_000_000, body, { status: 404 });
    }
  });

  it('refuses a refund of an unpaid or already returned payment, or with deductions from anything but a deposit', async () => {
    const { charge_id } = await sendRequest(rig, rented);
    await expectRefused(charge_id, { amount: 1 }, { status: 409 });
    const id = await paid();
    const deductions = [{ reason: 'Paint', amount: 10 }];
    await expectRefused(id, { amount: 1, deductions }, { status: 422 });
    expect((await refund(id, { amount: 400 })).status).toBe(200);
    await expectRefused(id, { amount: 1 }, { status: 409 });
  });
});

describe('a refund to the card', () => {
  it('deducts the amount from the lister, who pays the fee, and emails the tenant', async () => {
    const id = await paid();
    const { body, status } = await refund(id, { amount: '100.00', reason: 'A cold week' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { id, refund: 100, status: 'paid', abilities: { refund: true } },
      refund: { amount: 100, kept: 0, state: 'done' },
    });
    expect((await obligationOf(rig, id)).status).toBe('partially_refunded');
    await expectBalanced(rig);
    expect(await mailsTo(rig.accounts, rented.tenant.email)).toContainEqual(
      expect.objectContaining({
        subject: 'Lea returned $100.00 to you',
        text: expect.stringContaining('A cold week'),
      }),
    );
    const receipt = await rig.get(`/receipts/${id}`, rented.tenant.token);
    expect(receipt.body).toMatchObject({ data: { amount: 400, refund: { amount: 100 } } });
    expect((await refund(id, { amount: 300.01 })).status).toBe(422);
    expect((await refund(id, { amount: 300 })).status).toBe(200);
    expect((await obligationOf(rig, id)).status).toBe('refunded');
    await expectBalanced(rig);
  });

  it('has its reason in the list and on the receipt of both sides, and after a block of the lister only', async () => {
    const { id: other, lister, tenant } = await addRented(rig);
    const { body: paid } = await rig.accounts.call('POST', '/transaction', {
      ...keyed(lister.token, { tenant_id: other, amount: 400 }),
    });
    const { id } = paid.data as { id: number };
    await refund(id, { amount: 100, method: 'outside', reason: 'A cold week' }, lister.token);
    const read = async (token: string) => {
      const { body: list } = await rig.get('/transaction', token);
      const { body: receipt } = await rig.get(`/receipts/${id}`, token);
      return [list.data[0], receipt.data].map(({ refunds: [one] }) => one.reason);
    };
    const reasons = ['A cold week', 'A cold week'];
    expect([await read(lister.token), await read(tenant.token)]).toEqual([reasons, reasons]);
    await rig.db
      .insertInto('blocks')
      .values({ member_id: tenant.id, blocked_id: lister.id })
      .execute();
    expect([await read(lister.token), await read(tenant.token)]).toEqual([reasons, [null, null]]);
  });

  it.each(['tenant', 'lister'] as const)(
    'free text of money stands on the rental only once the %s has blocked the other',
    async (by) => {
      const stay = await addRented(rig);
      const { lister, tenant } = stay;
      const send = (path: string, token: string, body: object) =>
        rig.accounts.call('POST', path, keyed(token, body));
      const record = async (amount: number, payment_for: string) => {
        const body = { tenant_id: stay.id, amount, payment_for };
        return (await send('/transaction', lister.token, body)).body.data.id as number;
      };
      const [deposit, wrong] = [await record(100, 'deposit'), await record(40, 'other')];
      const text = { text: 'I never paid this' };
      await send(`/charges/${wrong}/objection`, tenant.token, text);
      await send(`/charges/${wrong}/objection/answer`, lister.token, { text: 'You did' });
      await send(`/transaction/${wrong}/void`, lister.token, { reason: 'A typo' });
      const deductions = ['A lamp', 'A chair'].map((reason) => ({ reason, amount: 15 }));
      await refund(deposit, { amount: 70, method: 'outside', deductions }, lister.token);
      const part = { ...text, refund_id: 0, line: 1 };
      const { body: list } = await rig.get('/transaction', tenant.token);
      const row = list.data.find(({ id }: { id: number }) => id === deposit);
      part.refund_id = row.refunds[0].id;
      await send(`/charges/${deposit}/objection`, tenant.token, part);
      const [member_id, blocked_id] =
        by === 'tenant' ? [tenant.id, lister.id] : [lister.id, tenant.id];
      await rig.db.insertInto('blocks').values({ member_id, blocked_id }).execute();
      const words = { lister: /A typo|A lamp|A chair|You did/, tenant: /I never paid this/ };
      for (const [reader, writer] of [
        ['tenant', 'lister'],
        ['lister', 'tenant'],
      ] as const) {
        const { token } = stay[reader];
        for (const path of ['/transaction', `/receipts/${deposit}`, `/receipts/${wrong}`]) {
          const { text: page } = await rig.get(path, token);
          expect(page).not.toMatch(words[writer]);
          expect(page).toMatch(words[reader]);
        }
        const { text: csv } = await rig.get('/transaction/export?year=2026', token);
        expect(csv).not.toMatch(words[writer]);
        // The rental's own page keeps what a rule requires.
        const { text: history } = await rig.get(`/rental-history/tenant/${stay.id}`, token);
        for (const word of ['A typo', 'A lamp', 'A chair', 'You did', 'I never paid this']) {
          expect(history).toContain(word);
        }
      }
    },
  );

  it('is made once for repeated and concurrent calls', async () => {
    const id = await paid();
    const key = newKey();
    const ask = () => refund(id, { amount: 50 }, rented.lister.token, key);
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refund.id)).size).toBe(1);
    const { charge_id } = await obligationOf(rig, id);
    const refunds = await rig.stripe.refunds.list({ charge: charge_id ?? '' });
    expect(refunds.data).toHaveLength(1);
    const other = await refund(id, { amount: 51 }, rented.lister.token, key);
    expect(other).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
    await expectBalanced(rig);
  });

  it('never returns more than was paid for two concurrent keys', async () => {
    const id = await paid();
    const answers = await Promise.all([refund(id, { amount: 300 }), refund(id, { amount: 300 })]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBalanced(rig);
  });

  it('is found by its metadata after a lost response, and no other one starts in the meantime', async () => {
    const id = await paid();
    await rig.loseAnswer(REFUNDS);
    const lost = await refund(id, { amount: 75 });
    expect(lost).toMatchObject({ status: 202, body: { refund: { state: 'pending' } } });
    expect((await refund(id, { amount: 10 })).status).toBe(409);
    rig.accounts.clock.set(new Date(rig.accounts.clock.now().getTime() + 120_000));
    await sendRefunds(rig.accounts.services);
    const row = await rig.get(`/receipts/${id}`, rented.tenant.token);
    expect(row.body).toMatchObject({ data: { refund: { amount: 75 } } });
    const { charge_id } = await obligationOf(rig, id);
    expect((await rig.stripe.refunds.list({ charge: charge_id ?? '' })).data).toHaveLength(1);
    expect((await refund(id, { amount: 10 })).status).toBe(200);
    await expectBalanced(rig);
  });

  it('is made by the job if it never reached the provider', async () => {
    const id = await paid();
    await rig.fault('drop_before', REFUNDS, 2, 'POST');
    const key = newKey();
    expect((await refund(id, { amount: 20 }, rented.lister.token, key)).status).toBe(202);
    const again = await refund(id, { amount: 20 }, rented.lister.token, key);
    expect(again).toMatchObject({ status: 200, body: { refund: { state: 'done' } } });
    await expectBalanced(rig);
  });

  it('returns 422 when the provider rejects it, changes nothing, and can be made another way', async () => {
    const stay = await addRented(rig);
    const id = await paid({ payment_for: 'deposit' }, stay);
    await rig.control(`accounts/${stay.account}/deauthorize`);
    const answer = await refund(id, { amount: 400 }, stay.lister.token);
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'REFUND_NOT_COVERED' } });
    expect(await depositHeld(stay)).toBe(400);
    const outside = { amount: 350, method: 'outside', deductions: [{ reason: 'Key', amount: 50 }] };
    expect(await refund(id, outside, stay.lister.token)).toMatchObject({
      status: 200,
      body: { data: { refund: 350, kept: 50 }, refund: { state: 'done' } },
    });
    expect(await depositHeld(stay)).toBe(0);
    for (const { token } of [stay.tenant, stay.lister]) {
      const receipt = await rig.get(`/receipts/${id}`, token);
      // What went back another way is a refund of the payment, as one to its card is.
      expect(receipt.body).toMatchObject({
        data: {
          deductions: [{ reason: 'Key', amount: 50 }],
          refund: { amount: 350, is_whole: false },
          refunds: [
            { method: 'card', state: 'failed' },
            { method: 'outside', state: 'done' },
          ],
        },
      });
    }
  });

  it('is sent again when the bank returns it later, and the lister pays it once', async () => {
    const other = await addRented(rig);
    const id = await paid({}, other);
    await refund(id, { amount: 60 }, other.lister.token);
    const { charge_id } = await obligationOf(rig, id);
    const [providerRefund] = (await rig.stripe.refunds.list({ charge: charge_id ?? '' })).data;
    await rig.control(`refunds/${providerRefund?.id}/fail`);
    await syncRefunds(rig.accounts.services, charge_id ?? '');
    const pending = await rig.db
      .selectFrom('refunds')
      .select('state')
      .where('obligation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(pending.state).toBe('retrying');
    await expectBalanced(rig);
    rig.accounts.clock.set(new Date(rig.accounts.clock.now().getTime() + 25 * 3_600_000));
    await sendRefunds(rig.accounts.services);
    await expectBalanced(rig);
    const balance = await rig.stripe.balance.retrieve({}, { stripeAccount: other.account });
    const held = [...balance.available, ...balance.pending].reduce(
      (sum, refund) => sum + refund.amount,
      0,
    );
    expect(held).toBe(38_410 - 6000);
  });
});

describe('a deposit', () => {
  it('is settled as a whole: returned, and kept with reasons', async () => {
    const stay = await addRented(rig);
    const id = await paid({ payment_for: 'deposit', amount: 200 }, stay);
    expect(await depositHeld(stay)).toBe(200);
    const { token } = stay.lister;
    await expectRefused(id, { amount: 150 }, { status: 422 }, token);
    const deductions = [
      { reason: 'Cleaning', amount: '30.00' },
      { reason: 'Lost key', amount: 20 },
    ];
    await expectRefused(id, { amount: 160, deductions }, { status: 422 }, token);
    const income = (await journalSums(rig)).kept_deposits ?? 0;
    expect(await refund(id, { amount: 150, deductions }, token)).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ refund: 150, kept: 50, kept_reasons: ['Cleaning', 'Lost key'] },
          abilities: { refund: false },
        },
      },
    });
    expect(await depositHeld(stay)).toBe(0);
    expect((await journalSums(rig)).kept_deposits).toBe(income - 5000);
    await expectBalanced(rig);
    const [mail] = await mailsTo(rig.accounts, stay.tenant.email);
    expect(mail?.subject).toBe('Your deposit was settled');
    expect(mail?.text).toContain('Cleaning');
    expect(mail?.text).toContain('Lost key');
  });

  it('paid manually is settled in the database only', async () => {
    const stay = await addRented(rig, { card: null });
    const id = await manual({ amount: 200, payment_for: 'deposit' }, stay);
    const deductions = [{ reason: 'Cleaning', amount: 200 }];
    const before = await journalSums(rig);
    expect(await refund(id, { amount: 0, deductions }, stay.lister.token)).toMatchObject({
      status: 200,
      body: { data: { refund: 0, kept: 200, kept_reasons: ['Cleaning'] } },
    });
    expect(await journalSums(rig)).toEqual(before);
    expect(await depositHeld(stay)).toBe(0);
    const receipt = await rig.get(`/receipts/${id}`, stay.tenant.token);
    expect(receipt.body).toMatchObject({
      data: { deductions: [{ reason: 'Cleaning', amount: 200 }] },
    });
    for (const { token } of [stay.tenant, stay.lister]) {
      const { body } = await rig.get(`/transaction`, token);
      expect(body.data.find((row: { id: number }) => row.id === id)).toMatchObject({
        ...{ kept: 200, kept_reasons: ['Cleaning'] },
      });
    }
  });
});

describe('returned rent', () => {
  it('paid manually is due again, the latest period first', async () => {
    const stay = await addRented(rig, { card: null });
    const march = await addRent(rig, stay, { period_from: '2026-03-01', period_to: '2026-04-01' });
    const february = await addRent(rig, stay, {
      period_from: '2026-02-01',
      period_to: '2026-03-01',
    });
    const id = await manual({ amount: 500 }, stay);
    expect((await obligationOf(rig, february)).status).toBe('paid');
    const ask = (amount: number) => refund(id, { amount }, stay.lister.token);
    expect((await ask(250)).status).toBe(200);
    expect(await obligationOf(rig, march)).toMatchObject({ status: 'due', settled_cents: 0 });
    expect(await obligationOf(rig, february)).toMatchObject({
      status: 'due',
      settled_cents: 25_000,
      paid_at: null,
      collection: COLLECTION.manual,
    });
    expect((await ask(250)).status).toBe(200);
    expect((await obligationOf(rig, february)).settled_cents).toBe(0);
    expect((await ask(1)).status).toBe(409);
  });

  it('returned rent that a request had paid is due again', async () => {
    const stay = await addRented(rig);
    const rent = await addRent(rig, stay, { period_from: '2026-03-01', period_to: '2026-04-01' });
    const id = await paid({ payment_for: 'rent', amount: 300 }, stay);
    expect((await obligationOf(rig, rent)).status).toBe('paid');
    expect((await refund(id, { amount: 300 }, stay.lister.token)).status).toBe(200);
    expect(await obligationOf(rig, rent)).toMatchObject({ status: 'due', settled_cents: 0 });
    await expectBalanced(rig);
  });
});
