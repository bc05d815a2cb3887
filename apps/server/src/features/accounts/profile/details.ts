import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalidInput } from '../../../platform/errors.ts';

/** A phone number as it is stored: `+12025550123`. */
export interface Phone {
  phone_number: string;
  country_code: string;
}

interface Details extends Phone {
  birthdate_year: number;
  birthdate_month: number;
  birthdate_day: number;
}

/** The keys that name what is wrong: each form has its own. */
export interface DetailErrors {
  phone: string;
  birthYear: string;
  birthDay: string;
}

/**
 * Checks what a form's schema cannot know: that the phone number exists in its country, and that the
 * day of birth is in the calendar and, by the server's clock, in the past.
 * @returns the phone number as it is stored
 * @throws ApiError 422 with everything that does not fit
 */
export function checkDetails(form: Details, keys: DetailErrors, now: Date): Phone {
  const phone = parsePhone(form);
  const birthError = birthdateError(form, keys, now);
  if (phone !== undefined && birthError === undefined) return phone;
  throw invalidInput({
    ...(phone === undefined && { phone_number: [keys.phone] }),
    ...birthError,
  });
}

/** A phone number as someone typed it; undefined: none like it exists in that country. */
export function parsePhone({ phone_number, country_code }: Phone): Phone | undefined {
  if (!isSupportedCountry(country_code)) return undefined;
  const phone = parsePhoneNumberFromString(phone_number, country_code);
  if (phone === undefined || !phone.isValid()) return undefined;
  return { phone_number: phone.number, country_code: phone.country ?? country_code };
}

function birthdateError(
  { birthdate_year: year, birthdate_month: month, birthdate_day: day }: Details,
  { birthYear, birthDay }: DetailErrors,
  now: Date,
): Record<string, string[]> | undefined {
  if (year > now.getUTCFullYear()) return { birthdate_year: [birthYear] };
  const date = new Date(Date.UTC(year, month - 1, day));
  const isInCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isInCalendar && date < now ? undefined : { birthdate_day: [birthDay] };
}
