import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

const words = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.words);

test('blank lines part paragraphs, single line breaks stay', () => {
  expect(words('One\nstill one\n\n\nTwo\r\n\r\nThree')).toEqual(['One\nstill one', 'Two', 'Three']);
});

test('markup is text, and nothing is no paragraph', () => {
  expect(words('<b>Bold</b>')).toEqual(['<b>Bold</b>']);
  expect(words(' \n \n')).toEqual([]);
});
