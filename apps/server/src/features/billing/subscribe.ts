import type { Plan } from '@crewpad/domain';
import type { Begun, MoneyAnswer } from '../../http/idempotency.ts';
import type { MemberActor } from '../../platform/actor.ts';
import { conflict, invalidInput, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { replaceCustomer } from './cards/ensure-customer.ts';
import { saveCard } from './cards/save-card.ts';
import { readOwnAttempt } from './collect/own-attempt.ts';
import { openSubscription } from './commands/open-subscription.ts';
import { isPaid, payTerm, refuseManyDeclines, refuseOtherPlan } from './pay-term.ts';
import { missingCustomer, refusedPayment, unusableMethod } from './payment-refusals.ts';
import { answeringProvider } from './provider-guard.ts';
import { type Payer, readPayer } from './queries/payer.ts';

export interface SubscriptionForm {
  user_plan: Plan;
  customer_id: string;
  payment_method: string;
}

const FIRST_TERM_PAID = 'Your first term was paid already. To go on with your plan, renew it.';

/**
 * Pays the first term of a sign-up. The same call again goes on where the last one stopped.
 * @throws ApiError for everything that ends without a payment.
 */
export async function subscribe(
  services: Services,
  actor: MemberActor,
  form: SubscriptionForm,
  begun: Begun,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { user_plan: plan, payment_method: paymentMethod } = form;
  const { chargeId } = begun;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const own = await readOwnAttempt(services, begun);
  if (own?.refusal !== undefined) throw refusedPayment(own.refusal);
  const payer = await readPayer(db, actor.id, payments.mode);
  if (form.customer_id !== payer.customerId) throw notFound();
  const wish = { memberId: actor.id, plan, mode: payments.mode, now: clock.now() };
  const opened = await openSubscription(db, wish);
  if (opened.kind === 'has_plan') throw conflict(FIRST_TERM_PAID);
  if (opened.kind === 'does_not_fit') throw invalidInput({ user_plan: ['user_plan_is_not_valid'] });
  const { obligation } = opened;
  // Before anything is done with his card.
  await refuseOtherPlan(services, obligation, plan, own);
  await refuseManyDeclines(services, actor.id);
  return answeringProvider(services, async () => {
    await useCard(services, payer, form);
    const payment = { memberId: actor.id, obligation, plan, paymentMethod, begun };
    return payTerm(services, { ...payment, paidOtherwise: FIRST_TERM_PAID });
  });
}

/** The card that is to be charged becomes the card on file. */
async function useCard(
  services: Services,
  { id, customerId, paymentMethod }: Payer,
  form: SubscriptionForm,
): Promise<void> {
  if (form.payment_method === paymentMethod || customerId === null) return;
  const saved = await saveCard(services, id, customerId, form.payment_method);
  if (saved === 'customer_missing') {
    await replaceCustomer(services, await readPayer(services.db, id, services.payments.mode));
    throw missingCustomer();
  }
  if (saved !== 'saved') throw unusableMethod('resource_missing');
}
