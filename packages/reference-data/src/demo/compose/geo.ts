const RADIANS = Math.PI / 180;
const EARTH_DIAMETER_MILES = 7917.5;

/** Great-circle distance in miles. */
export function milesBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const half = (from: number, to: number): number => Math.sin(((to - from) * RADIANS) / 2) ** 2;
  const h =
    half(a[0], b[0]) + Math.cos(a[0] * RADIANS) * Math.cos(b[0] * RADIANS) * half(a[1], b[1]);
  return EARTH_DIAMETER_MILES * Math.asin(Math.sqrt(h));
}

/** The distance that a lister states: rounded up to whole miles, 1 to 11. */
export function statedMiles(miles: number): number {
  return Math.min(11, Math.max(1, Math.ceil(miles)));
}

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "one bed", "six beds". */
export function counted(count: number, noun: string): string {
  return `${WORDS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}
