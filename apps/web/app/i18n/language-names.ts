import type { Locale } from '@crewpad/domain';

/** Each language in its own words, for readers who cannot read the others. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};
