import { expect, test } from 'vitest';
import { nameKey } from './site-content.ts';

test.each([
  ['Wi-Fi', 'wi-fi'],
  ['  Café   near  by ', 'cafe near by'],
  ['ÉTÉ', 'ete'],
  ['İstanbul', 'istanbul'],
  ['プール', 'プール'],
])('%j has the key %j', (name, key) => {
  expect(nameKey(name)).toBe(key.normalize('NFC'));
});

test('names that differ in more than case and accents have different keys', () => {
  expect(nameKey('Wi-Fi')).not.toBe(nameKey('Wi Fi'));
  expect(nameKey('C++')).not.toBe(nameKey('C'));
});
