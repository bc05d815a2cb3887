import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number as it is kept: `+12025550123`. */
export interface Phone {
  phone_number: string;
  country_code: string;
}

/** A phone number as somebody typed it; undefined: none exists like that in that country. */
export function readPhone(number: string, country: string): Phone | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const phone = parsePhoneNumberFromString(number, country);
  if (phone === undefined || !phone.isValid()) return undefined;
  return { phone_number: phone.number, country_code: phone.country ?? country };
}

interface Birthdate {
  birthdate_year: number;
  birthdate_month: number;
  birthdate_day: number;
}

/** Whether a day of birth is in the calendar and in the past. */
export function isPastDay(
  { birthdate_year: year, birthdate_month: month, birthdate_day: day }: Birthdate,
  now: Date,
): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date < now;
}
