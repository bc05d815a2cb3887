import type { contract } from '@crewpad/contract';
import {
  AUTOPAY,
  localDate,
  quoteInDollars,
  quoteRent,
  RENTAL_AMOUNT_MAX,
  toCents,
} from '@crewpad/domain';
import { isPlainAmount } from '../../../../ui/form/typed-number.ts';

/** The typed values of an offer so far. */
export interface TypedOffer {
  rental_amount: string;
  deposit: string;
  payment_date: string;
  start_date: string;
  end_date: string;
  /** '1' if rent is collected by AutoPay. */
  auto_pay: string;
}

/** The latest time zone: the server validates with the crash pad's own. */
export const LAST_ZONE = 'Etc/GMT+12';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The quote of an unsaved offer; null with too little data, or for a new check-in before today.
 * Pure.
 * @param rental the edited invitation
 */
export function quoteOfOffer(
  typedOffer: TypedOffer,
  now: Date,
  rental?: Pick<contract.rentals.Rental, 'start_date' | 'time_zone' | 'holds_deposit'>,
): contract.rentals.RentQuote | null {
  const { start_date, end_date, payment_date } = typedOffer;
  const rent = centsOf(typedOffer.rental_amount);
  const deposit = rental?.holds_deposit ? 0 : (centsOf(typedOffer.deposit) ?? 0);
  const isComplete = rent !== null && DATE.test(start_date) && payment_date !== '';
  if (!isComplete || (end_date !== '' && end_date <= start_date)) return null;
  const isPast = start_date < localDate(now, rental?.time_zone ?? LAST_ZONE);
  if (isPast && start_date !== rental?.start_date) return null;
  const terms = [
    { from_date: start_date, rental_amount: rent, payment_date: Number(payment_date) },
  ];
  const auto_pay = typedOffer.auto_pay === '1' ? AUTOPAY.on : AUTOPAY.off;
  const offer = { start_date, checkout_date: end_date || null, terms, deposit, auto_pay } as const;
  return quoteInDollars(quoteRent(offer, now));
}

function centsOf(text: string): number | null {
  if (!isPlainAmount(text) || Number(text) > RENTAL_AMOUNT_MAX) return null;
  return toCents(Number(text));
}
