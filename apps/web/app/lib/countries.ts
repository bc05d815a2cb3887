import { countryCode, countryCodes, countryNames } from '@crewpad/domain';

/** Names a country of an address, stored by its English name, in a language. */
export function translateCountry(name: string, locale: string): string {
  const code = countryCode(name);
  return code === undefined ? name : countryNames(locale)(code);
}

/** The English name to store for a country that was written in a language. */
export function storedCountry(name: string, locale: string): string {
  const code = countryCode(name.trim(), locale);
  return code === undefined ? name : countryNames('en')(code);
}

/**
 * All countries with their names in a language, sorted by name. Client-only, because only the
 * browser has the names.
 */
export function countries(locale: string): { code: string; name: string }[] {
  const nameOf = countryNames(locale);
  return countryCodes()
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
