import { expect, it } from 'vitest';
import { distributionBars } from './review-stats.tsx';

it('bars go from five stars to one', () => {
  expect(distributionBars([0, 1, 0, 0, 3])).toEqual([
    { stars: 5, count: 3, percent: 75 },
    { stars: 4, count: 0, percent: 0 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 1, percent: 25 },
    { stars: 1, count: 0, percent: 0 },
  ]);
});

it('without reviews every bar is empty', () => {
  expect(distributionBars([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
