import { countryCodes } from '@crewpad/domain';

/**
 * All countries with their names in a language, sorted by name. Client-only, because only the
 * browser has the names.
 */
export function countries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
