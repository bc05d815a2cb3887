import { expect, it } from 'vitest';
import { stayLength } from './review-list.tsx';

it.each([
  [1, 'days', 1],
  [12, 'days', 12],
  [59, 'days', 59],
  [60, 'months', 2],
  [120, 'months', 4],
  [365, 'months', 12],
] as const)('a stay of %i days is shown in %s', (days, unit, count) => {
  expect(stayLength({ days, ongoing: false })).toEqual({ key: `stayed_${unit}`, count });
  expect(stayLength({ days, ongoing: true })).toEqual({ key: `staying_${unit}`, count });
});
