import { createHmac } from 'node:crypto';
import { isMovedPoint, movedPoint, type Point } from '@crewpad/domain';

/** The parts of an address that identify a building. */
interface Address {
  street1: string;
  postal_code?: string | null | undefined;
  city: string;
}

const DESIGNATOR = '(?:apartment|apt|unit|suite|ste|room|rm|floor|fl|flat)\\b\\.?\\s*#?';
const UNIT_NUMBER = '(?:\\p{L}?-?\\d+-?\\p{L}?|\\p{L})';
const UNITS: readonly RegExp[] = [
  // 12 Maple Street, Apt 4B
  new RegExp(`[\\s,;]+(?:${DESIGNATOR}|#)\\s*${UNIT_NUMBER}[\\s,.]*$`, 'iu'),
  // 12 Maple Street, 2nd floor
  /[\s,;]+\d{1,3}(?:st|nd|rd|th)\s+(?:floor|fl)\b[\s,.]*$/iu,
  // Unit 5, 12 Maple Street
  new RegExp(`^\\s*(?:${DESIGNATOR}|#)\\s*${UNIT_NUMBER}\\s*[,;]\\s*`, 'iu'),
];

/** Street words with their abbreviations. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['av', 'ave'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['parkway', 'pkwy'],
  ['highway', 'hwy'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

/**
 * The key of an address: the same for all units of a building and all spellings, and unpredictable
 * without the installation's key.
 * @returns 64 hexadecimal digits
 */
export function addressKey(pointKey: string, { street1, postal_code, city }: Address): string {
  const street = normalized(withoutUnit(street1))
    .split(' ')
    .map((word) => SHORT_WORDS.get(word) ?? word)
    .join(' ');
  // The last four digits of a US postal code identify a side of the street, or a unit.
  const code = (postal_code ?? '').trim().replace(/^(\d{5})-?\d{4}$/, '$1');
  const parts = [street, normalized(city), normalized(code)];
  return createHmac('sha256', pointKey)
    .update(JSON.stringify(['public-point', ...parts]))
    .digest('hex');
}

/** The public point of a listing at an address without other listings. */
export function publicPoint(key: string, truth: Point): Point {
  const bytes = Buffer.from(key, 'hex');
  return movedPoint(truth, bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32);
}

/**
 * The public point of a listing: that of other listings at its address, even if their pins differ
 * by some meters, unless it is too near or too far. Each call and each listing returns the same
 * point, so that repeated probes cannot reveal the exact location.
 * @param others public points of listings at the same address, oldest first
 */
export function sharedPoint(key: string, truth: Point, others: readonly Point[]): Point {
  return others.find((point) => isMovedPoint(truth, point)) ?? publicPoint(key, truth);
}

function withoutUnit(street: string): string {
  let rest = street.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const unit of UNITS) rest = rest.replace(unit, '');
  }
  return rest === '' ? street : rest;
}

function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
