/** Letters that no decomposition takes apart, after lower-casing. */
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
 * What titles sort by and names are looked up by, the same on every machine and database: marks
 * removed, lower case, everything but a-z and 0-9 collapsed to one space, ends trimmed.
 * @param text any text, lone surrogates included
 * @returns a-z, 0-9 and single spaces; empty when nothing of the text is left (Cyrillic, emoji)
 */
export function sortKey(text: string): string {
  return (
    text
      // Before the decomposition, which would leave the dot of a lower-cased İ and the like behind.
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþħŧŋıĸə]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}
