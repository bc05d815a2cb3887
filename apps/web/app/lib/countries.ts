import { countryCodes } from '@crewpad/domain';

/** Their standard names are longer than what people say: "Hong Kong SAR China". */
const SHORT: readonly string[] = ['HK', 'MO', 'PS'];

/** Names countries in a language, by their ISO codes. */
export function countryNames(locale: string): (code: string) => string {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(locale, { type: 'region', style }),
  );
  return (code) => (SHORT.includes(code) ? short : long)?.of(code) ?? code;
}

/** Names a country of an address, stored by its English name, in a language. */
export function translateCountry(name: string, locale: string): string {
  const english = countryNames('en');
  const code = countryCodes().find((one) => english(one) === name);
  return code === undefined ? name : countryNames(locale)(code);
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
