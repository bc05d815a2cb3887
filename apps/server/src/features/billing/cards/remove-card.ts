import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { closeObligation } from '../collect/close-payments.ts';
import { forgetCard } from '../commands/forget-card.ts';
import { faultOf } from '../provider-fault.ts';
import { getCardRow } from '../queries/card.ts';
import { findOwed } from '../queries/owed.ts';

/** How long a payment that somebody works on is waited for. */
const BUSY_LIMIT_MS = 5000;
const BUSY_POLL_MS = 100;

/**
 * Takes a member's card away, at the provider first: from then on it cannot be charged, whatever dies
 * on the way. Then it is forgotten here, and what he owes for a plan is given up; what cannot be given
 * up at once the renewals' job sees to. Doing it again does the rest.
 * @throws what the SDK throws.
 */
export async function removeCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, payments } = billing;
  const card = await getCardRow(db, memberId, payments.mode);
  if (card !== undefined) {
    const { payment_method: paymentMethod, customer_id: customerId } = card;
    await detach(payments.stripe, paymentMethod);
    await clearDefault(payments.stripe, customerId);
    await forgetCard(db, { memberId, mode: payments.mode, paymentMethod, now: clock.now() });
  }
  if ((await getCardRow(db, memberId, payments.mode)) !== undefined) return;
  const end = performance.now() + BUSY_LIMIT_MS;
  for (const { id, kind } of await findOwed(db, memberId)) {
    if (kind !== 'subscription') continue;
    while (!(await closeObligation(billing, id)) && performance.now() < end) {
      if (!(await findOwed(db, memberId)).some((owed) => owed.id === id)) break;
      await sleep(BUSY_POLL_MS);
    }
  }
}

async function detach(stripe: Stripe, paymentMethod: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethod);
  } catch (error) {
    const { kind } = faultOf(error);
    // Nobody can be charged with it any more: it was detached before, or is gone.
    if (kind === 'unusable_method' || kind === 'not_found') return;
    const method = await stripe.paymentMethods.retrieve(paymentMethod);
    if (method.customer !== null) throw error;
  }
}

/** The customer pays with nothing, unless he is gone too. */
async function clearDefault(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: '' } });
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind !== 'missing_customer' && kind !== 'not_found') throw error;
  }
}
