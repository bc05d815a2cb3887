import { countryNames } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { countries, storedCountry, translateCountry } from './countries.ts';

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
  expect(translateCountry('United States of America', 'pt')).toBe('Estados Unidos');
  expect(translateCountry('Trinidad and Tobago', 'es')).toBe('Trinidad y Tobago');
});

it('a country that is written in a language is stored by its English name', () => {
  expect(storedCountry('estados unidos', 'es')).toBe('United States');
  expect(storedCountry(' Allemagne ', 'fr')).toBe('Germany');
  expect(storedCountry('United States', 'en')).toBe('United States');
  // Every name that the field shows leads back to the one that is stored.
  for (const locale of ['en', 'es', 'fr', 'pt']) {
    for (const { name } of countries('en')) {
      expect(storedCountry(translateCountry(name, locale), locale)).toBe(name);
    }
  }
  expect(storedCountry('Freedonia', 'es')).toBe('Freedonia');
});
