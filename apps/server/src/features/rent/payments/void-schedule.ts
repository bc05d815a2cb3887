import { isAutopayOn, rentDueAt } from '@crewpad/domain';
import type { TransactionPeriod } from '../../rentals/index.ts';
import { chargedAfter, VOID_NOTICE_MS } from '../periods/queries/rental-facts.ts';
import { nextRentSlot } from '../periods/rent-schedule.ts';
import type { TransactionRow } from './queries/find-transactions.ts';

/**
 * When the card is charged for rent that is due already, if an entry is voided now; null if it is
 * collected by hand, because the entry has stood for too long.
 */
export function chargedAt(recordedAt: Date, now: Date): Date | null {
  return now.getTime() - recordedAt.getTime() > VOID_NOTICE_MS ? null : chargedAfter(now);
}

/** Whether the schedule can still charge the card for rent that is due. */
export const isChargedAgain = (
  {
    collection,
    period_to,
    due_at,
    was_declined,
  }: Pick<TransactionPeriod, 'collection' | 'period_to' | 'was_declined'> & {
    due_at: Date | string;
  },
  now: Date,
): boolean =>
  collection === 'auto' &&
  rentDueAt(period_to) > now &&
  (!was_declined || nextRentSlot(new Date(due_at), now) !== undefined);

/** What a void of this entry opens again: when the card is charged for rent that is due, if it is. */
export function afterVoid(row: TransactionRow, now: Date) {
  const { rental_status, auto_pay, is_paused, periods, created_at } = row;
  const isOn = rental_status === 'accepted' && isAutopayOn(auto_pay);
  const isCollected = isOn && !is_paused;
  const due = periods.filter(({ due_at }) => new Date(due_at) <= now);
  const isCharged = isCollected && due.some((period) => isChargedAgain(period, now));
  return {
    charged_at: isCharged ? chargedAt(created_at, now) : null,
    has_due: due.length > 0,
    has_coming: periods.length > due.length,
    coming_by: isOn ? ('autopay' as const) : ('hand' as const),
  };
}
