/** Letters without a Unicode decomposition, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
};

/**
 * The sort and lookup key of a title, identical on every machine and database: accents removed,
 * lower case, everything but a-z and 0-9 collapsed to single spaces, trimmed.
 * @param text any text, including lone surrogates
 * @returns a-z, 0-9 and single spaces; empty for text without them (Cyrillic, emoji)
 */
export function sortKey(text: string): string {
  return (
    text
      // Before the decomposition, which would leave a combining dot from a lower-cased İ and
      // similar letters.
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþħŧŋıĸə]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
