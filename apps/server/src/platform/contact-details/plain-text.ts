/** A range of a text: start inclusive, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * A normalized text: lower case, digits of every script as 0 to 9, letters without accents, no
 * invisible characters. Each character has its position in the original.
 */
export class PlainText {
  readonly text: string;
  readonly #starts: number[] = [];
  readonly #length: number;

  constructor(original: string) {
    let plain = '';
    let at = 0;
    for (const character of charactersOf(original)) {
      const decoded = plainOf(readEntity(character));
      for (let unit = 0; unit < decoded.length; unit += 1) {
        this.#starts.push(at);
      }
      plain += decoded;
      at += character.length;
    }
    this.text = plain;
    this.#length = original.length;
  }

  /** Maps a range of the plain text to the original, including trailing invisible characters. */
  original({ start, end }: Stretch): Stretch {
    return { start: this.#starts[start] ?? 0, end: this.#starts[end] ?? this.#length };
  }
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['commat', '@'],
  ['period', '.'],
  ['nbsp', ' '],
]);
const ENTITY = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));$/i;

/** An HTML entity is one character. */
function charactersOf(text: string): string[] {
  return text.match(/&(?:#\d{1,7}|#x[\da-f]{1,6}|commat|period|nbsp);|./gisu) ?? [];
}

function readEntity(written: string): string {
  const [, decimal, hex, name] = ENTITY.exec(written) ?? [];
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? written;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

const INVISIBLE = /[\p{Cf}\p{M}]/gu;
const DIGIT = /^\p{Nd}$/u;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Circled digits that normalization does not convert: each row starts with one. */
const ROWS_OF_DIGITS = [0x2776, 0x2780, 0x278a];
const ROW = 9;

function plainOf(character: string): string {
  if (character === '\n' || character === '\r') return '\n';
  const code = character.codePointAt(0) ?? 0;
  const row = ROWS_OF_DIGITS.find((first) => code >= first && code < first + ROW);
  if (row !== undefined) return String(code - row + 1);
  // A keycap: its digit.
  const normal = character.normalize('NFKD').replace(INVISIBLE, '').replace(DASHES, '-');
  return [...normal.toLowerCase()].map(digitOr).join('');
}

/** The digits of a script are ten consecutive code points, starting with zero. */
function digitOr(character: string): string {
  if (!DIGIT.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
