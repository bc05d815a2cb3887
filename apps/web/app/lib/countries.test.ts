import { expect, it } from 'vitest';
import { countries, countryNames, translateCountry } from './countries.ts';

it('the list of countries is complete and sorted by name', () => {
  const list = countries('en');
  expect(new Set(list.map(({ code }) => code)).size).toBe(249);
  expect(list.find(({ code }) => code === 'US')).toEqual({ code: 'US', name: 'United States' });
  for (const { code, name } of list) expect(name, code).not.toBe(code);
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it.each([
  ['en', ['United States', 'Netherlands', 'Hong Kong']],
  ['es', ['Estados Unidos', 'Países Bajos', 'Hong Kong']],
  ['fr', ['États-Unis', 'Pays-Bas', 'Hong Kong']],
  ['pt', ['Estados Unidos', 'Países Baixos', 'Hong Kong']],
])('countries are named in %s', (locale, names) => {
  expect(['US', 'NL', 'HK'].map(countryNames(locale))).toEqual(names);
});

it('the country of an address is translated, and one that is not listed stays as it is', () => {
  expect(translateCountry('United States', 'fr')).toBe('États-Unis');
  expect(translateCountry('Hong Kong', 'en')).toBe('Hong Kong');
  expect(translateCountry('Freedonia', 'es')).toBe('Freedonia');
});
