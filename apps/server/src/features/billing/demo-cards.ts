import { addMonths, PLAN_RECORDS } from '@crewpad/domain';
import type { Billing } from './billing.ts';
import { ensureCustomer } from './cards/ensure-customer.ts';
import { saveCard } from './cards/save-card.ts';
import { collect } from './collect/collect.ts';
import { openDemoTerm } from './commands/open-demo-term.ts';
import { findDemoPayers } from './queries/demo-payers.ts';
import { readPayer } from './queries/payer.ts';

/** The plan holders that the documentation names. */
const DEMO_PAYERS = ['lister.basic', 'lister.premium', 'lister.pro', 'seeker'].map(
  (name) => `${name}@crewpad.test`,
);
const CARD_EXPIRES_IN_YEARS = 3;

/**
 * Gives the named demo members who hold a plan a sandbox card and pays their running term with it, as
 * sign-up does. Whoever has paid already is left alone, so it may die at any point and run again.
 */
export async function giveDemoCards(billing: Billing): Promise<void> {
  const { db, payments, clock } = billing;
  if (payments.mode !== 'sandbox') return;
  const { stripe } = payments;
  for (const { id, plan, expireAt } of await findDemoPayers(db, DEMO_PAYERS)) {
    const payer = await readPayer(db, id, payments.mode);
    const customer = await ensureCustomer(billing, payer);
    let method = payer.paymentMethod;
    if (method === null) {
      const made = await stripe.paymentMethods.create({
        type: 'card',
        card: {
          number: '4242424242424242',
          exp_month: 12,
          exp_year: clock.now().getUTCFullYear() + CARD_EXPIRES_IN_YEARS,
          cvc: '123',
        },
        billing_details: { name: payer.name, address: { postal_code: '10001', country: 'US' } },
      });
      await saveCard(billing, id, customer, made.id);
      method = made.id;
    }
    // The term that they have begun before this data was loaded.
    const begin = addMonths(expireAt, -PLAN_RECORDS[plan].months);
    const term = await openDemoTerm(db, { memberId: id, plan, startedAt: begin });
    const then = { ...billing, clock: { now: () => term.startedAt } };
    const outcome = await collect(then, term.id, { paymentMethod: method, onSession: false });
    if (outcome.kind !== 'paid') throw new Error(`a demo member's term: ${outcome.kind}`);
  }
}
