import { expect, it } from 'vitest';
import { limitSettings } from './settings.ts';
import { LIMITS } from './table.ts';

it('without a setting the table stands as it is', () => {
  expect(limitSettings.parse('')).toEqual(LIMITS);
});

it('a setting changes the number it names and no other', () => {
  const table = limitSettings.parse('mail.address_day=20, login.network_hour=500');
  expect(table.mail.address_day).toEqual({ ...LIMITS.mail.address_day, points: 20 });
  expect(table.mail.address_hour).toEqual(LIMITS.mail.address_hour);
  expect(table.login.network_hour?.points).toBe(500);
  expect(LIMITS.mail.address_day.points).toBe(10);
});

it.each(['mail=3', 'mail.year=3', 'post.address_day=3', 'mail.address_day=-1', '__proto__.x=1'])(
  'refuses %s and tells what is known',
  (setting) => {
    expect(limitSettings.safeParse(setting).error?.message).toContain('mail.address_day');
  },
);
