import { isAutopayOn, nextRentHour, rentDueAt, VOIDED_FOR_CARD_HOURS } from '@crewpad/domain';
import { nextRentSlot } from '../rent/rent-schedule.ts';
import type { TransactionRow } from './queries/find-transactions.ts';
import type { TransactionPeriod } from './queries/transaction-periods.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * When the card is charged for rent that is due already, if an entry is voided now; null if it is
 * collected by hand, because the entry has stood for too long.
 */
export function chargedAt(recordedAt: Date, now: Date): Date | null {
  const notice = VOIDED_FOR_CARD_HOURS * HOUR_MS;
  if (now.getTime() - recordedAt.getTime() > notice) return null;
  return nextRentHour(new Date(now.getTime() + notice));
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

/** When a void of this entry has the card charged for rent that is due; null if it does not. */
export function chargedAfterVoid(row: TransactionRow, now: Date): Date | null {
  if (row.rental_status !== 'accepted' || !isAutopayOn(row.auto_pay)) return null;
  const isDue = row.periods.some(
    (period) => new Date(period.due_at) <= now && isChargedAgain(period, now),
  );
  return isDue ? chargedAt(row.created_at, now) : null;
}
