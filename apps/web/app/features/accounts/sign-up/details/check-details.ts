import { contract } from '@crewpad/contract';
import { type FieldIssue, issuesOf } from '../../../../ui/form/field-issues.ts';
import type { Details, Passwords } from '../draft.ts';
import { isDayInMonth, NO_SUCH_DAY } from '../fields/birthday.ts';
import { isPossiblePhone } from '../fields/phone-number.ts';

/** The validation order of the form. */
export const SIGN_UP_ORDER: readonly string[] = [
  'first_name',
  'last_name',
  'display_name',
  'gender',
  'birthdate_month',
  'birthdate_day',
  'birthdate_year',
  'hear_about_us',
  'email',
  'confirm_email',
  'phone_number',
  'country_code',
  'password',
  'confirm_password',
  'airlines',
  'referral_code',
  'about',
];

/** The form for the server: numbers for the birthday, undefined for empty fields. */
export function signUpValues(details: Details, passwords: Passwords) {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  return {
    ...details,
    ...passwords,
    gender: details.gender || undefined,
    hear_about_us: details.hear_about_us || undefined,
    birthdate_month: number(details.birthdate_month),
    birthdate_day: number(details.birthdate_day),
    birthdate_year: number(details.birthdate_year),
    airlines: details.airlines || null,
    referral_code: details.referral_code || null,
    about: details.about || null,
  };
}

/** The errors of the form, in validation order. */
export function checkDetails(details: Details, passwords: Passwords): FieldIssue[] {
  const issues = issuesOf(
    contract.accounts.signUpForm.safeParse(signUpValues(details, passwords)),
    SIGN_UP_ORDER,
  );
  const isKnown = (field: string) => issues.some((issue) => issue.field === field);
  // Validates what the schema cannot: the calendar, and the phone numbers of each country.
  if (!isKnown('birthdate_day') && !isDayInMonth(details)) {
    issues.push({ field: 'birthdate_day', key: NO_SUCH_DAY });
  }
  if (!isKnown('phone_number') && !isPossiblePhone(details.phone_number)) {
    issues.push({ field: 'phone_number', key: 'phone_number_is_not_valid' });
  }
  // A missing country has the same message as a missing number, which is already reported.
  const hasPhoneIssue = issues.some(({ field }) => field === 'phone_number');
  const place = ({ field }: FieldIssue) => SIGN_UP_ORDER.indexOf(field);
  return issues
    .filter(({ field }) => !(hasPhoneIssue && field === 'country_code'))
    .sort((a, b) => place(a) - place(b));
}

/** The account detail screens, in validation order. */
export const DETAILS_STEPS = ['you', 'contact', 'more'] as const;
export type DetailsStep = (typeof DETAILS_STEPS)[number];

/** The first field of each screen but the first. */
const BEGINS = { contact: 'email', more: 'airlines' } as const;
export const PASSWORDS: readonly string[] = ['password', 'confirm_password'];

/** The screen with this field. */
export function stepOf(field: string): DetailsStep {
  const place = SIGN_UP_ORDER.indexOf(field);
  if (place >= SIGN_UP_ORDER.indexOf(BEGINS.more)) return 'more';
  return place >= SIGN_UP_ORDER.indexOf(BEGINS.contact) ? 'contact' : 'you';
}

/**
 * The screen in the address, or an earlier incomplete one. Passwords, which are never stored, are
 * entered again with the terms.
 */
export function openStep(name: string | null, details: Details, passwords: Passwords): DetailsStep {
  const requestedStep = DETAILS_STEPS.find((step) => step === name) ?? 'you';
  const missing = checkDetails(details, passwords).find(({ field }) => !PASSWORDS.includes(field));
  const first = missing ? stepOf(missing.field) : 'more';
  return DETAILS_STEPS.indexOf(requestedStep) <= DETAILS_STEPS.indexOf(first)
    ? requestedStep
    : first;
}
