import type { TriedRenewal } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { presentDollars } from '../search/index.ts';
import type { Refusal } from './collect/outcome.ts';
import { refusedPayment } from './payment-refusals.ts';
import type { Renewal } from './queries/renewal-facts.ts';
import type { Charged } from './renewals/charge-renewal.ts';
import type { TriedCard } from './renewals/try-new-card.ts';
import { remedyFor } from './rules/declines.ts';
import { cardRefusal } from './rules/refused-attempt.ts';
import type { WaitingRenewal } from './rules/waiting.ts';

type Shown = NonNullable<TriedRenewal>;

/** What became of a renewal that waited for a card; null: none did. */
export function presentTried(tried: TriedCard | undefined): TriedRenewal {
  if (tried === undefined) return null;
  return present(tried.renewal, statusOf(tried.charged), tried.nextTryAt);
}

/** A renewal that the card on file could not pay. */
export function presentWaiting(
  renewal: Renewal,
  { refusal, nextTryAt }: WaitingRenewal,
): TriedRenewal {
  return present(renewal, waitsFor(refusal), nextTryAt);
}

function present(
  { id, member: { plan } }: Renewal,
  status: Pick<Shown, 'status' | 'refusal'>,
  nextTryAt: Date | undefined,
): TriedRenewal {
  if (plan === null) return null;
  return {
    ...status,
    charge_id: id,
    plan,
    amount: presentDollars(PLAN_RECORDS[plan].price_cents),
    next_try_at: nextTryAt?.toISOString() ?? null,
  };
}

function waitsFor(refusal: WaitingRenewal['refusal']): Pick<Shown, 'status' | 'refusal'> {
  if (refusal === 'none') return { status: 'declined', refusal: null };
  return statusOf(refusal === 'asks' ? { kind: 'asks' } : { kind: 'refused', fault: refusal });
}

function statusOf(charged: Charged): Pick<Shown, 'status' | 'refusal'> {
  switch (charged.kind) {
    case 'paid':
      return { status: 'paid', refusal: null };
    case 'undecided':
      return { status: 'processing', refusal: null };
    case 'asks':
      return refusedWith('requires_action', cardRefusal('authentication_required', null));
    case 'cardless':
      return refusedWith('declined', charged.fault);
    case 'refused': {
      const { fault } = charged;
      const asks = fault.kind === 'card' && remedyFor(fault) === 'authenticate';
      return refusedWith(asks ? 'requires_action' : 'declined', fault);
    }
  }
}

function refusedWith(status: Shown['status'], fault: Refusal): Pick<Shown, 'status' | 'refusal'> {
  const { message, data } = refusedPayment(fault).body;
  const { code = 'card_declined', decline_code } = data ?? {};
  return {
    status,
    refusal: { code, ...(decline_code !== undefined && { decline_code }), message },
  };
}
