import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Formats a stored number with its country code: "+1 305 555 0177". For loaders: the table of all
 * countries stays on the server.
 */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
