import { signUpForm } from '@crewpad/contract';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { type FieldIssue, issuesOf } from '../../../ui/form/field-issues.ts';
import type { Details, Passwords } from './draft.ts';

/** The order in which the form is checked. */
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

/** The form as the server takes it: numbers for the birthday, nothing for what was left empty. */
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

/** What is wrong with the form, in the order in which it is checked. */
export function checkDetails(details: Details, passwords: Passwords): FieldIssue[] {
  const issues = issuesOf(signUpForm.safeParse(signUpValues(details, passwords)), SIGN_UP_ORDER);
  const phone = details.phone_number;
  const isPhoneKnown = issues.some(({ field }) => field === 'phone_number');
  if (phone === '' || isPhoneKnown || isValidPhoneNumber(phone)) {
    // A missing country says the same as a missing number, which has been said.
    return issues.filter(({ field }) => !(isPhoneKnown && field === 'country_code'));
  }
  const rest = issues.filter(({ field }) => field !== 'country_code');
  const after = SIGN_UP_ORDER.indexOf('phone_number');
  const at = rest.findIndex(({ field }) => SIGN_UP_ORDER.indexOf(field) > after);
  const issue = { field: 'phone_number', key: 'phone_number_is_not_valid' };
  return rest.toSpliced(at < 0 ? rest.length : at, 0, issue);
}
