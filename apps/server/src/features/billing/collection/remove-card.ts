import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { findCard } from '../cards/cards.queries.ts';
import { deleteCard, OWED_TO_PRODUCT } from '../cards/cards.ts';
import { listOwed } from '../ledger/obligations.queries.ts';
import type { Billing } from '../provider.ts';
import { closeObligation } from './cancel.ts';

/** How long to wait for a payment in flight. */
const BUSY_LIMIT_MS = 5000;
const BUSY_POLL_MS = 100;

/**
 * Removes a member's card, at the provider first, so that it cannot be charged even if the process
 * dies. Then it deletes it here and cancels what the member owes to the product; the renewals job
 * handles what cannot be cancelled immediately. A second call completes an interrupted one.
 * @throws the SDK's errors
 */
export async function removeCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, payments } = billing;
  const card = await findCard(db, memberId, payments.mode);
  if (card !== undefined) {
    const { payment_method: paymentMethod, customer_id: customerId } = card;
    await detach(payments.stripe, paymentMethod);
    await clearDefault(payments.stripe, customerId);
    await deleteCard(db, { memberId, mode: payments.mode, paymentMethod, now: clock.now() });
  }
  if ((await findCard(db, memberId, payments.mode)) !== undefined) return;
  const end = performance.now() + BUSY_LIMIT_MS;
  for (const { id, kind } of await listOwed(db, memberId)) {
    if (!(OWED_TO_PRODUCT as readonly string[]).includes(kind)) continue;
    while (!(await closeObligation(billing, id)) && performance.now() < end) {
      if (!(await listOwed(db, memberId)).some((owed) => owed.id === id)) break;
      await sleep(BUSY_POLL_MS);
    }
  }
}

async function detach(stripe: Stripe, paymentMethod: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethod);
  } catch (error) {
    const { kind } = faultOf(error);
    // It can no longer be charged: it was detached or deleted before.
    if (kind === 'unusable_method' || kind === 'not_found') return;
    const method = await stripe.paymentMethods.retrieve(paymentMethod);
    if (method.customer !== null) throw error;
  }
}

/** The customer may be deleted too. */
async function clearDefault(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: '' } });
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind !== 'missing_customer' && kind !== 'not_found') throw error;
  }
}
