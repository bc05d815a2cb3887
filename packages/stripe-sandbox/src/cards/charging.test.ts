import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

function charge({ customer, method }: { customer: string; method: string }) {
  return test.stripe.paymentIntents.create({
    ...{ amount: 1000, currency: 'usd', customer, payment_method: method },
    ...{ confirm: true, off_session: true },
  });
}
const saved = async (number: string) => customerWithCard(test, await methodOf(test, number));

it.each([
  ['4000009900000103', 'lost_card', 'do_not_try_again', '41'],
  ['4000009900000111', 'stolen_card', 'do_not_try_again', '43'],
  ['4000009900000129', 'fraudulent', 'do_not_try_again', '59'],
  ['4000009900000137', 'do_not_honor', 'try_again_later', '05'],
  ['4000009900000145', 'expired_card', 'do_not_try_again', '54'],
  ['4000009900000152', 'revocation_of_authorization', 'do_not_try_again', 'R1'],
  ['4000009900000160', 'card_velocity_exceeded', 'try_again_later', '65'],
  ['4000009900000178', 'stop_payment_order', 'do_not_try_again', 'R0'],
])('the card %s is saved, and declined with %s when it is charged', async (...row) => {
  const [number, decline_code, advice_code, network_decline_code] = row;
  const refused = await errorOf(charge(await saved(number)));
  expect(refused).toMatchObject({ statusCode: 402, decline_code });
  expect(refused.raw).toMatchObject({ advice_code, network_decline_code });
  const { payment_intent: intent } = refused.raw as { payment_intent: Stripe.PaymentIntent };
  expect(intent.last_payment_error).toMatchObject({ advice_code, network_decline_code });
});

it('a card that was used too often is accepted a day later', async () => {
  const card = await saved('4000009900000160');
  await errorOf(charge(card));
  await test.control('POST', '/clock/advance', { seconds: 86_399 });
  expect((await errorOf(charge(card))).code).toBe('card_declined');
  await test.control('POST', '/clock/advance', { seconds: 2 });
  expect((await charge(card)).status).toBe('succeeded');
});

it('a card is declined after its last month, until the network renews it', async () => {
  await test.control('POST', '/clock', { now: '2040-12-31T23:59:00Z', frozen: true });
  const card = await saved('4242424242424242');
  expect((await charge(card)).status).toBe('succeeded');
  await test.control('POST', '/clock/advance', { seconds: 60 });
  expect(await errorOf(charge(card))).toMatchObject({ statusCode: 402, code: 'expired_card' });

  const next = { exp_month: 3, exp_year: 2044, last4: '9999' };
  await test.control('POST', `/payment_methods/${card.method}/renew`, next);
  expect((await charge(card)).status).toBe('succeeded');
  const { data } = await test.stripe.events.list({ type: 'payment_method.automatically_updated' });
  expect(data).toMatchObject([{ data: { object: { id: card.method, card: next } } }]);
  const past = { exp_month: 1, exp_year: 2040 };
  expect(await test.control('POST', `/payment_methods/${card.method}/renew`, past)).toHaveProperty(
    'error',
  );
});
