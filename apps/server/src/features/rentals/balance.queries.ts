import type { PaymentPurpose, RentTerms } from '@crewpad/domain';
import { sql } from 'kysely';
import {
  type ColumnOf,
  type RowOf,
  selectList,
  selectValues,
  type ValuesOf,
} from '../../platform/database/select-list.ts';
import { OPEN_STATUSES } from '../billing/index.ts';
import {
  type AutopayEnding,
  type AutopayFacts,
  autopayEnding,
  autopayFacts,
} from './facts.queries.ts';
import {
  type CarriedRest,
  creditCents,
  type DepositMoney,
  depositMoney,
  isRestWaiting,
  type OpenCharge,
  openCharge,
  rentTerms,
} from './money.queries.ts';

/**
 * What is owed in a rental, what is paid next, and by whom. Each page that shows one of these reads
 * this expression, so that the amounts are equal. Amounts in whole cents.
 */
export interface BalanceValues extends Pick<AutopayFacts, 'auto_pay'> {
  /** How AutoPay was turned off the last time; null while it is on or asked for. */
  autopay_ending: AutopayEnding | null;
  /** What was paid and covers nothing yet. */
  credit_cents: number;
  /** What was paid as a deposit, and what became of it. */
  deposit_money: DepositMoney;
  /** All unpaid rent, oldest first; a payment ahead of time opens coming rent too. */
  open_charges: OpenCharge[];
  /** The lister's requests that the tenant has not paid or rejected. */
  open_requests: { amount_cents: number; payment_for: PaymentPurpose; created_at: string }[];
  terms: RentTerms[];
  /** A rest that the next period collects. */
  waiting_rest: CarriedRest | null;
}

const BALANCE_COLUMNS = [
  'accepted_at',
  'autopay_since',
  'checkout_date',
  'created_at',
  'deposit',
  'holds_deposit',
  'next_rent_on',
  'payment_date',
  'rental_amount',
  'start_date',
  'status',
  'time_zone',
] as const satisfies readonly ColumnOf<'rentals'>[];

export interface BalanceRow
  extends RowOf<'rentals', (typeof BALANCE_COLUMNS)[number]>,
    BalanceValues,
    AutopayFacts {}

const OPEN = sql.join(OPEN_STATUSES);

/** The expressions of a rental `r`. */
export const balanceValues: ValuesOf<BalanceValues> = {
  auto_pay: sql`r.auto_pay`,
  autopay_ending: autopayEnding,
  credit_cents: creditCents,
  deposit_money: depositMoney,
  open_charges: sql`(
    select coalesce(json_agg(${openCharge} order by o.period_from), '[]')
    from obligations o
    where o.rental_id = r.id and o.kind = 'rent' and o.status in (${OPEN})
  )`,
  open_requests: sql`(
    select coalesce(json_agg(json_build_object('amount_cents', q.amount_cents,
      'payment_for', q.payment_for, 'created_at', q.created_at) order by q.id), '[]')
    from payment_requests q where q.rental_id = r.id and q.status = 'pending'
  )`,
  terms: rentTerms,
  waiting_rest: sql`(
    select json_build_object('cents', o.rest_cents, 'period_from', o.period_from,
      'period_to', o.period_to)
    from obligations o where o.rental_id = r.id and ${isRestWaiting}
    order by o.period_from, o.id limit 1
  )`,
};

/** The columns of a BalanceRow of a rental `r`. */
export const balanceColumns = sql<BalanceRow>`
  ${selectList('r', BALANCE_COLUMNS)}, ${selectValues(balanceValues)}, ${autopayFacts}`;
