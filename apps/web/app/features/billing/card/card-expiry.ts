import type { CardInfo } from '@crewpad/contract';
import { monthNumber, monthOf } from '@crewpad/domain';

/** Whether a card's last month is over, in UTC. */
export function isPastExpiry(
  { exp_month, exp_year }: Pick<CardInfo, 'exp_month' | 'exp_year'>,
  now: Date,
): boolean {
  return monthOf(exp_year, exp_month) < monthNumber(now);
}
