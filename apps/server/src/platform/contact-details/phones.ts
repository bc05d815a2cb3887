import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { Stretch } from './plain-text.ts';

/** The maximum digits of a number, with its country code. */
const DIGITS_MAX = 15;
const DIGITS_MIN = 7;
/** With fewer single digits, words are probably a list: five, ten, fifteen. */
const SINGLES_MIN = 3;
/** Longer runs are checked in parts. */
const GROUPS_MAX = 24;

/** Words before a phone number. */
const CALL =
  /(?:\b(?:call|calls|text|texts|txt|sms|phone|telephone|tel|cell|mobile|whatsapp|whats app|wa|signal|telegram|viber|dial|ring|contact|reach|number|ph|llama|llame|telefono|celular|appelez|telephonez|ligue|telefone|tlf|handy)\b)[^\d]{0,24}$/;
/** Words before numbers that are not phone numbers. */
const REGISTERED =
  /\b(?:licen[cs]e|permit|registration|reg|confirmation|booking|invoice|parcel|apn|str|serial|order)\b[^\d]{0,12}$/;

/** Finds phone numbers in a plain text. */
export function findPhones(text: string): Stretch[] {
  const rest = withoutOtherNumbers(text);
  const stretches = findPhoneNumbersInText(rest, 'US')
    .map(({ startsAt: start, endsAt: end }) => ({ start, end }))
    .filter(({ start, end }) => !(isOneGroup(rest.slice(start, end)) && isRegistered(rest, start)));
  return [...stretches, ...digitRuns(rest).flatMap((run) => phonesIn(run, rest)), ...vanity(rest)];
}

const isOneGroup = (number: string) => /^\d+$/.test(number);
const before = (text: string, at: number) => text.slice(Math.max(0, at - 48), at);
const isRegistered = (text: string, at: number) => REGISTERED.test(before(text, at));

/** The longest phone numbers in a run, from the left. */
function phonesIn(run: readonly DigitToken[], text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let to = Math.min(run.length, from + GROUPS_MAX); to > from; to -= 1) {
      const groups = run.slice(from, to);
      const [first, last] = [groups[0], groups.at(-1)];
      if (first === undefined || last === undefined || !isPhone(groups, text)) continue;
      stretches.push({ start: first.start, end: last.end });
      from = to - 1;
      break;
    }
  }
  return stretches;
}

function isPhone(groups: readonly DigitToken[], text: string): boolean {
  const digits = groups.map((group) => group.digits).join('');
  const start = groups[0]?.start ?? 0;
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX + 2) return false;
  if (groups[0]?.kind === 'weak' || /[a-z\d]$/.test(text.slice(0, start))) {
    return isSpelledOut(groups, digits);
  }
  if (isSpelledOut(groups, digits)) return true;
  if (groups.some(({ kind }) => kind !== 'digits')) return false;
  const lengths = groups.map((group) => group.digits.length);
  if (lengths.length === 1 && isRegistered(text, start)) return false;
  const isCall = CALL.test(before(text, start));
  return (
    isInternational(digits, lengths, before(text, start)) ||
    isAmerican(groups, lengths, isCall) ||
    isNational(groups, lengths, isCall) ||
    (isCall && (lengths.length === 1 || isEven(lengths)))
  );
}

/** Excludes 1200 45 3: the groups of a number have similar lengths. */
function isEven(lengths: readonly number[]): boolean {
  return lengths.every((length) => length >= 2) && Math.max(...lengths) - Math.min(...lengths) <= 2;
}

/** Digit by digit, in figures or in words. */
function isSpelledOut(groups: readonly DigitToken[], digits: string): boolean {
  const singles = groups.filter((group) => group.digits.length === 1);
  // One, two, three and so on are a count.
  if ('0123456789101112'.includes(digits)) return false;
  if (groups.some(({ kind }) => kind === 'word')) {
    if (NANP.test(digits)) return true;
    return digits.length <= DIGITS_MAX && singles.length >= SINGLES_MIN;
  }
  const areApart = groups.slice(1).every(({ gap }) => !gap.includes('/') && gap !== '');
  return areApart && singles.length === groups.length && digits.length <= DIGITS_MAX;
}

