import type { contract } from '@crewpad/contract';
import { type DisputeState, type RefundState, toDollars } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

/** What happened to a payment afterward. Amounts in whole cents, days at the crash pad. */
export interface AfterPayment {
  refunds: {
    id: number;
    amount_cents: number;
    state: RefundState;
    method: 'card' | 'outside';
    on: string;
    next_try_on: string | null;
  }[];
  /** The latest dispute. */
  dispute: {
    state: DisputeState;
    amount_cents: number;
    opened_on: string;
    decided_on: string | null;
  } | null;
  /** What the product still owes the payee: the provider has refused to transfer it for now. */
  owed_cents: number;
}

/** The columns of what happened to the payment `o`, in this time zone. */
export const afterPayment = (
  zone: RawBuilder<unknown>,
  isItsRefund = sql`obligation_id = o.id`,
) => sql<AfterPayment>`
    ${refundsOf(isItsRefund, zone)} as refunds,
    ${disputeOf(zone)} as dispute,
    (
      select coalesce(sum(amount_cents), 0)::int from provider_moves
      where obligation_id = o.id and kind in ('dispute_return', 'refund_return')
        and state in ('waiting', 'refused', 'unknown', 'abandoned')
    ) as owed_cents`;

/** The refunds that match a condition, oldest first, as JSON. Kept parts of deposits are none. */
const refundsOf = (condition: RawBuilder<unknown>, zone: RawBuilder<unknown>) => sql<
  AfterPayment['refunds']
>`(
      select coalesce(json_agg(json_build_object('id', id, 'amount_cents', amount_cents,
        'state', state, 'method', method,
        'on', (coalesce(moved_at, created_at) at time zone ${zone})::date,
        'next_try_on', (next_try_at at time zone ${zone})::date) order by id), '[]')
      from refunds where (${condition}) and amount_cents > 0
    )`;

const disputeOf = (zone: RawBuilder<unknown>) => sql`(
      select json_build_object('state', state, 'amount_cents', amount_cents,
        'opened_on', (opened_at at time zone ${zone})::date,
        'decided_on', (closed_at at time zone ${zone})::date)
      from disputes where obligation_id = o.id
      order by opened_at desc limit 1
    )`;

export const presentRefunds = (
  refunds: AfterPayment['refunds'],
): contract.billing.PaymentRefund[] =>
  refunds.map(({ amount_cents, ...refund }) => ({ ...refund, amount: toDollars(amount_cents) }));

export const presentDispute = (
  dispute: AfterPayment['dispute'],
): contract.billing.PaymentDispute | null =>
  dispute && {
    state: dispute.state,
    amount: toDollars(dispute.amount_cents),
    opened_on: dispute.opened_on,
    decided_on: dispute.decided_on,
  };
