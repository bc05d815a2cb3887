import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  customerWithCard,
  errorOf,
  methodOf,
  startTestSandbox,
  type TestSandbox,
} from '../testing/harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(async () => {
  expect(test.problems).toEqual([]);
  await test.close();
});

/** Charges 10.00 and returns the id of the charge. */
async function charged(number: string): Promise<string> {
  const { customer, method } = await customerWithCard(test, await methodOf(test, number));
  const { latest_charge } = await test.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    customer,
    payment_method: method,
    confirm: true,
  });
  return String(latest_charge);
}

const held = async () => {
  const { available, pending } = await test.stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

describe('disputes', () => {
  it('are opened for every charge to 4000 0000 0000 0259', async () => {
    const charge = await charged('4000000000000259');
    const [dispute] = (await test.stripe.disputes.list({ charge })).data;
    expect(dispute).toMatchObject({ amount: 1000, status: 'needs_response' });
    expect((await test.stripe.charges.retrieve(charge)).disputed).toBe(true);
    const events = await test.stripe.events.list({ type: 'charge.dispute.created' });
    expect(events.data).toHaveLength(1);
  });

  it.each([
    ['won', -1500],
    ['lost', -2500],
  ])('that are fired and %s leave the balance %i away', async (status, difference) => {
    const charge = await charged('4242424242424242');
    const before = await held();
    const { id } = await test.control<{ id: string }>('POST', '/disputes', { charge });
    expect(await held()).toBe(before - 2500);
    await test.control('POST', `/disputes/${id}/close`, { won: status === 'won' });
    expect((await test.stripe.disputes.retrieve(id)).status).toBe(status);
    expect((await held()) - before).toBe(difference);
    expect(await test.control('POST', `/disputes/${id}/close`, {})).toHaveProperty('error');
    expect(await test.control('POST', '/disputes', { charge })).toHaveProperty('error');
  });

  it('are about what was not refunded, unless the bank disputes the whole charge', async () => {
    const charges = [await charged('4242424242424242'), await charged('4242424242424242')];
    const [part, whole] = charges;
    for (const charge of charges) await test.stripe.refunds.create({ charge, amount: 400 });
    expect(await test.control('POST', '/disputes', { charge: part })).toMatchObject({
      amount: 600,
    });
    const before = await held();
    const more = { charge: whole, amount: 1001 };
    expect(await test.control('POST', '/disputes', more)).toHaveProperty('error');
    const { id, amount } = await test.control<{ id: string; amount: number }>('POST', '/disputes', {
      ...more,
      amount: 1000,
    });
    expect(amount).toBe(1000);
    await test.control('POST', `/disputes/${id}/close`, { won: false, returned: 400 });
    expect(await test.stripe.disputes.retrieve(id)).toMatchObject({ status: 'lost' });
    expect(await held()).toBe(before - 600 - 1500);
  });

  it.each(['open', 'lost', 'won'])(
    'that are %s decide about refunds of their charge',
    async (end) => {
      const charge = await charged('4000000000000259');
      const [dispute] = (await test.stripe.disputes.list({ charge })).data;
      if (end !== 'open') {
        await test.control('POST', `/disputes/${dispute?.id}/close`, { won: end === 'won' });
      }
      const refund = test.stripe.refunds.create({ charge });
      if (end === 'won') await refund;
      else expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
    },
  );

  it('cost a fee that is kept, and another one for answering that a win returns', async () => {
    for (const [won, difference] of [
      [true, -1500],
      [false, -4000],
    ] as const) {
      const charge = await charged('4242424242424242');
      const before = await held();
      const { id } = await test.control<{ id: string }>('POST', '/disputes', { charge });
      const answered = await test.stripe.disputes.update(id, {
        evidence: { customer_name: 'Ann' },
      });
      expect(answered.status).toBe('under_review');
      expect((await held()) - before).toBe(-4000);
      await test.control('POST', `/disputes/${id}/close`, { won });
      expect((await held()) - before).toBe(difference);
    }
  });

  it('that are inquiries take nothing, and may become disputes', async () => {
    const charge = await charged('4242424242424242');
    const before = await held();
    const { id, status } = await test.control<{ id: string; status: string }>('POST', '/disputes', {
      charge,
      inquiry: true,
      reason: 'general',
    });
    expect(status).toBe('warning_needs_response');
    await test.control('POST', `/disputes/${id}/close`);
    const closed = await test.stripe.disputes.retrieve(id);
    expect(closed).toMatchObject({
      ...{ status: 'warning_closed', reason: 'general', balance_transactions: [] },
    });
    expect(await held()).toBe(before);
    await test.control('POST', '/disputes', { charge });
    expect(await held()).toBe(before - 2500);
  });

  it('that were inquiries stay the same objects', async () => {
    const charge = await charged('4242424242424242');
    const before = await held();
    const inquiry = await test.control<{ id: string }>('POST', '/disputes', {
      ...{ charge, inquiry: true },
    });
    const dispute = await test.control<{ id: string }>('POST', '/disputes', { charge });
    expect(dispute).toMatchObject({ id: inquiry.id, status: 'needs_response' });
    expect(await held()).toBe(before - 2500);
    await test.control('POST', `/disputes/${inquiry.id}/close`, { won: true });
    expect(await held()).toBe(before - 1500);
  });

  it('that are lost may return a part later, in an own event', async () => {
    const charge = await charged('4242424242424242');
    const { id } = await test.control<{ id: string }>('POST', '/disputes', { charge });
    await test.control('POST', `/disputes/${id}/close`, { won: false });
    const before = await held();
    await test.control('POST', `/disputes/${id}/close`, { won: false, returned: 400 });
    expect((await held()) - before).toBe(400);
    const { data } = await test.stripe.events.list({ limit: 2 });
    expect(data.map(({ type }) => type)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
  });
});
