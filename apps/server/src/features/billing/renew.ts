import type { Plan } from '@crewpad/domain';
import type { MemberContext } from '../../http/context.ts';
import type { Begun, MoneyAnswer } from '../../http/idempotency.ts';
import { conflict, invalidInput, tooEarly } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnAttempt } from './collect/own-attempt.ts';
import { openRenewal } from './commands/open-renewal.ts';
import { day } from './mails/words.ts';
import { isPaid, payTerm, refuseManyDeclines, refuseOtherPlan } from './pay-term.ts';
import { noCardOnFile, refusedPayment } from './payment-refusals.ts';
import { answeringProvider } from './provider-guard.ts';
import { findLastPaid, type Renewer, readRenewer } from './queries/renewer.ts';
import { refusedPlan } from './rules/plan-choice.ts';

export interface RenewalForm {
  user_plan: Plan;
  /** Whether it must be another plan than the present one. */
  isChange: boolean;
}

const RENEWED_OTHERWISE =
  'Your plan was renewed meanwhile. Please look at it before you pay again.';

/**
 * Pays one more term with the card on file, of the present plan or of another one, which then takes
 * its place at once. A renewal that is open is taken over, so that one term is never paid twice.
 * @throws ApiError for everything that ends without a payment.
 */
export async function renew(
  services: Services,
  { actor, arrivedAt }: MemberContext,
  { user_plan: plan, isChange }: RenewalForm,
  begun: Begun,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { chargeId } = begun;
  if (chargeId !== undefined && (await isPaid(services, chargeId, plan))) {
    return { kind: 'paid', chargeId };
  }
  const own = await readOwnAttempt(services, begun);
  if (own?.refusal !== undefined) throw refusedPayment(own.refusal);
  const renewer = await readRenewer(db, actor.id, payments.mode);
  refusePlan(renewer, plan, isChange);
  const { expireAt, paymentMethod } = renewer;
  if (paymentMethod === null) throw noCardOnFile();
  const wish = { memberId: actor.id, plan, expireAt, arrivedAt, mode: payments.mode };
  const opened = await openRenewal(db, { ...wish, now: clock.now() });
  if (opened.kind === 'renewed') return renewedMeanwhile(services, actor.id, plan);
  if (opened.kind === 'too_early') throw tooEarly(tooEarlyWords(opened.possibleFrom), opened);
  const { obligation } = opened;
  await refuseOtherPlan(services, obligation, plan, own);
  await refuseManyDeclines(services, actor.id);
  return answeringProvider(services, () =>
    payTerm(services, {
      memberId: actor.id,
      obligation,
      plan,
      paymentMethod,
      begun,
      paidOtherwise: RENEWED_OTHERWISE,
    }),
  );
}

function refusePlan(renewer: Renewer, plan: Plan, isChange: boolean): void {
  const refusal = refusedPlan(renewer, plan, isChange);
  if (refusal === undefined) return;
  if (refusal !== 'sign_up_is_not_paid') throw invalidInput({ user_plan: [refusal] });
  throw conflict('Your first term is not paid yet. Please finish your sign-up.');
}

function tooEarlyWords(possibleFrom: Date): string {
  return `You have paid far ahead already. You can renew again from ${day(possibleFrom)}.`;
}

/** Two calls that began with the same term pay one more of it, not two. */
async function renewedMeanwhile(
  { db }: Services,
  memberId: number,
  plan: Plan,
): Promise<MoneyAnswer> {
  const paid = await findLastPaid(db, memberId);
  if (paid?.plan !== plan) throw conflict(RENEWED_OTHERWISE);
  return { kind: 'paid', chargeId: paid.id };
}
