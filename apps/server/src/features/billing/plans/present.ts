import type { contract, OperationAnswer } from '@crewpad/contract';
import { type Locale, PLAN_RECORDS, PLANS, toDollars } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { refusedIn } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { createSessionToken, readOwnUser } from '../../accounts/index.ts';
import type { ChargeOutcome } from '../collection/intents.ts';
import { type MoneyAnswer, presentUnpaid } from '../collection/money-calls.ts';
import { cardRefusal, remedyFor } from '../ledger/declines.ts';
import { refusedPayment } from '../provider.ts';
import type { PlanChoice } from './plan-quote.ts';
import type { Renewal } from './plans.queries.ts';
import type { ChargedRenewal } from './renewals.ts';

/** A renewal that needs the member, or waits for its next slot. */
export interface WaitingRenewal {
  outcome:
    | { kind: 'declined'; refusal: Refusal }
    | { kind: 'requires_action' }
    /** There is no chargeable card. */
    | { kind: 'blocked' };
  /** When the card is charged next automatically; undefined for never. */
  nextAttemptAt: Date | undefined;
}

type Presented = NonNullable<contract.billing.ChargedRenewal>;
type Status = Pick<Presented, 'status' | 'refusal'>;

/** The outcome of a renewal that waited for a card; null if none did. */
function presentCharged(
  charged: ChargedRenewal | undefined,
  locale: Locale,
): contract.billing.ChargedRenewal {
  if (charged === undefined) return null;
  return present(charged.renewal, statusOf(charged.outcome, locale), charged.nextAttemptAt);
}

/** A renewal that the card on file could not pay. */
export function presentWaiting(
  renewal: Renewal,
  { outcome, nextAttemptAt }: WaitingRenewal,
  locale: Locale,
): contract.billing.ChargedRenewal {
  return present(renewal, statusOf(outcome, locale), nextAttemptAt);
}

function present(
  { id, member: { plan } }: Renewal,
  status: Status,
  nextAttemptAt: Date | undefined,
): contract.billing.ChargedRenewal {
  if (plan === null) return null;
  return {
    ...status,
    charge_id: id,
    plan,
    amount: toDollars(PLAN_RECORDS[plan].price_cents),
    next_try_at: nextAttemptAt?.toISOString() ?? null,
  };
}

function statusOf(outcome: ChargeOutcome | WaitingRenewal['outcome'], locale: Locale): Status {
  switch (outcome.kind) {
    case 'paid':
      return { status: 'paid', refusal: null };
    case 'requires_action':
      return withRefusal('requires_action', cardRefusal('authentication_required', null), locale);
    case 'blocked':
      return { status: 'blocked', refusal: null };
    case 'declined': {
      const { refusal } = outcome;
      const mustConfirm = refusal.kind === 'card' && remedyFor(refusal) === 'authenticate';
      return withRefusal(mustConfirm ? 'requires_action' : 'declined', refusal, locale);
    }
    default:
      return { status: 'processing', refusal: null };
  }
}

function withRefusal(status: Presented['status'], refusal: Refusal, locale: Locale): Status {
  const { message, data } = refusedIn(textsIn(locale), refusedPayment(refusal)).body;
  const { code = 'card_declined', decline_code } = data ?? {};
  return {
    status,
    refusal: { code, ...(decline_code !== undefined && { decline_code }), message },
  };
}

/** The answer to a payment: the member and a new token, or the payment's state. */
export async function presentPayment(
  services: Services,
  answer: MoneyAnswer,
  context: MemberContext,
): Promise<OperationAnswer<typeof contract.billing.subscribe>> {
  const { chargeId } = answer;
  if (answer.kind !== 'paid') return presentUnpaid(answer, context);
  const { user, token } = await renewToken(services, context);
  if (user.user_plan === null || user.expire_at === null) throw new Error('paid without a plan');
  const data = { charge_id: chargeId, plan: user.user_plan, expire_at: user.expire_at };
  return { user, token, data };
}

/** The answer to a plan that was chosen for the next term. */
export async function presentScheduled(
  services: Services,
  { quote: { startsAt } }: PlanChoice,
  context: MemberContext,
): Promise<OperationAnswer<typeof contract.billing.changePackage>> {
  const { user, token } = await renewToken(services, context);
  const scheduled = user.next_plan !== null;
  const starts_at = user.next_plan_at ?? startsAt.toISOString();
  const charge_at = user.charge_at ?? starts_at;
  return { user, token, data: { scheduled, starts_at, charge_at } };
}

/** The member, and a token that includes their plan and its term, also as their cookie. */
async function renewToken(services: Services, { actor, reply }: MemberContext) {
  const { db, clock, secret } = services;
  const now = clock.now();
  const [user, token] = await Promise.all([
    readOwnUser(db, actor.id, now, services),
    transaction(db, (trx) => createSessionToken(trx, actor.session, now, secret)),
  ]);
  reply.cookie = { token, expiresAt: actor.session.expiresAt };
  return { user, token };
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
