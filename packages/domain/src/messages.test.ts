import { expect, it } from 'vitest';
import { fillQuickReply, nextDailyEmail, responseHours } from './messages.ts';

it.each([
  ['2026-03-01T06:59:59.999Z', '2026-03-01T07:00:00.000Z'],
  ['2026-03-01T07:00:00.000Z', '2026-03-02T07:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T07:00:00.000Z'],
])('an email for once a day that is due at %s is sent at %s', (due, sent) => {
  expect(nextDailyEmail(new Date(due)).toISOString()).toBe(sent);
});

it.each([
  [null, null],
  [0, 1],
  [3600, 1],
  [3601, 2],
  [3 * 3600 + 1, 6],
  [24 * 3600, 24],
  [25 * 3600, 48],
  [49 * 3600, 72],
])('a median of %s seconds is shown as %s hours', (seconds, hours) => {
  expect(responseHours(seconds)).toBe(hours);
});

it('fills in variables with a value, and nothing else', () => {
  const message =
    'Hi {{ name }}, {{listing}} costs {{price}}, from {{free_from}}. {{other}} $& {name}';
  const values = { name: '{{listing}} $1', listing: 'Nest', free_from: 'Jun 1' };
  expect(fillQuickReply(message, values)).toBe(
    'Hi {{listing}} $1, Nest costs {{price}}, from Jun 1. {{other}} $& {name}',
  );
});
