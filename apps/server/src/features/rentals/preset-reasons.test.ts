import { LOCALES, PRESET_REASONS } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { textsIn } from '../../platform/texts.ts';
import { reasonIn } from './present-money.ts';

it.each(PRESET_REASONS)('every reader reads the preset reason %s in their language', (code) => {
  const words = LOCALES.map((locale) => reasonIn(code, locale));
  expect(new Set(words).size).toBe(LOCALES.length);
  for (const [n, reader] of LOCALES.entries()) {
    // As older releases stored it.
    for (const writer of LOCALES) {
      const stored = textsIn(writer).t(`rentals:${code}`);
      expect(reasonIn(stored, reader)).toBe(words[n]);
    }
  }
});

it('a reason that somebody typed stays as it is, and none stays none', () => {
  for (const locale of LOCALES) {
    expect(reasonIn('The roof leaks.', locale)).toBe('The roof leaks.');
    expect(reasonIn('', locale)).toBe('');
    expect(reasonIn(null, locale)).toBeNull();
  }
});
