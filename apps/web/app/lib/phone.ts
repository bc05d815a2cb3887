import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A stored number as people write it, with the code of its country: "+1 305 555 0177". For loaders: the
 * table of all countries stays on the server.
 */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
