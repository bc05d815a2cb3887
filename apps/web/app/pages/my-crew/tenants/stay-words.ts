import type { contract } from '@crewpad/contract';
import { daysBetween } from '@crewpad/domain';
import { shownPhase } from '../../../features/rent/index.ts';

type Rental = contract.rentals.Rental;

/** A stay in a few words: a text, and its day or number of days. */
export type StayWord =
  | { key: 'stay_since' | 'stay_leaves' | 'stay_moves_in' | 'stay_left' | 'stay_asks'; day: string }
  | { key: 'stay_opened' | 'stay_not_opened' | 'stay_passed' | 'stay_ended' }
  | { key: 'stay_starts'; days: number }
  | { key: 'closed_cancelled' | 'closed_declined' | 'closed_expired' };

/** "since Mar 2", "leaves Jan 20", "Invited, not opened, starts in 3 days". Pure. */
export function stayWords(rental: Rental, today: string): StayWord[] {
  const { status, start_date, checkout_date, checkout_requested_date: asked, closed_as } = rental;
  if (closed_as === 'cancelled' || closed_as === 'declined' || closed_as === 'expired') {
    return [{ key: `closed_${closed_as}` }];
  }
  if (status === 'pending') {
    if (start_date < today) return [{ key: 'stay_passed' }];
    return [
      { key: rental.opened_at ? 'stay_opened' : 'stay_not_opened' },
      { key: 'stay_starts', days: daysBetween(today, start_date) },
    ];
  }
  if (status !== 'accepted') {
    const day = checkout_date ?? rental.ended_at?.slice(0, 10);
    return [day === undefined ? { key: 'stay_ended' } : { key: 'stay_left', day }];
  }
  const words: StayWord[] = [];
  const phase = shownPhase(rental);
  if (phase === 'upcoming') words.push({ key: 'stay_moves_in', day: start_date });
  else if (checkout_date === null) words.push({ key: 'stay_since', day: start_date });
  if (checkout_date !== null) words.push({ key: 'stay_leaves', day: checkout_date });
  if (asked !== null) words.push({ key: 'stay_asks', day: asked });
  return words;
}

/** An invitation that nobody accepted before its first day. */
export const isStartPassed = (words: readonly StayWord[]): boolean =>
  words.some(({ key }) => key === 'stay_passed');
