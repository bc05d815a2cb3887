import { expect, it } from 'vitest';
import { scheduleOf } from './schedule.ts';

const LATE = '2027-06-06T07:00:00.000Z';
const EARLY = '2026-06-06T07:00:00.000Z';

it.each([
  ['renews', { expire_at: LATE, repeat: true }, { expired: false, expire_at: LATE }],
  ['expires', { expire_at: LATE, repeat: false }, { expired: false, expire_at: LATE }],
  ['expired', { expire_at: LATE, repeat: false }, { expired: true, expire_at: LATE }],
  ['expired', { expire_at: EARLY, repeat: false }, { expired: false, expire_at: LATE }],
  [null, { expire_at: null, repeat: true }, { expired: false, expire_at: LATE }],
] as const)('a service %s', (schedule, row, user) => {
  expect(scheduleOf({ plan: 'pro', ended: false, ...row }, user)).toBe(schedule);
});

it('a service whose renewal failed does not show a renewal date', () => {
  const user = { expired: false, expire_at: LATE };
  expect(scheduleOf({ plan: 'pro', ended: false, expire_at: LATE, repeat: true }, user, true)).toBe(
    'unrenewed',
  );
  expect(
    scheduleOf({ plan: 'pro', ended: true, expire_at: EARLY, repeat: false }, user, true),
  ).toBe('expired');
});

it.each([
  ['renews', { repeat: true, ended: false }],
  ['ends', { repeat: false, ended: false }],
  ['ended', { repeat: false, ended: true }],
] as const)('a promotion %s, whatever the plan does', (schedule, row) => {
  const user = { expired: true, expire_at: EARLY };
  expect(scheduleOf({ plan: null, expire_at: LATE, ...row }, user, true)).toBe(schedule);
});
