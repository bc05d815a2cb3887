import type { Locale } from '@crewpad/domain';

/** Dates use the time zone of the language. */
export const ZONES: Record<Locale, string> = {
  en: 'America/New_York',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  pt: 'Europe/Lisbon',
};
