import { hasPhoneSignsOnly, isOlderMexicanMobile, plainPhone } from '@crewpad/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalidInput } from '../../../platform/errors.ts';

/** A stored phone number: `+12025550123`. */
export interface Phone {
  phone_number: string;
  country_code: string;
}

interface Details extends Phone {
  birthdate_year: number;
  birthdate_month: number;
  birthdate_day: number;
}

/** The error keys, which differ per form. */
export interface DetailErrors {
  phone: string;
  birthYear: string;
  birthDay: string;
}

/**
 * Validates what the schema cannot: the phone number for its country, and the birthday against the
 * calendar and the server's clock.
 * @returns the phone number for storage
 * @throws ApiError 422 with all errors
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

/**
 * Parses a typed phone number; undefined if it has letters, or its length is not possible in that country. Tables of
 * area codes are older than the numbers.
 */
export function parsePhone({ phone_number, country_code }: Phone): Phone | undefined {
  if (!isSupportedCountry(country_code)) return undefined;
  const plain = plainPhone(phone_number);
  // The parser would leave out letters, or read them as digits.
  if (!hasPhoneSignsOnly(plain)) return undefined;
  const phone = parsePhoneNumberFromString(plain, country_code);
  if (phone === undefined) return undefined;
  if (!phone.isPossible() && !isOlderMexicanMobile(phone.number)) return undefined;
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
