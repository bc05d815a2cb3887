import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { endAfterPaying, holds, isSameGroup, overduePrice, payableFrom } from './term.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('the end of a term that is paid now', () => {
  it('continues from the end of a running term', () => {
    const user = { expire_at: '2026-08-31T10:00:00.000Z', expired: false };
    expect(endAfterPaying(user, 'seeker', now)).toBe('2027-02-28T10:00:00.000Z');
    expect(endAfterPaying(user, 'pro', now)).toBe('2027-08-31T10:00:00.000Z');
  });

  it('is counted from now after the last one ended', () => {
    const user = { expire_at: '2026-01-01T00:00:00.000Z', expired: true };
    expect(endAfterPaying(user, 'seeker', now)).toBe('2026-09-10T12:00:00.000Z');
  });
});

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
    const plan: contract.billing.SubscriptionPlan = {
      plan: 'basic',
      title: '',
      priceAmount: 49,
      term: '',
      description: '',
      highlights: ['', '', ''],
    };
    const ends = (expire_at: string, repeat = true) =>
      overduePrice({ user_plan: 'basic', repeat, expire_at }, [plan], now);
    expect(ends('2026-03-12T00:00:00Z')).toBeNull();
    expect(ends('2026-03-11T11:00:00Z')).toBe(49);
    expect(ends('2026-03-01T00:00:00Z')).toBe(49);
    expect(ends('2026-03-01T00:00:00Z', false)).toBeNull();
  });
});
