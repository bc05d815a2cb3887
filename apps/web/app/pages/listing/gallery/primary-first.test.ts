import { expect, it } from 'vitest';
import { primaryFirst } from './primary-first.ts';

it('the primary picture is first, the others keep their order', () => {
  expect(primaryFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(primaryFirst(['a', 'b'], 'a')).toEqual(['a', 'b']);
});

it('without a primary picture the order is unchanged', () => {
  expect(primaryFirst(['a', 'b'], null)).toEqual(['a', 'b']);
  expect(primaryFirst(['a', 'b'], 'gone')).toEqual(['a', 'b']);
});
