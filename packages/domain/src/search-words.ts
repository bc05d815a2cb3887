/** Letters without a Unicode decomposition, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};
/** Latin, Greek and Cyrillic accents. Marks of other scripts are vowels, and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Scripts without spaces between words: each character is a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = new RegExp(
  `(?=[\\p{L}\\p{N}\\p{M}])${UNSPACED.source}\\p{M}*|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
/** Longer words are matched by prefix. */
export const SEARCH_WORD_MAX = 40;

/**
 * The distinct search words of a text: lower case, without accents, in any script.
 * @returns letters, digits and vowel signs only; empty if the text has no words
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
