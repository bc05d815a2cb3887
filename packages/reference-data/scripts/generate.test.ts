import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { airportId } from './airports.ts';
import { comparable, editDistance, slugOf } from './text.ts';

it('generates exactly the committed files', () => {
  const script = fileURLToPath(new URL('./generate.ts', import.meta.url));
  expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow();
}, 120_000);

it('numbers codes in base 26', () => {
  expect([airportId('AAA'), airportId('AAB'), airportId('ZZZ')]).toEqual([1, 2, 17_576]);
});

it('ignores accents when it compares names', () => {
  expect(comparable('São Tomé')).toBe(comparable('SAO TOME'));
  expect(slugOf("St. John's")).toBe('st-johns');
  expect(editDistance('ninbo', 'ningbo')).toBe(1);
});