function isInternational(digits: string, lengths: readonly number[], front: string): boolean {
  if (/\+[\s(]*$/.test(front)) return digits.length >= 8 && digits.length <= DIGITS_MAX;
  const [first = 0] = lengths;
  if (digits.startsWith('011')) return digits.length >= 11 && lengths.length > 1;
  return digits.startsWith('00') && digits.length >= 11 && (first > 4 || lengths.length > 1);
}

const NANP = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Numbers like 212-555-0199 and 555-0199. */
function isAmerican(
  groups: readonly DigitToken[],
  lengths: readonly number[],
  isCall: boolean,
): boolean {
  const shape = lengths.join('-');
  const digits = groups.map((group) => group.digits).join('');
  const gaps = groups.slice(1).map(({ gap }) => gap);
  const isPunctuated = gaps.some((gap) => /[-.()/_*~]/.test(gap));
  switch (shape) {
    case '3-3-4':
      return isPunctuated || isCall || NANP.test(digits);
    case '1-3-3-4':
      return digits.startsWith('1');
    case '10':
    case '11':
    case '3-7':
    case '6-4':
    case '1-10':
    case '1-3-7':
    case '3-3-2-2':
      return NANP.test(digits);
    case '3-4':
      return isCall || (/^\s?[-.]\s?$/.test(gaps[0] ?? '') && /^[2-9]/.test(digits));
    default:
      return false;
  }
}

/** National formats of other countries. */
function isNational(
  groups: readonly DigitToken[],
  lengths: readonly number[],
  isCall: boolean,
): boolean {
  const digits = groups.map((group) => group.digits).join('');
  const areClocks = groups.every((group) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(group.digits));
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12 && !areClocks;
  const shape = lengths.join('-');
  const isBracketed = groups[1]?.gap.includes(')') ?? false;
  if (shape === '2-5-4' || shape === '2-4-4') {
    return isCall || isBracketed || (groups[2]?.gap.includes('-') ?? false);
  }
  return isCall && (shape === '3-3-3' || shape === '4-4' || shape === '3-2-2-2');
}

/** 1-800-FLOWERS */
function vanity(text: string): Stretch[] {
  const pattern =
    /(?<![\w-])1[-.\s]\(?8(?:00|33|44|55|66|77|88)\)?[-.\s][a-z\d]{3,}(?:-[a-z\d]{2,}){0,2}\b/g;
  return [...text.matchAll(pattern)].map(({ 0: phone, index }) => ({
    start: index,
    end: index + phone.length,
  }));
}

/** Digits as they are written or spelled out. */
interface DigitToken extends Stretch {
  digits: string;
  kind: 'digits' | 'word' | 'weak';
  /** The text between the previous token and this one. */
  gap: string;
}

const SINGLE: readonly (readonly string[])[] = [
  ['zero', 'cero', 'null', 'nought', 'naught'],
  ['one', 'uno', 'un', 'une', 'um', 'uma'],
  ['two', 'dos', 'deux', 'dois', 'duas'],
  ['three', 'tres', 'trois'],
  ['four', 'cuatro', 'quatre', 'quatro'],
  ['five', 'cinco', 'cinq'],
  ['six', 'seis'],
  ['seven', 'siete', 'sept', 'sete'],
  ['eight', 'ocho', 'huit', 'oito'],
  ['nine', 'nueve', 'neuf', 'nove', 'niner'],
];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Words for digits and small numbers in the languages of the site. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...SINGLE.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
  ...TEENS.map((word, at) => [word, String(at + 10)] as const),
  ...TENS.map((word, at) => [word, String((at + 2) * 10)] as const),
  ['hundred', '00'],
]);

/** Spoken forms of zero; only between other digits. */
const WEAK_WORDS: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['oh', '0'],
]);

const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
]);

