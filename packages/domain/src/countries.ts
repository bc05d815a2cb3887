/** Every country of ISO 3166-1, by its two-letter code. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Mexican mobile numbers had a 1 after the country code, and people still write it. */
export const isOlderMexicanMobile = (number: string): boolean => /^\+521\d{10}$/.test(number);

export const countryCodes = (): string[] => CODES.split(' ');

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && CODES.includes(code);
}

/** Their standard names are longer than what people say: "Hong Kong SAR China". */
const SHORT: readonly string[] = ['HK', 'MO', 'PS'];

/** Names countries in a language, by their ISO codes. */
export function countryNames(locale: string): (code: string) => string {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(locale, { type: 'region', style }),
  );
  return (code) => (SHORT.includes(code) ? short : long)?.of(code) ?? code;
}

/** Other English names, of people who write addresses and of the map. */
const ALSO: readonly (readonly [name: string, code: string])[] = [
  ['United States of America', 'US'],
  ['USA', 'US'],
  ['Cabo Verde', 'CV'],
  ['Congo', 'CG'],
  ['DR Congo', 'CD'],
  ['Myanmar', 'MM'],
];

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/’/g, "'")
    .replace(/\bst\. /g, 'saint ');

const codes = new Map<string, ReadonlyMap<string, string>>();

/** The code of a country, from its name in a language. */
export function countryCode(name: string, locale = 'en'): string | undefined {
  const byName = codes.get(locale);
  if (byName) return byName.get(keyOf(name));
  const nameOf = countryNames(locale);
  const named = countryCodes().map((code) => [nameOf(code), code] as const);
  codes.set(
    locale,
    new Map(
      [...(locale === 'en' ? ALSO : []), ...named].map(([name, code]) => [keyOf(name), code]),
    ),
  );
  return countryCode(name, locale);
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** A phone number as it was typed or pasted, with the digits and signs of any keyboard as plain ones. */
export const plainPhone = (text: string): string => text.replace(INVISIBLE, '').normalize('NFKC');

/** Whether a plain phone number has only digits and what people write between them. */
export const hasPhoneSignsOnly = (plain: string): boolean =>
  /^[\p{Nd}\s+()[\]./·\p{Pd}]*$/u.test(plain);
