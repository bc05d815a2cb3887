import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { type DigitToken, digitRuns } from './digit-tokens.ts';
import { withoutOtherNumbers } from './other-numbers.ts';
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
  const known = findPhoneNumbersInText(rest, 'US')
    .map(({ startsAt: start, endsAt: end }) => ({ start, end }))
    .filter(({ start, end }) => !(isOneGroup(rest.slice(start, end)) && isRegistered(rest, start)));
  return [...known, ...digitRuns(rest).flatMap((run) => phonesIn(run, rest)), ...vanity(rest)];
}

const isOneGroup = (number: string) => /^\d+$/.test(number);
const before = (text: string, at: number) => text.slice(Math.max(0, at - 48), at);
const isRegistered = (text: string, at: number) => REGISTERED.test(before(text, at));

/** The longest phone numbers in a run, from the left. */
function phonesIn(run: readonly DigitToken[], text: string): Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let to = Math.min(run.length, from + GROUPS_MAX); to > from; to -= 1) {
      const groups = run.slice(from, to);
      const [first, last] = [groups[0], groups.at(-1)];
      if (first === undefined || last === undefined || !isPhone(groups, text)) continue;
      found.push({ start: first.start, end: last.end });
      from = to - 1;
      break;
    }
  }
  return found;
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
  const said = CALL.test(before(text, start));
  return (
    isInternational(digits, lengths, before(text, start)) ||
    isAmerican(groups, lengths, said) ||
    isNational(groups, lengths, said) ||
    (said && (lengths.length === 1 || isEven(lengths)))
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
  said: boolean,
): boolean {
  const shape = lengths.join('-');
  const digits = groups.map((group) => group.digits).join('');
  const gaps = groups.slice(1).map(({ gap }) => gap);
  const isPunctuated = gaps.some((gap) => /[-.()/_*~]/.test(gap));
  switch (shape) {
    case '3-3-4':
      return isPunctuated || said || NANP.test(digits);
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
      return said || (/^\s?[-.]\s?$/.test(gaps[0] ?? '') && /^[2-9]/.test(digits));
    default:
      return false;
  }
}

/** National formats of other countries. */
function isNational(
  groups: readonly DigitToken[],
  lengths: readonly number[],
  said: boolean,
): boolean {
  const digits = groups.map((group) => group.digits).join('');
  const areClocks = groups.every((group) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(group.digits));
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12 && !areClocks;
  const shape = lengths.join('-');
  const isBracketed = groups[1]?.gap.includes(')') ?? false;
  if (shape === '2-5-4' || shape === '2-4-4') {
    return said || isBracketed || (groups[2]?.gap.includes('-') ?? false);
  }
  return said && (shape === '3-3-3' || shape === '4-4' || shape === '3-2-2-2');
}

/** 1-800-FLOWERS */
function vanity(text: string): Stretch[] {
  const pattern =
    /(?<![\w-])1[-.\s]\(?8(?:00|33|44|55|66|77|88)\)?[-.\s][a-z\d]{3,}(?:-[a-z\d]{2,}){0,2}\b/g;
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
