import { NUMBER_WORDS, REPEATS, WEAK_WORDS } from './number-words.ts';
import type { Stretch } from './plain-text.ts';

/** Digits as they are written or spelled out. */
export interface DigitToken extends Stretch {
  digits: string;
  kind: 'digits' | 'word' | 'weak';
  /** The text between the previous token and this one. */
  gap: string;
}

const PIECE = /[a-z]+|\d+/g;
/** The text allowed between the groups of one number. */
const GAP = /^[\s\-.()/\\+_*~|'"[\]{}<>=#,:;&^!]{0,8}$/;
/** What separates numbers, unless they are single digits. */
const SEPARATES = /[,:;&]/;
const LETTERS_AS_DIGITS = /^(?=[oil]*\d)[\doil]{2,}$/;
const WORDS_IN_A_ROW = new RegExp(`^(?:${[...NUMBER_WORDS.keys()].join('|')}){2,}$`);
const EACH_WORD = new RegExp([...NUMBER_WORDS.keys()].join('|'), 'g');

/** Digit runs that could be one number, each as its groups. */
export function digitRuns(text: string): DigitToken[][] {
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
      for (const { 0: one, index: inside } of word.matchAll(EACH_WORD)) {
        yield { word: one, start: start + inside, end: start + inside + one.length };
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
