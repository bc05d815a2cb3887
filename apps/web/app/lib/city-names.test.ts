import { expect, it } from 'vitest';
import { cityNames } from './city-names.ts';

it.each([
  ['en', ['London', 'Rome', 'New York', 'Denver']],
  ['es', ['Londres', 'Roma', 'Nueva York', 'Denver']],
  ['fr', ['Londres', 'Rome', 'New York', 'Denver']],
  ['pt', ['Londres', 'Roma', 'Nova York', 'Denver']],
] as const)('cities are named in %s', (locale, names) => {
  const nameOf = cityNames(locale);
  const written = [
    ['GB', 'London'],
    ['IT', 'Rome'],
    ['US', 'New York'],
    ['US', 'Denver'],
  ] as const;
  expect(written.map(([country, name]) => nameOf(country, name))).toEqual(names);
});

it('a city of the same name in another country keeps its name', () => {
  expect(cityNames('es')('CA', 'London')).toBe('London');
});
