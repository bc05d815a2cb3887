import type { ApiError } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { conflict, invalidInput, Refusal, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findEarlierAttempt } from '../collection/earlier-attempt.ts';
import type { MoneyAnswer, MoneyCall } from '../collection/money-calls.ts';
import { requireFewDeclines } from '../collection/pay-now.ts';
import { noCardOnFile, refusedPayment } from '../collection/payment-refusals.ts';
import { withProvider } from '../collection/provider-guard.ts';

import { openRenewal } from './commands/open-term.ts';
import { isPaid, payTerm, requirePlanFree } from './pay-term.ts';
import { refusedPlan } from './plan-choice.ts';
import { findLastPaid, getPlanHolder, type PlanHolder } from './queries/plan-holder.ts';

export interface RenewalForm {
  user_plan: Plan;
  /** Whether it must differ from the current plan. */
  isChange: boolean;
}

/**
 * Pays one more term with the card on file, of the current plan or of another one, which replaces
 * it immediately. Takes over an open renewal, so that no term is paid twice.
 * @throws ApiError for every outcome but a payment
 */
export async function renew(
  services: Services,
  { actor, arrivedAt }: MemberContext,
  { user_plan: plan, isChange }: RenewalForm,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { chargeId } = moneyCall;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const linked = await findEarlierAttempt(services, moneyCall);
  if (linked?.refusal !== undefined) throw refusedPayment(linked.refusal);
  const holder = await getPlanHolder(db, actor.id, payments.mode);
  requirePlanFits(holder, plan, isChange);
  const { expireAt, paymentMethod } = holder;
  if (paymentMethod === null) throw noCardOnFile();
  const request = { memberId: actor.id, plan, expireAt, arrivedAt, mode: payments.mode };
  const opened = await openRenewal(db, { ...request, now: clock.now() });
  if (opened.kind === 'renewed') return answerRenewed(services, actor.id, plan);
  if (opened.kind === 'too_early') throw tooEarly(opened.possibleFrom);
  const { obligation } = opened;
  await requirePlanFree(services, obligation, plan, linked);
  await requireFewDeclines(services, actor.id);
  return withProvider(services, () =>
    payTerm(services, {
      memberId: actor.id,
      obligation,
      plan,
      paymentMethod,
      moneyCall,
      paidOtherwise: 'billing:renewed_otherwise',
    }),
  );
}

function requirePlanFits(holder: PlanHolder, plan: Plan, isChange: boolean): void {
  const refusal = refusedPlan(holder, plan, isChange);
  if (refusal === undefined) return;
  if (refusal !== 'sign_up_is_not_paid') throw invalidInput({ user_plan: [refusal] });
  throw conflict('billing:first_term_unpaid');
}

/** The plan is paid far enough ahead; `possibleFrom` is when it can be paid again. */
function tooEarly(possibleFrom: Date): ApiError {
  return new Refusal(409, {
    text: ({ t, day }) => t('billing:too_early', { day: day(possibleFrom) }),
    error_code: 'RENEWAL_TOO_EARLY',
    possible_from: possibleFrom.toISOString(),
  });
}

/** Two calls that started from the same term pay for one term, not two. */
async function answerRenewed({ db }: Services, memberId: number, plan: Plan): Promise<MoneyAnswer> {
  const paid = await findLastPaid(db, memberId);
  if (paid?.plan !== plan) throw refusal(409, 'ALREADY_PAID', 'billing:renewed_otherwise');
  return { kind: 'paid', chargeId: paid.id };
}
