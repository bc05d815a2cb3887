import type { contract, OperationAnswer } from '@crewpad/contract';
import { PLAN_RECORDS, PLANS, toDollars } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { createSessionToken, readOwnUser } from '../../accounts/index.ts';
import type { MoneyAnswer } from '../collection/money-calls.ts';
import { presentUnpaid } from '../collection/present-unpaid.ts';

import { presentCharged } from './present-renewal.ts';
import type { ChargedRenewal } from './renewals.ts';

/** The answer to a payment: the member and a new token, or the payment's state. */
export async function presentPayment(
  { db, clock, payments, secret }: Services,
  answer: MoneyAnswer,
  { actor, reply }: MemberContext,
): Promise<OperationAnswer<typeof contract.billing.subscribe>> {
  const { chargeId } = answer;
  if (answer.kind !== 'paid') return presentUnpaid(answer, { reply });
  const now = clock.now();
  const [user, token] = await Promise.all([
    readOwnUser(db, actor.id, now, payments.mode),
    transaction(db, (trx) => createSessionToken(trx, actor.session, now, secret)),
  ]);
  if (user.user_plan === null || user.expire_at === null) throw new Error('paid without a plan');
  reply.cookie = { token, expiresAt: actor.session.expiresAt };
  const data = { charge_id: chargeId, plan: user.user_plan, expire_at: user.expire_at };
  return { user, token, data };
}

/**
 * The renewal part of the answer to saving or changing a card. Once it is paid, the caller's cookie
 * gets a token that includes the new term.
 */
export async function presentCardRenewal(
  { db, clock, secret }: Services,
  charged: ChargedRenewal | undefined,
  { actor, reply, locale }: MemberContext,
): Promise<contract.billing.ChargedRenewal> {
  if (charged?.outcome.kind === 'paid') {
    const token = await transaction(db, (trx) =>
      createSessionToken(trx, actor.session, clock.now(), secret),
    );
    reply.cookie = { token, expiresAt: actor.session.expiresAt };
  }
  return presentCharged(charged, locale);
}

/** The plans for sale, in order. */
export function presentPlans(): contract.billing.SubscriptionPlan[] {
  return PLANS.map((name) => {
    const { plan, title, price_cents, term, description, highlights } = PLAN_RECORDS[name];
    return {
      title,
      plan,
      priceAmount: toDollars(price_cents),
      term,
      description,
      highlights: [...highlights],
    };
  });
}
