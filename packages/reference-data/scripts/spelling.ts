/** Places that crew name differently than the gazetteer: its country and name, and the crew's name. Reviewed. */
const PLACE_NAMES: Readonly<Record<string, string>> = {
  'BE:Antwerpen': 'Antwerp',
  'CH:Genève': 'Geneva',
  'DE:Frankfurt am Main': 'Frankfurt',
  'DE:Köln': 'Cologne',
  'DE:Nürnberg': 'Nuremberg',
  'DK:Århus': 'Aarhus',
  'GR:Irákleion': 'Heraklion',
  'GR:Pátra': 'Patras',
  'GR:Ródos': 'Rhodes',
  'ID:City of Balikpapan': 'Balikpapan',
  'IN:Belgaum': 'Belagavi',
  'IN:Cochin': 'Kochi',
  'IR:Orūmīyeh': 'Urmia',
  'IT:Milano': 'Milan',
  'KR:Jeju City': 'Jeju',
  'KZ:Karagandy': 'Karaganda',
  'KZ:Nur-Sultan': 'Astana',
  'MA:Marrakesh': 'Marrakech',
  'MN:Ulan Bator': 'Ulaanbaatar',
  'PA:Panamá': 'Panama City',
  'PH:Cebu City': 'Cebu',
  'RU:Saint Petersburg': 'St. Petersburg',
  'SE:Göteborg': 'Gothenburg',
  'UA:Kiev': 'Kyiv',
  'US:New York City': 'New York',
  'US:Washington, D.C.': 'Washington',
  'UZ:Urganch': 'Urgench',
  'VN:Cẩm Phả Mines': 'Cam Pha',
};

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
