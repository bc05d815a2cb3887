import type { contract } from '@crewpad/contract';
import { paymentFee, toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';
import { reasonIn } from '../../rentals/index.ts';
import { canWithRequest, partInRequest, statusOf } from './policy.ts';
import type { RequestRow } from './requests.queries.ts';

/** A payment request for its lister or tenant: only the lister sees the fee. Pure. */
export function presentRequest(row: RequestRow, actor: MemberActor): contract.rent.PaymentRequest {
  const { amount_cents: amount } = row;
  const role = partInRequest(actor, row) ?? 'tenant';
  const hidesWords = (author: typeof role) => row.is_blocked && role !== author;
  const fee = row.fee_cents ?? paymentFee(amount, row.card_country).total;
  return {
    id: row.id,
    charge_id: row.obligation_id,
    tenant_id: row.rental_id,
    amount: toDollars(amount),
    ...(role === 'lister' && { fee: toDollars(fee), net: toDollars(amount - fee) }),
    payment_for: row.payment_for,
    notes: hidesWords('lister') ? '' : row.notes,
    // Withdrawn: included only in the answer to the withdrawal.
    status: statusOf(row) ?? 'rejected',
    last_attempt: row.status === 'pending' && row.was_declined ? 'declined' : null,
    hold: row.hold,
    taken_back: toDollars(row.taken_back_cents),
    reason: hidesWords('tenant') ? null : reasonIn(row.reason, actor.locale),
    waits_for_lister: role === 'lister' && row.waits_for_lister,
    lister_name: row.lister_name,
    tenant_name: row.tenant_display_name,
    crashpad_name: row.crashpad_name,
    time_zone: row.time_zone,
    role,
    abilities: abilitiesOf(['pay', 'reject', 'edit', 'withdraw'], (action) =>
      canWithRequest(actor, action, row),
    ),
    created_at: row.created_at.toISOString(),
  };
}
