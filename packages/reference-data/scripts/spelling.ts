import { PLACE_NAMES } from './place-names.ts';

/** Countries with another script: the gazetteer uses marks of scholarly transliteration there. */
const TRANSLITERATED = new Set(
  (
    'AE AF AM BD BG BH BY CN DZ EG ER ET GE GR IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA ' +
    'MK MM MN MR NP OM PK PS QA RU SA SD SO SY TH TJ TN TW UA UZ VN YE'
  ).split(' '),
);

/** A place's name as crew write it: the reviewed one, else the gazetteer's without scholarly marks. */
export function spelled(country: string, name: string): string {
  const reviewed = PLACE_NAMES[`${country}:${name}`];
  if (reviewed) return reviewed;
  if (country === 'US') return name.replace(/^Saint /, 'St. ');
  if (!TRANSLITERATED.has(country)) return name.replace(/’/g, "'");
  const plain = name
    .replace(/[ÐĐ]/g, 'D')
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
  return country === 'CN' ? plain.replace(/[’‘]/g, "'") : plain.replace(/[’‘ʻ`]/g, '');
}
