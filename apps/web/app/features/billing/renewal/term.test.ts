import { describe, expect, it } from 'vitest';
import { holds, isSameGroup, overduePrice, payableFrom } from './term.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('one more term', () => {
  const from = (expire_at: string, expired = false) =>
    payableFrom({ expire_at, expired }, 'basic', now);

  it('can be paid from the day on which at most three are unused', () => {
    expect(from('2029-03-10T12:00:00.000Z')).toBeNull();
    expect(from('2029-03-10T12:00:00.001Z')).toBe('2026-03-10T12:00:00.001Z');
    expect(from('2030-03-10T12:00:00.000Z')).toBe('2027-03-10T12:00:00.000Z');
  });

  it('can be paid immediately after the last one ended', () => {
    expect(from('2026-03-01T00:00:00.000Z', true)).toBeNull();
  });
});

describe('a plan', () => {
  it('is offered to its own group', () => {
    expect(isSameGroup('basic', 'pro')).toBe(true);
    expect(isSameGroup('seeker', 'basic')).toBe(false);
  });

  it('must allow the existing listings', () => {
    expect(holds('basic', 1)).toBe(true);
    expect(holds('basic', 2)).toBe(false);
    expect(holds('premium', 4)).toBe(true);
    expect(holds('premium', 5)).toBe(false);
    expect(holds('pro', 500)).toBe(true);
    expect(holds('seeker', 3)).toBe(true);
  });
});

describe('a renewal', () => {
  it('is due from a day before the end, while it repeats', () => {
    const ends = (expire_at: string, repeat = true) =>
      overduePrice({ repeat, expire_at, next_price: 49 }, now);
    expect(ends('2026-03-12T00:00:00Z')).toBeNull();
    expect(ends('2026-03-11T11:00:00Z')).toBe(49);
    expect(ends('2026-03-01T00:00:00Z')).toBe(49);
    expect(ends('2026-03-01T00:00:00Z', false)).toBeNull();
  });
});
