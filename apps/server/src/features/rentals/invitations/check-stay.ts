import { localDate } from '@crewpad/domain';
import { invalidInput } from '../../../platform/errors.ts';

interface InvitedStay {
  start_date: string;
  end_date: string | null;
  end_time: string | null;
  checkout_date: string | null;
}

/**
 * Validates what the schema cannot: dates against today at the crash pad and the stored dates.
 * Stored dates may be past; new ones may not.
 * @throws ApiError 422 with all errors
 */
export function checkStay(
  stay: InvitedStay,
  stored: InvitedStay | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): void {
  const today = localDate(now, timeZone);
  const errors: Record<string, string[]> = {};
  for (const field of ['start_date', 'end_date'] as const) {
    const date = stay[field];
    if (date !== null && date < today && date !== stored?.[field]) {
      errors[field] = ['date_is_before_today'];
    }
  }
  if (stay.end_date !== null && stay.end_time === null) {
    errors.end_time = ['check_out_time_is_required'];
  }
  const ends = [stay.end_date, stay.checkout_date].filter((date) => date !== null);
  if (ends.some((date) => date <= stay.start_date)) {
    errors.end_date = [...(errors.end_date ?? []), 'check_out_is_before_check_in'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}
