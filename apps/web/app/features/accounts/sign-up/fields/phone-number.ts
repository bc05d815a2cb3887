import { hasPhoneSignsOnly, isOlderMexicanMobile, plainPhone } from '@crewpad/domain';
import {
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { guessCountryByPartialPhoneNumber } from 'react-international-phone';

export interface TypedPhone {
  /**
   * With the country code, digits only: +13055550100. Empty if nothing was typed. A text that is no
   * number stays as it was typed, and forms refuse it.
   */
  number: string;
  /** Two capital letters. */
  country: string;
}

/**
 * Parses a typed number for the selected country: drops a trunk prefix and a repeated country code.
 * A number that starts with another country's code selects its country.
 */
export function readPhone(input: string, selectedCountry: string): TypedPhone {
  const text = plainPhone(input);
  if (!isNumber(text)) return { number: input, country: selectedCountry };
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return { number: '', country: selectedCountry };
  const isWithCode = text.trimStart().startsWith('+');
  const phone = parse(text, selectedCountry);
  if (phone === undefined) {
    const number = isWithCode ? `+${digits}` : `+${codeOf(selectedCountry)}${digits}`;
    return {
      number,
      country: isWithCode ? guessCountry(number, selectedCountry) : selectedCountry,
    };
  }
  // Countries share a code: digits alone do not change the selection.
  const isChosen = phone.countryCallingCode === codeOf(selectedCountry);
  const keeps = isChosen && !isWithCode;
  const country = keeps
    ? selectedCountry
    : (phone.country ?? guessCountry(phone.number, selectedCountry));
  return { number: phone.number, country };
}

/** Whether a text can be a phone number: it has no letters, and a plus only at its start. */
export function isNumber(input: string): boolean {
  const text = plainPhone(input);
  return hasPhoneSignsOnly(text) && !text.trimStart().includes('+', 1);
}

/** Whether the length of a stored number is possible: area codes are younger than tables of them. */
export function isPossiblePhone(number: string): boolean {
  if (!isNumber(number)) return false;
  return isPossiblePhoneNumber(number) || isOlderMexicanMobile(number);
}

/** Formats a stored number for its country; an incomplete one as bare digits. */
export function showPhone({ number, country }: TypedPhone): string {
  if (!isNumber(number)) return number;
  const phone = parse(number, country);
  if (phone?.isPossible()) return phone.formatNational();
  return bareDigits({ number, country });
}

/** The digits after the country code, which stay when another country is selected. */
export function bareDigits({ number, country }: TypedPhone): string {
  const code = `+${codeOf(country)}`;
  return number.startsWith(code) ? number.slice(code.length) : number;
}

function parse(text: string, country: string): PhoneNumber | undefined {
  return isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : undefined;
}

function codeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** The country of an incomplete number: the selected one while its code matches. */
function guessCountry(number: string, selectedCountry: string): string {
  if (number.startsWith(`+${codeOf(selectedCountry)}`)) return selectedCountry;
  const { country } = guessCountryByPartialPhoneNumber({ phone: number });
  return country?.iso2.toUpperCase() ?? selectedCountry;
}
