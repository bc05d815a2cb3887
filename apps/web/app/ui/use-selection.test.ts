import { expect, it } from 'vitest';
import { afterPress } from './use-selection.ts';

const ORDER = [5, 3, 9, 7];
const press = (ids: readonly number[], id: number, from: number | null = null) =>
  [...afterPress(new Set(ids), ORDER, { id, from })].toSorted((a, b) => a - b);

it('a press selects a row, and another one takes it out', () => {
  expect(press([], 3)).toEqual([3]);
  expect(press([3, 9], 3)).toEqual([9]);
});

it('a press with Shift selects all rows since the last one, in the order that is shown', () => {
  expect(press([5], 9, 5)).toEqual([3, 5, 9]);
  expect(press([7], 3, 7)).toEqual([3, 7, 9]);
  expect(press([3, 5, 7, 9], 9, 5)).toEqual([7]);
});

it('a press with Shift after a row that is no longer shown selects one row', () => {
  expect(press([], 9, 100)).toEqual([9]);
});
