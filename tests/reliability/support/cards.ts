import { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import type { KillPlace } from './kill-place.ts';

/** A customer at the provider with a good card. */
interface Card {
  customer: string;
  method: string;
}

/** Adds this many customers with cards at the provider of a running server. */
export async function createCards(place: KillPlace, count: number): Promise<Card[]> {
  const url = new URL(await place.sandboxUrl());
  const stripe = new Stripe('sk_test_crewpad_sandbox', {
    ...{ host: url.hostname, port: url.port, protocol: 'http', telemetry: false },
  });
  const cards: Card[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id: customer } = await stripe.customers.create({ name: `Customer ${at}` });
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2060, cvc: '123' };
    const { id: method } = await stripe.paymentMethods.create({ type: 'card', card });
    await stripe.paymentMethods.attach(method, { customer });
    cards.push({ customer, method });
  }
  return cards;
}

/** Sets a member's card on file. */
export async function putOnFile(
  db: Db,
  member_id: number,
  { customer, method }: Card,
  now: Date,
): Promise<void> {
  const own = { member_id, provider_mode: 'sandbox', customer_id: customer } as const;
  await db
    .insertInto('customers')
    .values({ ...own, created_at: now })
    .execute();
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2060, valid: true };
  await db
    .insertInto('payment_methods')
    .values({ ...own, ...card, payment_method: method, updated_at: now })
    .execute();
}
