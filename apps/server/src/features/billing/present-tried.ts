import type { TriedRenewal } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { presentDollars } from '../search/index.ts';
import type { Refusal } from './collect/outcome.ts';
import { refusedPayment } from './payment-refusals.ts';
import type { Charged } from './renewals/charge-renewal.ts';
import type { TriedCard } from './renewals/try-new-card.ts';
import { remedyFor } from './rules/declines.ts';
import { cardRefusal } from './rules/refused-attempt.ts';

type Shown = NonNullable<TriedRenewal>;

/** What became of a renewal that waited for a card; null: none did. */
export function presentTried(tried: TriedCard | undefined): TriedRenewal {
  const plan = tried?.renewal.member.plan;
  if (tried === undefined || plan === null || plan === undefined) return null;
  return {
    ...statusOf(tried.charged),
    charge_id: tried.renewal.id,
    plan,
    amount: presentDollars(PLAN_RECORDS[plan].price_cents),
    next_try_at: tried.nextTryAt?.toISOString() ?? null,
  };
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
