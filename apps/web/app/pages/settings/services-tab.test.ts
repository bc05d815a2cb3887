import { expect, it } from 'vitest';
import { scheduleOf } from './services-tab.tsx';

const LATE = '2027-06-06T07:00:00.000Z';
const EARLY = '2026-06-06T07:00:00.000Z';

it.each([
  ['term_renews', { expire_at: LATE, repeat: true }, { expired: false, expire_at: LATE }],
  ['term_expires', { expire_at: LATE, repeat: false }, { expired: false, expire_at: LATE }],
  ['term_expired', { expire_at: LATE, repeat: false }, { expired: true, expire_at: LATE }],
  ['term_expired', { expire_at: EARLY, repeat: false }, { expired: false, expire_at: LATE }],
  [null, { expire_at: null, repeat: true }, { expired: false, expire_at: LATE }],
] as const)('a service %s', (schedule, row, user) => {
  const result = scheduleOf({ plan: 'pro', ended: false, changed: null, ...row }, user);
  expect(result?.key ?? null).toBe(schedule);
});

it('a service whose renewal failed does not show a renewal date', () => {
  const user = { expired: false, expire_at: LATE };
  const row = { plan: 'pro', changed: null } as const;
  const result = scheduleOf({ ...row, ended: false, expire_at: LATE, repeat: true }, user, true);
  expect(result?.key).toBe('unrenewed');
  const old = scheduleOf({ ...row, ended: true, expire_at: EARLY, repeat: false }, user, true);
  expect(old?.key).toBe('term_expired');
});

it('a service that renews names the day of the charge, a day before its end', () => {
  const row = { plan: 'pro', changed: null, ended: false, expire_at: LATE, repeat: true } as const;
  expect(scheduleOf(row, { expired: false, expire_at: LATE })?.at).toBe('2027-06-05T07:00:00.000Z');
});

it('a term that another plan replaced names the day of the change', () => {
  const change = { plan: 'pro', at: EARLY } as const;
  const row = {
    plan: 'basic',
    changed: change,
    ended: true,
    expire_at: LATE,
    repeat: false,
  } as const;
  const user = { expired: false, expire_at: LATE };
  expect(scheduleOf(row, user)).toEqual({ key: 'changed', at: EARLY });
});

it.each([
  ['promotion_renews', { repeat: true, ended: false }],
  ['ends', { repeat: false, ended: false }],
  ['ended', { repeat: false, ended: true }],
] as const)('a promotion %s, whatever the plan does', (schedule, row) => {
  const user = { expired: true, expire_at: EARLY };
  const result = scheduleOf({ plan: null, changed: null, expire_at: LATE, ...row }, user, true);
  expect(result?.key).toBe(schedule);
});
