import { CARD_EXPIRY_YEARS, monthNumber, monthOf } from '@crewpad/domain';

export interface CardExpiry {
  exp_month: number;
  exp_year: number;
}

/** Whether a card's last month is over, in UTC: it is good until the end of that month. */
export function isOver({ exp_month, exp_year }: CardExpiry, now: Date): boolean {
  return monthOf(exp_year, exp_month) < monthNumber(now);
}

/** What is wrong with an expiry that somebody typed, by field; undefined: nothing. */
export function refusedExpiry(expiry: CardExpiry, now: Date): Record<string, [string]> | undefined {
  const thisYear = now.getUTCFullYear();
  if (expiry.exp_year < thisYear) return { exp_year: ['card_has_expired'] };
  if (expiry.exp_year > thisYear + CARD_EXPIRY_YEARS) return { exp_year: ['expiry_is_not_valid'] };
  return isOver(expiry, now) ? { exp_month: ['card_has_expired'] } : undefined;
}

/** Whether a card on file is shown as valid. An expired one may still be charged: banks renew them. */
export function isUsable(card: CardExpiry & { valid: boolean }, now: Date): boolean {
  return card.valid && !isOver(card, now);
}
