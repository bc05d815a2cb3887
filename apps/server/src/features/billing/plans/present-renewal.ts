import type { contract } from '@crewpad/contract';
import { type Locale, PLAN_RECORDS, toDollars } from '@crewpad/domain';
import { refusedIn } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import { textsIn } from '../../../platform/texts.ts';
import type { ChargeOutcome } from '../collection/outcome.ts';
import { cardRefusal, remedyFor } from '../ledger/declines.ts';
import { refusedPayment } from '../provider.ts';
import type { Renewal } from './queries/renewals.ts';
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
export function presentCharged(
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
