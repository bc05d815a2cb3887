import { CARD_EXPIRY_YEARS, type CardExpiry, isPastExpiry } from '@crewpad/domain';

/** The errors of a typed expiry date by field; undefined if valid. */
export function refusedExpiry(expiry: CardExpiry, now: Date): Record<string, [string]> | undefined {
  const thisYear = now.getUTCFullYear();
  if (expiry.exp_year < thisYear) return { exp_year: ['card_has_expired'] };
  if (expiry.exp_year > thisYear + CARD_EXPIRY_YEARS) return { exp_year: ['expiry_is_not_valid'] };
  return isPastExpiry(expiry, now) ? { exp_month: ['card_has_expired'] } : undefined;
}

/**
 * Whether members see a card as valid. An expired one may still be charged, because banks renew
 * them.
 */
export function isValidToday(card: CardExpiry & { valid: boolean }, now: Date): boolean {
  return card.valid && !isPastExpiry(card, now);
}
