import { LANGUAGE_PARAM, type Locale } from '@crewpad/domain';
import { COMPLETE } from '../i18n/texts.ts';

/** The default language of addresses without one. */
const DEFAULT: Locale = 'en';

/** The address of a page in a language, for search engines. */
export function addressIn(language: Locale, plain: string): string {
  const address = new URL(plain);
  if (language !== DEFAULT) address.searchParams.set(LANGUAGE_PARAM, language);
  return address.href;
}

/** The addresses of a page in all its languages, for search engines; empty if it has only one. */
export function alternatesOf(plain: string, languages: readonly Locale[] = COMPLETE) {
  if (languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ language, href: addressIn(language, plain) })),
    { language: 'x-default', href: addressIn(DEFAULT, plain) },
  ];
}
