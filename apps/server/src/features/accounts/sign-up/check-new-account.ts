import type { createAccount, OperationRequest } from '@crewpad/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalidInput } from '../../../platform/errors.ts';

export type NewAccount = OperationRequest<typeof createAccount>['body'];

/** A phone number as it is kept: `+12025550123`. */
export interface Phone {
  phone_number: string;
  country_code: string;
}

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

function readPhone(number: string, country: string): Phone | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const phone = parsePhoneNumberFromString(number, country);
  if (phone === undefined || !phone.isValid()) return undefined;
  return { phone_number: phone.number, country_code: phone.country ?? country };
}

type Birthdate = Pick<NewAccount, 'birthdate_year' | 'birthdate_month' | 'birthdate_day'>;

function isPastDay(
  { birthdate_year: year, birthdate_month: month, birthdate_day: day }: Birthdate,
  now: Date,
): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date < now;
}
