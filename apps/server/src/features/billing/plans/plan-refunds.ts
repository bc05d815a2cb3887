import type { Plan, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { insertRefund, type RefundRequest } from '../ledger/refund-requests.ts';

/** A payment of a plan, with what can still be refunded of it. */
export interface PlanPayment {
  id: number;
  plan: Plan;
  paidAt: Date;
  amountCents: number;
  leftCents: number;
  mode: ProviderMode;
  /** The bank of its payer has taken it back, or may. */
  isDisputed: boolean;
  hasRefundInFlight: boolean;
}

/** The latest plan payment of a member, or the one with this number; undefined if there is none. */
export async function findPlanPayment(
  trx: Trx,
  { memberId, id }: { memberId: number; id?: number | undefined },
): Promise<PlanPayment | undefined> {
  const { rows } = await sql<PlanPayment>`
    select o.id, o.plan, o.paid_at as "paidAt", ${cardCents} as "amountCents",
      greatest(0, ${cardCents} - booked.cents - asked.reserved)::int as "leftCents",
      o.provider_mode as mode, asked.is_in_flight as "hasRefundInFlight",
      exists (select from disputes d
        where d.obligation_id = o.id and d.state in ('open', 'lost')) as "isDisputed"
    from obligations o
    cross join lateral (
      select coalesce(sum(l.amount_cents), 0) as cents
      from journal j join journal_lines l on l.journal_id = j.id and l.account = 'subscriptions'
      where j.obligation_id = o.id and j.source_type = 'refund' and not exists (
        select from refunds r where r.provider_refund_id = j.source_id and r.state = 'pending')
    ) booked
    cross join lateral (
      select coalesce(sum(amount_cents) filter (where state in ('pending', 'retrying')), 0) as reserved,
        coalesce(bool_or(state = 'pending'), false) as is_in_flight
      from refunds r where r.obligation_id = o.id
    ) asked
    where o.payer_id = ${memberId} and o.kind = 'subscription' and o.paid_at is not null
      and o.charge_id is not null and (${id ?? null}::integer is null or o.id = ${id ?? null})
    order by o.paid_at desc, o.id desc limit 1`.execute(trx);
  return rows[0];
}

interface PlanRefund {
  memberId: number;
  /** The latest payment if undefined. */
  chargeId: number | undefined;
  cents: number;
  reason: string;
  actorId: number;
  /** Of the call, which is made once. */
  key: string;
  mode: ProviderMode;
  now: Date;
}

/**
 * Stores a refund of a plan payment before any money moves; the term stays. The caller locks the
 * member, and sends it after the transaction.
 * @throws ApiError 404; 409 without a payment, if its bank took it back, or another one is in flight;
 * 422 for more than is left
 */
export async function requestPlanRefund(
  trx: Trx,
  { memberId, chargeId, cents, reason, actorId, key, mode, now }: PlanRefund,
): Promise<RefundRequest> {
  const payment = await findPlanPayment(trx, { memberId, id: chargeId });
  if (payment === undefined) {
    throw chargeId === undefined ? conflict('billing:no_plan_payment') : notFound();
  }
  if (payment.mode !== mode) throw conflict('billing:other_provider');
  if (payment.isDisputed) throw conflict('billing:payment_disputed');
  if (payment.hasRefundInFlight) throw conflict('billing:refund_in_flight');
  if (cents > payment.leftCents) {
    const values = { amount: payment.leftCents / 100 };
    throw invalidInput({ amount: ['is_more_than_remains'] }, values);
  }
  const request = await insertRefund(trx, {
    obligation_id: payment.id,
    actor_id: actorId,
    request_key: key,
    amount_cents: cents,
    reason,
    method: 'card',
    created_at: now,
    updated_at: now,
  });
  if (request === undefined) throw conflict('billing:refund_in_flight');
  return request;
}
