import type { Plan } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findPayer, type Payer } from '../cards/cards.queries.ts';
import { replaceCustomer } from '../cards/customers.ts';
import { countNewCard, requireFewDeclines } from '../cards/new-cards.ts';
import { saveCard } from '../cards/save-card.ts';
import { findEarlierAttempt } from '../collection/collect.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import { missingCustomer, refusedPayment, unusableMethod, withProvider } from '../provider.ts';
import { termOf } from './change-plan.ts';
import { openSubscription } from './open-term.ts';
import { isPaid, payTerm, requirePlanFree } from './pay-term.ts';

export interface SubscriptionForm {
  user_plan: Plan;
  customer_id: string;
  payment_method: string;
}

/**
 * Pays the first term of a sign-up. A repeated call continues where the last one stopped.
 * @throws ApiError for every outcome but a payment
 */
export async function subscribe(
  services: Services,
  { actor, address }: MemberContext,
  form: SubscriptionForm,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { user_plan: plan, payment_method: paymentMethod } = form;
  const { chargeId } = moneyCall;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const linked = await findEarlierAttempt(services, moneyCall);
  if (linked?.refusal !== undefined) throw refusedPayment(linked.refusal);
  const payer = await findPayer(db, actor.id, payments.mode);
  if (form.customer_id !== payer.customerId) throw notFound();
  const purchase = termOf(plan);
  const request = { memberId: actor.id, purchase, mode: payments.mode, now: clock.now() };
  const opened = await openSubscription(db, request);
  if (opened.kind === 'has_plan') throw refusal(409, 'ALREADY_PAID', 'billing:first_term_paid');
  if (opened.kind === 'does_not_fit') throw invalidInput({ user_plan: ['user_plan_is_not_valid'] });
  const { obligation } = opened;
  // Checked before the card is touched.
  await requirePlanFree(services, obligation, purchase, linked);
  await requireFewDeclines(services, actor.id);
  return withProvider(services, async () => {
    await useCard(services, { payer, address }, form);
    const payment = { memberId: actor.id, obligation, purchase, paymentMethod, moneyCall };
    return payTerm(services, { ...payment, paidOtherwise: 'billing:first_term_paid' });
  });
}

/** Saves the card to charge as the card on file. */
async function useCard(
  services: Services,
  { payer: { id, customerId, paymentMethod }, address }: { payer: Payer; address: string },
  form: SubscriptionForm,
): Promise<void> {
  if (form.payment_method === paymentMethod || customerId === null) return;
  const card = {
    paymentMethod: form.payment_method,
    restoresRenewal: true,
    count: (used: string) => countNewCard(services, { memberId: id, address }, used),
  };
  const saved = await saveCard(services, id, customerId, card);
  if (saved === 'customer_missing') {
    await replaceCustomer(services, await findPayer(services.db, id, services.payments.mode));
    throw missingCustomer();
  }
  if (saved !== 'saved') throw unusableMethod('resource_missing');
}
