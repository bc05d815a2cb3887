import { describe, expect, it } from 'vitest';
import { isFull, isFullInSearch, wholePercent } from './occupancy.ts';

describe('occupancy of a crash pad', () => {
  it('is a whole percent: 100 only when all beds are taken, 0 only when none are', () => {
    expect(wholePercent(3, 4)).toBe(75);
    expect(wholePercent(1, 3)).toBe(33);
    expect(wholePercent(149, 150)).toBe(99);
    expect(wholePercent(1, 300)).toBe(1);
    expect(wholePercent(4, 4)).toBe(100);
    expect(wholePercent(0, 4)).toBe(0);
    expect(wholePercent(0, 0)).toBe(0);
  });

  it('is full when it has beds and none are free', () => {
    expect(isFull({ num_beds: 2, num_vacant_beds: 0 })).toBe(true);
    expect(isFull({ num_beds: 2, num_vacant_beds: 1 })).toBe(false);
    expect(isFull({ num_beds: 0, num_vacant_beds: 0 })).toBe(false);
  });

  it('needs attention only while it is public', () => {
    const full = { num_beds: 2, num_vacant_beds: 0 };
    expect(isFullInSearch({ ...full, status: 2, hidden: false })).toBe(true);
    expect(isFullInSearch({ ...full, status: 2, hidden: true })).toBe(false);
    expect(isFullInSearch({ ...full, status: 1, hidden: false })).toBe(false);
  });
});
