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

/** Shorter words with oe are rather codes. */
const UMLAUTS_FROM = 4;

/** A sort key with oe as o, which ö also is: "Koeln" and "Köln" are the same. */
export const withoutUmlauts = (key: string): string =>
  key.length < UMLAUTS_FROM ? key : key.replace(/([aou])e/g, '$1');

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

/** Spellings of one word in the names of places. */
const SPELLINGS = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['intl', 'international'],
] as const;

/** The spellings of a word of a sort key: of "st" also "saint". */
export const spellingsOf = (word: string): readonly string[] =>
  SPELLINGS.find((some) => some.some((item) => item === word)) ?? [word];

/** A sort key, and with its words in their short and in their long spelling. */
export function spelledKeys(key: string): string[] {
  const words = key.split(' ').map(spellingsOf);
  const spelled = [words.map((some) => some[0]), words.map((some) => some.at(-1))];
  return [...new Set([key, ...spelled.map((some) => some.join(' '))])];
}
