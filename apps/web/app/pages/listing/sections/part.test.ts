import { expect, it } from 'vitest';
import { paragraphsOf } from './part.tsx';

const words = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.words);

it('a text is split into paragraphs at blank lines, and keeps single line breaks', () => {
  expect(words('One\nstill one\n\n\nTwo\r\n\r\nThree')).toEqual(['One\nstill one', 'Two', 'Three']);
});

it('a text shows its markup, and has no paragraph if it is empty', () => {
  expect(words('<b>Bold</b>')).toEqual(['<b>Bold</b>']);
  expect(words(' \n \n')).toEqual([]);
});
