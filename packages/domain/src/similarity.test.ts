import { expect, it } from 'vitest';
import { similarity, similarityTo } from './similarity.ts';

it.each([
  ['', '', 1],
  ['delta', 'delta', 1],
  ['abc', 'xyz', 0],
  ['', 'abc', 0],
  ['chicgo', 'chicago', 1 - 1 / 7],
  ['mimai', 'miami', 1 - 1 / 5],
  ['heatrow', 'heathrow', 1 - 1 / 8],
  // Swaps at the start, in the middle and at the end.
  ['hcicagpodn', 'chicagopnd', 0.7],
  ['delta', 'alitalia', 0],
])('the similarity of %j and %j is %d', (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected);
  expect(similarity(b, a)).toBeCloseTo(expected);
});

it.each([
  ['heatrow', 'london heathrow airport', 1 - 1 / 8],
  ['new yrok', 'new york', 1 - 1 / 8],
  ['jhon f kennedy', 'john f kennedy international airport', 1 - 1 / 14],
  // Exactly the threshold, and just below.
  ['abcdefgxyz', 'abcdefghij', 0.7],
  ['abcdefwxyz', 'abcdefghij', 0],
  ['jfx', 'jfk', 0],
  ['nowhere at all', 'new york', 0],
  ['chicgo', '', 0],
  ['xxxx', `x${' x'.repeat(100)}`, 0],
])('%j in %j is %d alike', (search, text, expected) => {
  expect(similarityTo(search)(text)).toBeCloseTo(expected);
});
