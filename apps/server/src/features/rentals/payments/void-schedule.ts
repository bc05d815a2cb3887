import { isAutopayOn, rentDueAt } from '@crewpad/domain';
import { chargedAfter, VOID_NOTICE_MS } from '../rent/queries/rental-facts.ts';
import { nextRentSlot } from '../rent/rent-schedule.ts';
import type { TransactionRow } from './queries/find-transactions.ts';
import type { TransactionPeriod } from './queries/transaction-periods.ts';

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

/** When a void of this entry has the card charged for rent that is due; null if it does not. */
export function chargedAfterVoid(row: TransactionRow, now: Date): Date | null {
  if (row.rental_status !== 'accepted' || !isAutopayOn(row.auto_pay)) return null;
  const isDue = row.periods.some(
    (period) => new Date(period.due_at) <= now && isChargedAgain(period, now),
  );
  return isDue ? chargedAt(row.created_at, now) : null;
}
