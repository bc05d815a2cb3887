import { expect, it } from 'vitest';
import { limitSettings } from './settings.ts';
import { limitTable } from './table.ts';

const tableOf = (setting: string) => limitTable([], limitSettings.parse(setting));
const plain = tableOf('');

it('a setting changes the named limit and no other', () => {
  const table = tableOf('mail.address_day=20, read.member_minute=500');
  expect(table.mail.rules.address_day).toEqual({ ...plain.mail.rules.address_day, points: 20 });
  expect(table.mail.rules.address_hour).toEqual(plain.mail.rules.address_hour);
  expect(table.read.rules.member_minute?.points).toBe(500);
  expect(plain.mail.rules.address_day?.points).toBe(10);
});

it.each(['mail=3', 'mail.address_day=-1', 'mail.address_day'])(
  'refuses the malformed %s',
  (setting) => {
    expect(limitSettings.safeParse(setting).error?.message).toContain('mail.address_day');
  },
);

it.each(['mail.year=3', 'post.address_day=3', '__proto__.x=1', 'mail.constructor=1'])(
  'refuses the unknown %s and lists the limits',
  (setting) => {
    expect(() => tableOf(setting)).toThrow('mail.address_day');
  },
);

it('refuses a limit class that is declared twice', () => {
  expect(() => limitTable([{ mail: { rules: {} } }], new Map())).toThrow('mail is declared twice');
});
