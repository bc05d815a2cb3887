import { dateFormat, farDate, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../i18n/texts.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** "2027-03", or null for anything else and for months that are too far from today. */
export function readMonth(text: string | null): string | null {
  return text !== null && MONTH.test(text) && farDate(text, new Date()) === null ? text : null;
}

/** Adds months to a month. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

/** "March 2027". */
export function monthName(month: string, locale: Locale): string {
  return dateFormat(languageOfTexts(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** "Mar", below a chart. */
export function shortMonth(month: string, locale: Locale): string {
  return dateFormat(languageOfTexts(locale), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
