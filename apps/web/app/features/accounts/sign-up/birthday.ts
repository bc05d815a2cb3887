import type { Details } from './draft.ts';

export type Birthday = Pick<Details, 'birthdate_month' | 'birthdate_day' | 'birthdate_year'>;

/** The key of what is wrong with 31 February. */
export const NO_SUCH_DAY = 'day_is_not_in_the_month';
/** A leap year, for as long as no year is chosen. */
const ANY_YEAR = 2000;

/** False when month and year, as far as they are chosen, do not have the chosen day. */
export function isDayInMonth(birthday: Birthday): boolean {
  if (birthday.birthdate_month === '') return true;
  const year = Number(birthday.birthdate_year) || ANY_YEAR;
  const days = new Date(Date.UTC(year, Number(birthday.birthdate_month), 0)).getUTCDate();
  return Number(birthday.birthdate_day) <= days;
}
