import type { TransactionState, TransactionStatus, TransactionType } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { shownStatus } from '../../../rentals/index.ts';

/** A request stays pending after a declined card. */
export const isFailed = sql`(o.kind <> 'payment_request' and ${shownStatus} in ('failed', 'retry_wait'))`;

/** Whether the latest attempt to charge the obligation `o` was declined, not one that was stopped. */
export const wasDeclined = sql<boolean>`coalesce((
    select a.status = 'declined' from payment_attempts a
    where a.obligation_id = o.id and a.payment_intent is not distinct from o.payment_intent
    order by a.n desc limit 1
  ), false)`;
const OPEN = sql.join(OPEN_STATUSES);

/** Whether the obligation `o` has a status. */
const isStatus: Record<TransactionStatus, RawBuilder<unknown>> = {
  paid: sql`o.paid_at is not null`,
  failed: isFailed,
  pending: sql`o.status in (${OPEN}) and not ${isFailed}`,
  voided: sql`false`,
  written_off: sql`o.closed_as = 'written_off'`,
};

/** The displayed state of the obligation `o`, as `presentTransaction` returns it. */
const stateAt = (now: Date) => sql`
  case when o.paid_at is not null then 'paid'
    when o.closed_as = 'written_off' then 'written_off'
    when o.kind <> 'rent' then case when ${isFailed} then 'failed' else 'pending' end
    when o.due_at > ${now}::timestamptz then 'upcoming'
    when o.late_from <= ${now}::timestamptz then 'late'
    when o.status in ('collecting', 'action_required') then 'pending'
    when ${isFailed} then 'failed' else 'due' end`;

/** Filters for a member's payments. */
export interface TransactionFilter {
  rental?: number | undefined;
  listing?: number | undefined;
  /** In the crash pad's time zone, by payment date; for open ones, by due date. */
  year?: number | undefined;
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
  state?: { is: TransactionState; now: Date } | undefined;
  /** Only ids below this one. */
  before?: number | undefined;
}

/** Obligations with their own money: not cancelled, and not covered by other payments. */
const ofCards = sql`o.kind in ('rent', 'deposit', 'payment_request') and (o.status <> 'cancelled' or o.closed_as = 'written_off')
  and ${cardCents} > o.rest_cents`;

/** The ids of a member's transactions, using the indexes of payers, payees, listers and tenants. */
export function matching(memberId: number, filter: TransactionFilter): RawBuilder<unknown> {
  const { rental, listing, year, type, status, state, before } = filter;
  const ofBoth = [
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(rental === undefined ? [] : [sql`rental_id = ${rental}`]),
    ...(listing === undefined
      ? []
      : [sql`rental_id in (select id from rentals where listing_id = ${listing})`]),
  ];
  const charges = [
    ofCards,
    ...ofBoth,
    ...(type === undefined ? [] : [sql`o.kind = ${type}`]),
    ...(status === undefined ? [] : [isStatus[status]]),
    ...(state === undefined ? [] : [sql`${stateAt(state.now)} = ${state.is}`]),
    ...(year === undefined
      ? []
      : [
          sql`extract(year from coalesce(o.paid_at, o.due_at) at time zone
            (select time_zone from rentals where id = o.rental_id)) = ${year}`,
        ]),
  ];
  const byHand = [
    ...ofBoth,
    sql`${type === undefined || type === 'manual'}::boolean`,
    sql`${[status, state?.is].every((one) => one === undefined || one === 'paid' || one === 'voided')}::boolean`,
    ...(status === undefined && state === undefined
      ? []
      : [sql`(voided_at is not null) = ${status === 'voided' || state?.is === 'voided'}::boolean`]),
    ...(year === undefined
      ? []
      : [sql`paid_on >= ${`${year}-01-01`}::date`, sql`paid_on < ${`${year + 1}-01-01`}::date`]),
  ];
  const and = sql` and `;
  return sql`
    select o.id, false as is_manual from obligations o
    where o.payer_id = ${memberId} and ${sql.join(charges, and)}
    union all
    select o.id, false from obligations o
    where o.payee_id = ${memberId} and ${sql.join(charges, and)}
    union all
    select id, true from manual_payments
    where lister_id = ${memberId} and ${sql.join(byHand, and)}
    union all
    select id, true from manual_payments
    where tenant_id = ${memberId} and ${sql.join(byHand, and)}`;
}
