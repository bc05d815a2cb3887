import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEARCH_WORD_MAX, searchWords } from './search-words.ts';

it.each([
  ['Zürich, ZURICH & zu\u0308rich!', ['zurich']],
  ['Straße Łódź Ærø İzmir', ['strasse', 'lodz', 'aero', 'izmir']],
  ['Ёлка и май', ['елка', 'и', 'маи']],
  ['房间很安静', ['房', '间', '很', '安', '静']],
  ['हिन्दी में', ['हिन्दी', 'में']],
  ['הַחֶדֶר', ['הַחֶדֶר']],
  ['ＡＢＣ ﬁne 737-800', ['abc', 'fine', '737', '800']],
  ["@12 %_ ' \\ :* 😀 \u200b", ['12']],
  ['', []],
])('%s', (text, words) => expect(searchWords(text)).toEqual(words));

it('a word matches by prefix of any length', () => {
  expect(searchWords('x'.repeat(5000))).toEqual(['x'.repeat(SEARCH_WORD_MAX)]);
});

it('words contain only letters, digits and marks, and normalize to themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of searchWords(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
        expect(searchWords(word).join('')).toBe(word);
      }
    }),
  );
});

it('every character of Unicode is left out or becomes words of letters, digits and marks', () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const words = searchWords(characters.join(' '));
  expect(words.filter((word) => !/^[\p{L}\p{N}\p{M}]+$/u.test(word))).toEqual([]);
  expect(words.filter((word) => searchWords(word).join('') !== word)).toEqual([]);
});
