import type { createAccount, OperationRequest } from '@crewpad/contract';
import { invalidInput } from '../../../platform/errors.ts';
import { isPastDay, type Phone, readPhone } from '../details.ts';

export type NewAccount = OperationRequest<typeof createAccount>['body'];

/**
 * What the form's schema cannot know: that the day of birth is in the calendar and in the past, and
 * that the phone number exists in its country.
 * @throws ApiError 422 with all that does not fit
 */
export function checkNewAccount(form: NewAccount, now: Date): Phone {
  const phone = readPhone(form.phone_number, form.country_code);
  const isBorn = isPastDay(form, now);
  if (phone !== undefined && isBorn) return phone;
  throw invalidInput({
    ...(!isBorn && { birthdate_day: ['to_filter_listings_birthday_is_required'] }),
    ...(phone === undefined && { phone_number: ['phone_number_is_not_valid'] }),
  });
}
