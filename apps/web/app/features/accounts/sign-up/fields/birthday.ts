import type { Details } from '../draft.ts';

export type Birthday = Pick<Details, 'birthdate_month' | 'birthdate_day' | 'birthdate_year'>;

/** The error key for February 31. */
export const NO_SUCH_DAY = 'day_is_not_in_the_month';
/** A leap year, while no year is selected. */
const ANY_YEAR = 2000;

/** Whether the selected month and year, if any, have the selected day. */
export function isDayInMonth(birthday: Birthday): boolean {
  if (birthday.birthdate_month === '') return true;
  const year = Number(birthday.birthdate_year) || ANY_YEAR;
  const days = new Date(Date.UTC(year, Number(birthday.birthdate_month), 0)).getUTCDate();
  return Number(birthday.birthdate_day) <= days;
}
