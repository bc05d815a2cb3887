import { isAutopayOn } from './autopay-lifecycle.ts';
import { ENTERED_WITHIN_YEARS } from './calendar.ts';
import { toDollars } from './money.ts';
import { PAID_BY, type PaidBy } from './money-lists.ts';
import { firstBilledDay, type RentPeriod, rentPeriods, type Stay, termsOn } from './rent.ts';
import type { AutoPay } from './rental-lifecycle.ts';

/** The costs of an offer, from the same periods as the later charges. Dates are YYYY-MM-DD. */

/** One charge of a stay with an agreed end. */
export interface QuotedCharge {
  kind: 'deposit' | 'rent';
  /** Whole cents. */
  amount: number;
  /** null: on acceptance. */
  due_at: Date | null;
  /** First day and exclusive end of the rent; null for a deposit. */
  from: string | null;
  to: string | null;
}

/** Pages and emails list this many charges, and count the others. */
export const CHARGES_LISTED = 12;

/** A tenant's costs: on acceptance, first, and later. Amounts in whole cents. */
export interface RentQuote {
  today: { kind: QuotedCharge['kind']; amount: number; by: PaidBy }[];
  /** null if nothing is due after today. */
  first_rent: RentPeriod | null;
  /** null with an agreed end. */
  monthly: { amount: number; payment_date: number } | null;
  /** With an agreed end: all charges of the stay, those on acceptance included, and their sum. */
  agreed: { charges: QuotedCharge[]; total: number } | null;
}

/** An offer, as far as its costs depend on it. */
export interface QuotedOffer extends Stay {
  /** Whole cents. */
  deposit: number;
  auto_pay: AutoPay;
}

/** The quote of an offer accepted at `now`, from the same periods as the later charges. */
export function quoteRent(offer: QuotedOffer, now: Date): RentQuote {
  const by = isAutopayOn(offer.auto_pay) ? PAID_BY.autopay : PAID_BY.manual;
  const today: RentQuote['today'] = [];
  if (offer.deposit > 0) today.push({ kind: 'deposit', amount: offer.deposit, by });
  const charges: QuotedCharge[] = today.map(({ kind, amount }) => ({
    ...{ kind, amount },
    ...{ due_at: null, from: null, to: null },
  }));
  const add = ({ amount, from, to }: RentPeriod, due_at: Date | null) =>
    charges.push({ kind: 'rent', amount, due_at, from, to });
  const periods = rentPeriods(offer, firstBilledDay(offer, now));
  let first = periods.next().value ?? null;
  if (first !== null && first.due_at < now) {
    today.push({ kind: 'rent', amount: first.amount, by });
    add(first, null);
    first = periods.next().value ?? null;
  }
  if (offer.checkout_date === null || !isListable(offer.start_date, offer.checkout_date)) {
    const { rental_amount: amount, payment_date } = termsOn(offer.terms, offer.start_date);
    return { today, first_rent: first, monthly: { amount, payment_date }, agreed: null };
  }
  if (first !== null) add(first, first.due_at);
  for (const period of periods) add(period, period.due_at);
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  return { today, first_rent: first, monthly: null, agreed: { charges, total } };
}

/**
 * Both ends lie within ten years of a day. Stored stays that are longer are quoted by the month:
 * the list of their charges would be as long.
 */
const isListable = (from: string, to: string) =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 2 * ENTERED_WITHIN_YEARS;

/** A quote as the API returns it, in US dollars. */
export const quoteInDollars = ({ today, first_rent: first, monthly, agreed }: RentQuote) => ({
  today: today.map(({ kind, amount, by }) => ({ kind, amount: toDollars(amount), by })),
  first_rent: first && { ...chargeInDollars(first), due_at: first.due_at.toISOString() },
  // biome-ignore lint/suspicious/noThenProperty: the API names it so, and it is no function.
  then: monthly && { amount: toDollars(monthly.amount), payment_date: monthly.payment_date },
  ...(agreed !== null && {
    charges: agreed.charges.map(({ kind, due_at, ...charge }) => ({
      ...{ kind, ...chargeInDollars(charge) },
      due_at: due_at?.toISOString() ?? null,
    })),
    total: toDollars(agreed.total),
  }),
});

const chargeInDollars = <Day extends string | null>({
  amount,
  from,
  to,
}: {
  amount: number;
  from: Day;
  to: Day;
}) => ({ amount: toDollars(amount), period_from: from, period_to: to });
