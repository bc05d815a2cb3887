import { expect, test } from 'vitest';
import { paragraphsOf } from './part.tsx';

const words = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.words);

test('splits paragraphs at blank lines, and retains single line breaks', () => {
  expect(words('One\nstill one\n\n\nTwo\r\n\r\nThree')).toEqual(['One\nstill one', 'Two', 'Three']);
});

test('treats markup as text, and an empty text as no paragraph', () => {
  expect(words('<b>Bold</b>')).toEqual(['<b>Bold</b>']);
  expect(words(' \n \n')).toEqual([]);
});
