import { contract } from '@crewpad/contract';
import { DEFAULT_COUNTRY } from '@crewpad/domain';
import { isDayInMonth, isPossiblePhone, NO_SUCH_DAY } from '../../../features/accounts/index.ts';
import { type FieldIssue, issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';

/** The profile values of the form's controls. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  middle_name: string;
  display_name: string;
  phone_number: string;
  country_code: string;
  birthdate_month: string;
  birthdate_day: string;
  birthdate_year: string;
  gender: string;
  airlines: string;
  about: string;
}

/** The validation order of the form. */
export const PROFILE_ORDER: readonly string[] = [
  'first_name',
  'last_name',
  'phone_number',
  'country_code',
  'birthdate_year',
  'birthdate_month',
  'birthdate_day',
  'display_name',
  'middle_name',
  'gender',
  'airlines',
  'about',
];

export function profileOf(user: contract.accounts.OwnUser): ProfileValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    middle_name: text(user.middle_name),
    display_name: user.display_name,
    phone_number: text(user.phone_number),
    country_code: user.country_code ?? DEFAULT_COUNTRY,
    birthdate_month: text(user.birthdate_month),
    birthdate_day: text(user.birthdate_day),
    birthdate_year: text(user.birthdate_year),
    gender: text(user.gender),
    airlines: text(user.airlines),
    about: user.about,
  };
}

/** The form for the server: numbers for the birthday, null for empty fields. */
function bodyOf(values: ProfileValues) {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  return {
    ...values,
    middle_name: values.middle_name.trim() || null,
    birthdate_month: number(values.birthdate_month),
    birthdate_day: number(values.birthdate_day),
    birthdate_year: number(values.birthdate_year),
    gender: values.gender || null,
    airlines: values.airlines.trim() || null,
    about: values.about.trim() || null,
  };
}

/** The request body, and the errors in validation order. Names that are stored stay. */
export function checkProfile(values: ProfileValues, stored: ProfileValues) {
  const parsed = contract.accounts.profileForm.safeParse(bodyOf(values));
  const issues = issuesOf(parsed, PROFILE_ORDER);
  const known = parsed.success ? contract.accounts.nameFaults(parsed.data, stored) : {};
  issues.push(...issuesFromServer(known, PROFILE_ORDER));
  const isKnown = (field: string) => issues.some((issue) => issue.field === field);
  // Validates what the schema cannot: the calendar, and the phone numbers of each country.
  if (!isKnown('birthdate_day') && !isDayInMonth(values)) {
    issues.push({ field: 'birthdate_day', key: NO_SUCH_DAY });
  }
  if (!isKnown('phone_number') && !isPossiblePhone(values.phone_number)) {
    issues.push({ field: 'phone_number', key: 'please_enter_a_valid_phone_number' });
  }
  const place = ({ field }: FieldIssue) => PROFILE_ORDER.indexOf(field);
  issues.sort((a, b) => place(a) - place(b));
  return { body: parsed.success && issues.length === 0 ? parsed.data : null, issues };
}
