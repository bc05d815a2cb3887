/** Letters that no decomposition takes apart, after lower-casing. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};
/** The accents of Latin, Greek and Cyrillic. Marks of other scripts are vowels, and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Scripts that put no spaces between words: each of their characters is a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = new RegExp(
  `${UNSPACED.source}\\p{M}*|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
/** Longer words are found by their beginning. */
export const SEARCH_WORD_MAX = 40;

/**
 * The words that a text is found by, each once: lower case, without accents, of any script.
 * @returns letters, digits and vowel signs only; empty when the text has no words
 */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłı]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.match(WORD) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, SEARCH_WORD_MAX).join('')))];
}
