import type { contract } from '@crewpad/contract';
import { quoteRent, RENTAL_AMOUNT_MAX, type RentPeriod, toCents, toDollars } from '@crewpad/domain';

/** The typed values of an offer so far. */
export interface TypedOffer {
  rental_amount: string;
  deposit: string;
  payment_date: string;
  start_date: string;
  end_date: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d+(\.\d{1,2})?$/;

/** The quote of an unsaved offer; null with too little data. Pure. */
export function quoteOfOffer(typed: TypedOffer, now: Date): contract.rentals.RentQuote | null {
  const { start_date, end_date, payment_date } = typed;
  const rent = centsOf(typed.rental_amount);
  const deposit = centsOf(typed.deposit) ?? 0;
  const isComplete = rent !== null && DATE.test(start_date) && payment_date !== '';
  if (!isComplete || (end_date !== '' && end_date <= start_date)) return null;
  const terms = [
    { from_date: start_date, rental_amount: rent, payment_date: Number(payment_date) },
  ];
  const offer = { start_date, checkout_date: end_date || null, terms, deposit };
  const { today, first_rent, monthly } = quoteRent(offer, now);
  return {
    today: today.map(({ kind, amount }) => ({ kind, amount: toDollars(amount) })),
    first_rent: first_rent && periodOf(first_rent),
    // biome-ignore lint/suspicious/noThenProperty: the API names it so, and it is no function.
    then: { amount: toDollars(monthly.amount), payment_date: monthly.payment_date },
  };
}

function centsOf(typed: string): number | null {
  if (!AMOUNT.test(typed) || Number(typed) > RENTAL_AMOUNT_MAX) return null;
  return toCents(Number(typed));
}

const periodOf = ({ amount, due_at, from, to }: RentPeriod) => ({
  amount: toDollars(amount),
  due_at: due_at.toISOString(),
  period_from: from,
  period_to: to,
});
