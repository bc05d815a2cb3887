import { expect, it } from 'vitest';
import { countedCharacters } from './counted-characters.ts';

it.each([
  ['', 0],
  ['a b', 3],
  ['  a \n\n\t b  ', 3],
  ['a\u00a0\u00a0\u2003b', 3],
  ['a\u200b\u200d\ufeff\u2060\u00adb', 2],
  ['\u200b \u00a0\u3164\u2800', 0],
  ['é東', 2],
])('%j shows %i characters', (text, count) => {
  expect(countedCharacters(text)).toBe(count);
});