const PIECE = /[a-z]+|\d+/g;
/** The text allowed between the groups of one number. */
const GAP = /^[\s\-.()/\\+_*~|'"[\]{}<>=#,:;&^!]{0,8}$/;
/** What separates numbers, unless they are single digits. */
const SEPARATES = /[,:;&]/;
const LETTERS_AS_DIGITS = /^(?=[oil]*\d)[\doil]{2,}$/;
const WORDS_IN_A_ROW = new RegExp(`^(?:${[...NUMBER_WORDS.keys()].join('|')}){2,}$`);
const EACH_WORD = new RegExp([...NUMBER_WORDS.keys()].join('|'), 'g');

/** Digit runs that could be one number, each as its groups. */
function digitRuns(text: string): DigitToken[][] {
  const runs: DigitToken[][] = [];
  let run: DigitToken[] = [];
  for (const token of tokens(text)) {
    const last = run.at(-1);
    token.gap = last === undefined ? '' : text.slice(last.end, token.start);
    if (last !== undefined && !joins(last, token)) {
      runs.push(run);
      run = [];
    }
    run.push(token);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function joins(last: DigitToken, next: DigitToken): boolean {
  if (!GAP.test(next.gap)) return false;
  const isSpelled = last.kind !== 'digits' || next.kind !== 'digits';
  const areSingle = last.digits.length === 1 && next.digits.length === 1;
  return isSpelled || areSingle || !SEPARATES.test(next.gap);
}

function* tokens(text: string): Generator<DigitToken> {
  let repeat: { times: number; start: number } | undefined;
  for (const piece of pieces(text)) {
    const times = REPEATS.get(piece.word);
    if (times !== undefined) {
      repeat = { times, start: piece.start };
      continue;
    }
    const token = tokenOf(piece);
    const isNear =
      repeat !== undefined &&
      /^\W*$/.test(text.slice(repeat.start, piece.start).replace(/^[a-z]+/, ''));
    if (token !== undefined && repeat !== undefined && isNear && token.digits.length === 1) {
      yield {
        ...token,
        digits: token.digits.repeat(repeat.times),
        start: repeat.start,
        kind: 'word',
      };
    } else if (token !== undefined) yield token;
    repeat = undefined;
  }
}

interface Piece extends Stretch {
  word: string;
}

/** Adjacent letters and digits are one token if the letters replace digits. */
function* pieces(text: string): Generator<Piece> {
  for (const { 0: whole, index } of text.matchAll(/[a-z\d]+/g)) {
    if (LETTERS_AS_DIGITS.test(whole)) {
      yield { word: whole, start: index, end: index + whole.length };
      continue;
    }
    for (const { 0: word, index: at } of whole.matchAll(PIECE)) {
      const start = index + at;
      if (!WORDS_IN_A_ROW.test(word)) {
        yield { word, start, end: start + word.length };
        continue;
      }
      for (const { 0: part, index: inside } of word.matchAll(EACH_WORD)) {
        yield { word: part, start: start + inside, end: start + inside + part.length };
      }
    }
  }
}

function tokenOf({ word, start, end }: Piece): DigitToken | undefined {
  const at = { start, end, gap: '' };
  if (/^\d+$/.test(word)) return { ...at, digits: word, kind: 'digits' };
  const spelled = NUMBER_WORDS.get(word);
  if (spelled !== undefined) return { ...at, digits: spelled, kind: 'word' };
  const weak = WEAK_WORDS.get(word);
  if (weak !== undefined) return { ...at, digits: weak, kind: 'weak' };
  if (!LETTERS_AS_DIGITS.test(word)) return undefined;
  const digits = word.replace(/o/g, '0').replace(/[il]/g, '1');
  return { ...at, digits, kind: 'digits' };
}

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
function withoutOtherNumbers(text: string): string {
  return OTHER_NUMBERS.reduce(
    (rest, pattern) => rest.replace(pattern, (digits) => 'z'.repeat(digits.length)),
    text,
  );
}
