import type { Countries } from '../src/types.ts';
import { byText } from './text.ts';

/** Common names where the standard name is not what people say. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  UM: 'US Outlying Islands',
  VI: 'US Virgin Islands',
};

/** English names of the countries in the data, by code. */
export function buildCountries(codes: Iterable<string>): Countries {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Object.fromEntries(
    [...new Set(codes)]
      .sort(byText)
      .map((code) => [code, COMMON_NAMES[code] ?? (names.of(code) ?? code).replaceAll('’', "'")]),
  );
}
