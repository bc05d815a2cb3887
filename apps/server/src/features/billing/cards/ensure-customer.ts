import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { keepCustomer } from '../commands/keep-customer.ts';
import { faultOf } from '../provider-fault.ts';
import type { Payer } from '../queries/payer.ts';

/**
 * The member's customer at the provider, made when there is none, and made anew when it was deleted.
 * @throws what the SDK throws.
 */
export async function ensureCustomer(billing: Billing, payer: Payer): Promise<string> {
  if (payer.customerId === null) return makeCustomer(billing, payer, 1);
  if (await isAlive(billing.payments.stripe, payer.customerId)) return payer.customerId;
  return replaceCustomer(billing, payer);
}

/** Puts a new customer in the place of one that the provider does not know any more. */
export function replaceCustomer(billing: Billing, payer: Payer): Promise<string> {
  return makeCustomer(billing, payer, payer.generation + 1);
}

async function isAlive(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const found = await stripe.customers.retrieve(customerId);
    return !found.deleted;
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind === 'not_found' || kind === 'missing_customer') return false;
    throw error;
  }
}

async function makeCustomer(
  { db, clock, payments }: Billing,
  { id, name, email }: Payer,
  generation: number,
): Promise<string> {
  const params = { name, email, metadata: { member_id: String(id) } };
  const key = `cus:${id}:${generation}`;
  const create = (idempotencyKey: string) =>
    payments.stripe.customers.create(params, { idempotencyKey });
  const made = await create(key).catch((error: unknown) => {
    // The name has changed since, or the key is that of an earlier customer.
    if (faultOf(error).kind !== 'key_taken') throw error;
    return create(`${key}:${clock.now().getTime()}`);
  });
  const customer = { memberId: id, mode: payments.mode, generation, customerId: made.id };
  return keepCustomer(db, { ...customer, now: clock.now() });
}
