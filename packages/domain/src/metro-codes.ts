/**
 * Codes that name all airports of a metro area, with one of these airports. No airport has such a
 * code itself: `HOU` is Hobby, although it also stands for Houston.
 */
export const METRO_CODES: Readonly<Record<string, string>> = {
  BHZ: 'CNF',
  BJS: 'PEK',
  BUE: 'EZE',
  BUH: 'OTP',
  CHI: 'ORD',
  DTT: 'DTW',
  JKT: 'CGK',
  LON: 'LHR',
  MIL: 'MXP',
  MOW: 'SVO',
  NYC: 'JFK',
  OSA: 'KIX',
  PAR: 'CDG',
  QDF: 'DFW',
  QHO: 'IAH',
  QLA: 'LAX',
  REK: 'KEF',
  RIO: 'GIG',
  ROM: 'FCO',
  SAO: 'GRU',
  SEL: 'ICN',
  STO: 'ARN',
  TYO: 'HND',
  WAS: 'IAD',
  YEA: 'YEG',
  YMQ: 'YUL',
  YTO: 'YYZ',
};

/** Whether a code in any case names a metro area. */
export const isMetroCode = (code: string): boolean =>
  Object.hasOwn(METRO_CODES, code.toUpperCase());
