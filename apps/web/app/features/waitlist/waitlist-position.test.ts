import { expect, it } from 'vitest';
import { timeLeft } from './waitlist-position.tsx';

const now = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-02T12:00:00Z', { hours: 24, minutes: 0, seconds: 0 }],
  ['2026-03-01T13:30:05Z', { hours: 1, minutes: 30, seconds: 5 }],
  ['2026-03-01T12:00:00.500Z', { hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-01T12:00:00Z', null],
  ['2026-02-28T12:00:00Z', null],
])('the remaining time of an offer until %s', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});
