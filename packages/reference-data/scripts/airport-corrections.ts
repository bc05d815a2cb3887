/** Time zones where the two airport packages differ. Checked on the map. */
export const TIME_ZONE_CORRECTIONS: Readonly<Record<string, string>> = {
  BAX: 'Asia/Barnaul',
  BWT: 'Australia/Hobart',
  CEW: 'America/Chicago',
  HVD: 'Asia/Hovd',
  IBB: 'Pacific/Galapagos',
  JCR: 'America/Santarem',
  MLG: 'Asia/Jakarta',
  MXB: 'Asia/Makassar',
  NIU: 'Pacific/Tahiti',
  NPO: 'Asia/Pontianak',
  OVS: 'Asia/Yekaterinburg',
  PSC: 'America/Los_Angeles',
  PSU: 'Asia/Pontianak',
  RGK: 'Asia/Barnaul',
  SQG: 'Asia/Pontianak',
  STM: 'America/Santarem',
  SWT: 'Asia/Tomsk',
  TJG: 'Asia/Makassar',
  TMT: 'America/Santarem',
  TOF: 'Asia/Tomsk',
  ULG: 'Asia/Hovd',
  ULK: 'Asia/Yakutsk',
  ULO: 'Asia/Hovd',
};

/** Current names of renamed zones. */
export const TIME_ZONE_NAMES: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Left out: second codes of a field that crew know by another, and two with a wrong position. Reviewed. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'DJT',
  'API',
  'FEW',
  'NGM',
  'NRV',
  'NDV',
  'OZI',
  'YMR',
]);

/** Codes of train and bus stations and of whole cities, which the package lists as airports. */
export const NO_AIRPORT =
  /\b(metropolitan$|metro area|gare|railway|rail|bus|hauptbahnhof|hbf|(?<!air |naval )station)\b/i;
