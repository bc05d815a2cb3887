import { addDays } from '@crewpad/domain';
import type { FieldIssue } from '../../../../ui/form/field-issues.ts';

/** The earliest check-out date: from today, and after at least one night. */
export function earliestCheckout(startDate: string, today: string): string {
  const afterFirstNight = addDays(startDate, 1);
  return afterFirstNight > today ? afterFirstNight : today;
}

/** The errors of a requested check-out date. The server checks it again. */
export function checkCheckout(
  { date, time }: { date: string; time: string },
  startDate: string,
  today: string,
): FieldIssue[] {
  const field = 'checkout_date';
  if (date === '') return [{ field, key: 'check_out_date_is_required' }];
  if (date < today) return [{ field, key: 'date_is_before_today' }];
  if (date <= startDate) return [{ field, key: 'check_out_is_before_check_in' }];
  return time === '' ? [{ field: 'checkout_time', key: 'check_out_time_is_required' }] : [];
}
