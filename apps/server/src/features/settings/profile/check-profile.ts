import type { ProfileForm } from '@crewpad/contract';
import { invalidInput } from '../../../platform/errors.ts';
import { isPastDay, type Phone, readPhone } from '../../accounts/index.ts';

/**
 * What the form's schema cannot know: that the phone number exists in its country, and that the day of
 * birth is in the calendar and in the past.
 * @throws ApiError 422 with all that does not fit
 */
export function checkProfile(form: ProfileForm, now: Date): ProfileForm & Phone {
  const phone = readPhone(form.phone_number, form.country_code);
  const isBorn = isPastDay(form, now);
  if (phone !== undefined && isBorn) return { ...form, ...phone };
  throw invalidInput({
    ...(phone === undefined && { phone_number: ['please_enter_a_valid_phone_number'] }),
    ...(!isBorn && { birthdate_day: ['select_your_birth_day'] }),
  });
}
