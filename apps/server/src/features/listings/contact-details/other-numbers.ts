/** Not adjacent to another digit, even with one separator in between. */
const ALONE_BEFORE = '(?<!\\d[-./\\s]?)(?<!\\d)';
const ALONE_BEHIND = '(?![-./\\s]{0,2}\\d)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:(?:19|20)\\d{2}|\\d{2})';
const CLOCK = '(?:[01]\\d|2[0-3])[0-5]\\d';
const AMOUNT = '\\d{1,3}(?:,?\\d{3}){0,2}(?:\\.\\d{1,2})?';
const MONEY = `(?:[$€£¥]|\\b(?:usd|eur|gbp)\\b)\\s?`;
const UNITS =
  'miles?|mi|km|kms|kilometers?|m|meters?|ft|feet|sq|sqft|min|mins|minutes?|h|hrs?|hours?|mbps|gb|gbps|percent|usd|dollars?|euros?|beds?|rooms?|bedrooms?|nights?|days?|weeks?|months?|years?|guests?|people|stars?|lbs?|kg|inch(?:es)?|am|pm';

/** Numbers that are not phone numbers. */
const OTHER_NUMBERS: readonly RegExp[] = [
  // 24/7, 24/7/365
  /(?<![\d/])24\s*\/\s*7(?:\s*\/\s*365)?(?!\d)/g,
  // 10:30, 10:30:00
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
  // $1,200 and $1,200 - 1,500
  new RegExp(`${MONEY}${AMOUNT}(?:\\s*(?:-|to)\\s*(?:${MONEY})?${AMOUNT})?${ALONE_BEHIND}`, 'g'),
  // 12,500
  /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g,
  // 2026-03-01
  new RegExp(`${ALONE_BEFORE}(?:19|20)\\d{2}([-./])(?:0?[1-9]|1[0-2])\\1${DAY}(?![-./]?\\d)`, 'g'),
  // 03/01/2026, 1.3.26
  new RegExp(`${ALONE_BEFORE}${DAY}([-./])${DAY}\\1${YEAR}(?![-./]?\\d)`, 'g'),
  // 0800-2000
  new RegExp(
    `${ALONE_BEFORE}${CLOCK}\\s*(?:-|to|/)\\s*${CLOCK}(?:\\s*(?:-|to|/)\\s*${CLOCK})?${ALONE_BEHIND}`,
    'g',
  ),
  // 10001-1234
  new RegExp(`(?<!\\)\\s?)${ALONE_BEFORE}\\d{5}-\\d{4}${ALONE_BEHIND}`, 'g'),
  // 3.5 miles, 40 - 45 min
  new RegExp(
    `(?<![\\d.-])\\d{1,4}(?:[.,]\\d{1,2})?(?:\\s?(?:-|to|/)\\s?\\d{1,4}(?:\\.\\d{1,2})?)?\\s?(?:%|(?:${UNITS})\\b)`,
    'g',
  ),
  // 40.6413, -73.7781
  /(?<![\d.])\d{1,3}\.\d{3,8}\s*[,\s]\s*-?\d{1,3}\.\d{3,8}(?![\d.])/g,
];

/** Masks these numbers, so that digits do not join across them. */
export function withoutOtherNumbers(text: string): string {
  return OTHER_NUMBERS.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => 'z'.repeat(found.length)),
    text,
  );
}
