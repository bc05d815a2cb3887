import { expect, it } from 'vitest';
import { earliestShownEndDate, nameKey } from './site-content.ts';

it.each([
  ['Wi-Fi', 'wi-fi'],
  ['  Café   near  by ', 'cafe near by'],
  ['ÉTÉ', 'ete'],
  ['İstanbul', 'istanbul'],
  ['プール', 'プール'],
])('%j has the key %j', (name, key) => {
  expect(nameKey(name)).toBe(key.normalize('NFC'));
});

it('names that differ in more than case and accents have different keys', () => {
  expect(nameKey('Wi-Fi')).not.toBe(nameKey('Wi Fi'));
  expect(nameKey('C++')).not.toBe(nameKey('C'));
});

it("an event's last day is over once it is over in the last time zone", () => {
  expect(earliestShownEndDate(new Date('2026-07-11T11:59:59Z'))).toBe('2026-07-10');
  expect(earliestShownEndDate(new Date('2026-07-11T12:00:00Z'))).toBe('2026-07-11');
});
