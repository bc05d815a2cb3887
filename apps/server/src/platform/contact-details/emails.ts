import { DOT_WORD as DOT_WORDS } from '@crewpad/domain';
import type { Stretch } from './plain-text.ts';

/** Top-level domains in spelled-out addresses. */
const ENDING = '(?:com|net|org|edu|gov|info|biz|io|co|us|uk|ca|de|fr|es|pt|br|mx|eu|me|aero)';
/** Those that are not words. */
const SURE_ENDING = '(?:com|net|org|edu|gov|info|biz)';
const PROVIDER =
  '(?:g\\s?mail|googlemail|yahoo|ymail|hot\\s?mail|outlook|live|msn|icloud|aol|proton|protonmail|gmx|zoho|fastmail|comcast|verizon|att|mail|crewpad)';
const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]{0,63}";
const HOST = '[\\p{L}\\p{N}-]{1,63}';
/** The symbols of an address, with spaces or in brackets. */
const AT_SIGN = '\\s{0,3}@(?:\\s?@){0,4}\\s{0,3}';
const AT_BRACKET = '\\s{0,3}[([{<*_]\\s?(?:at|a|arroba|arobase|@)\\s?[)\\]}>*_]\\s{0,3}';
const AT_WORD = '\\s{1,3}(?:at|arroba|arobase)\\s{1,3}';
const DOT_WORD = `\\s{0,3}[([{<*_]?\\s?${DOT_WORDS}\\s?[)\\]}>*_]?\\s{0,3}`;
const DOT_BRACKET = '\\s{0,3}[([{<]\\s?\\.\\s?[)\\]}>]\\s{0,3}';
const DOT = `(?:${DOT_WORD}|${DOT_BRACKET}|\\s{0,3}\\.\\s{0,3})`;
const OPEN_DOT = '\\.';
const SECOND = `(?:(?:${DOT_WORD}|${DOT_BRACKET}|${OPEN_DOT})(?:uk|au|nz|za|br|mx|in|jp|kr|tr))?`;
const END = `(?:(?:${DOT}|,)${SURE_ENDING}|(?:${DOT_WORD}|${DOT_BRACKET}|${OPEN_DOT})${ENDING})${SECOND}\\b`;

/** Spaced letters: a known domain ends there, even if words follow. */
const ENDING_APART =
  '(?:c\\s?o\\s?m|n\\s?e\\s?t|o\\s?r\\s?g|e\\s?d\\s?u|g\\s?o\\s?v|i\\s?n\\s?f\\s?o|b\\s?i\\s?z|\\p{L}{2,6}|\\p{L}(?:\\s\\p{L}(?!\\p{L})){1,5})';

const LOCAL_APART = `${LOCAL}(?:${DOT_WORD}${LOCAL}){0,3}`;

const PATTERNS: readonly RegExp[] = [
  // name@host.tld, with any top-level domain
  new RegExp(`${LOCAL}@{1,5}(?:${HOST}\\.){1,10}\\p{L}{2,24}`, 'gu'),
  // name @ host . com
  new RegExp(
    `${LOCAL_APART}(?:${AT_SIGN}|${AT_BRACKET})${HOST}(?:${DOT}${HOST}){0,3}?${END}`,
    'gu',
  ),
  // name at host dot com
  new RegExp(
    `${LOCAL_APART}${AT_WORD}(?!the\\b|a\\b|our\\b|my\\b)${HOST}${DOT_WORD}${ENDING}\\b`,
    'gu',
  ),
  // name at gmail.com, name at gmail, name gmail dot com
  new RegExp(
    `${LOCAL_APART}(?:${AT_WORD}|${AT_SIGN}|${AT_BRACKET})${PROVIDER}(?:${DOT}|\\s)${ENDING}\\b`,
    'gu',
  ),
  new RegExp(
    `${LOCAL_APART}(?:${AT_WORD}|${AT_SIGN}|${AT_BRACKET})(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|aol|protonmail)\\b`,
    'gu',
  ),
  new RegExp(
    `${LOCAL_APART}\\s{1,3}(?:gmail|googlemail|yahoo|hotmail|icloud|aol|protonmail)(?:${DOT_WORD}|${OPEN_DOT}|\\s)com\\b`,
    'gu',
  ),
  // name-at-host-dot-com
  new RegExp(`[\\p{L}\\p{N}.]{1,64}[-_.]at[-_.]${HOST}[-_.]dot[-_.]${ENDING}\\b`, 'gu'),
  // n a m e @ h o s t . c o m
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}]\\s){2,40}@{1,5}(?:\\s?[\\p{L}\\p{N}-]){2,40}\\s?\\.\\s?${ENDING_APART}(?!\\p{L})`,
    'gu',
  ),
];

/** Finds email addresses in a plain text, also spelled-out ones. */
export function findEmails(text: string): Stretch[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: email, index }) => ({
      start: index,
      end: index + email.length,
    })),
  );
}
