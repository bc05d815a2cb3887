import { dateFormat, LANGUAGE_ZONES, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../i18n/texts.ts';
import { usePage } from './page-context.ts';
import { serverTime } from './server-time.ts';
import { useHydrated } from './use-hydrated.ts';

function write(
  instant: string | Date,
  { locale, timeZone }: Clock,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(languageOfTexts(locale), { ...options, timeZone }).format(new Date(instant));
}

/** The reader's clock. */
export interface Clock {
  locale: Locale;
  /** undefined for the local time zone. */
  timeZone: string | undefined;
}

/** The local time zone; on the server, that of the language. */
export function useClock(): Clock {
  const { locale } = usePage();
  return { locale, timeZone: useHydrated() ? undefined : LANGUAGE_ZONES[locale] };
}

/**
 * The current time on the server's clock. Until the page is hydrated it is the page's, so that the
 * browser renders what the server rendered, even at midnight; for visitors the start of its day.
 */
export function useNow(): Date {
  const { now, today } = usePage();
  return useHydrated() ? serverTime() : new Date(now ?? today);
}

/** "10:42 AM". */
export function timeOf(instant: string, clock: Clock): string {
  return write(instant, clock, { hour: 'numeric', minute: '2-digit' });
}

/** "Friday, June 5, 2026": the accessible name of a day. */
export function dayOf(instant: string, clock: Clock): string {
  return write(instant, clock, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** A short date: null for today, then "Jun 5", with the year if it differs. */
export function shortDayOf(instant: string, clock: Clock, now: Date): string | null {
  const year = { year: 'numeric' } as const;
  const day = { month: 'short', day: 'numeric' } as const;
  if (write(instant, clock, { ...day, ...year }) === write(now, clock, { ...day, ...year })) {
    return null;
  }
  const isThisYear = write(instant, clock, year) === write(now, clock, year);
  return write(instant, clock, isThisYear ? day : { ...day, ...year });
}
