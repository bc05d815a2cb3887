import { CARD_AMOUNT_MAX, paymentFee, toCents, toDollars } from '@crewpad/domain';
import { isPlainAmount } from '../../../ui/form/typed-number.ts';

/** A typed amount in US dollars; null if it is none, or zero. */
export function typedAmount(typed: string): number | null {
  const amount = isPlainAmount(typed) ? Number(typed) : 0;
  return amount > 0 ? amount : null;
}

/** The estimated fee of a card payment of this amount; null if a card cannot pay it. */
export function feeOf(dollars: number | null): { fee: number; net: number } | null {
  if (dollars === null) return null;
  const cents = toCents(dollars);
  if (cents > CARD_AMOUNT_MAX) return null;
  const { total, net } = paymentFee(cents);
  return { fee: toDollars(total), net: toDollars(net) };
}

/** "412.50", the value of an amount field. */
export function fieldAmount(dollars: number | null): string {
  if (dollars === null) return '';
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}
