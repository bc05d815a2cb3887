import { addMonths, PLAN_RECORDS } from '@crewpad/domain';
import { findPayer } from '../cards/cards.queries.ts';
import { ensureCustomer } from '../cards/customers.ts';
import { saveCard } from '../cards/save-card.ts';
import { collect } from '../collection/collect.ts';
import type { Billing } from '../provider.ts';
import { openDemoTerm } from './open-term.ts';
import { listDemoPayers } from './plans.queries.ts';

/** The documented demo members with a plan. */
const DEMO_PAYERS = ['lister.basic', 'lister.premium', 'lister.pro', 'seeker'].map(
  (name) => `${name}@crewpad.test`,
);
const CARD_EXPIRES_IN_YEARS = 3;

/**
 * Gives the documented demo members with a plan a sandbox card and pays their current term with it,
 * like a sign-up. Skips members who have paid, so it can be interrupted and repeated.
 */
export async function payDemoTerms(billing: Billing): Promise<void> {
  const { db, payments, clock } = billing;
  if (payments.mode !== 'sandbox') return;
  const { stripe } = payments;
  const payers = (await listDemoPayers(db, DEMO_PAYERS))
    // The term that started before this data was loaded.
    .map(({ id, plan, expireAt }) => {
      return { id, plan, startedAt: addMonths(expireAt, -PLAN_RECORDS[plan].months) };
    })
    // The audit trail is in the order of its entries.
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  for (const { id, plan, startedAt } of payers) {
    const term = await openDemoTerm(db, { memberId: id, plan, startedAt });
    const then = { ...billing, clock: { now: () => term.startedAt } };
    const payer = await findPayer(db, id, payments.mode);
    const customer = await ensureCustomer(then, payer);
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
      const card = { paymentMethod: made.id, restoresRenewal: true };
      await saveCard(then, id, customer, card);
      method = made.id;
    }
    const outcome = await collect(then, term.id, { paymentMethod: method, onSession: true });
    if (outcome.kind !== 'paid') throw new Error(`a demo member's term: ${outcome.kind}`);
  }
}
