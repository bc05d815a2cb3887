import { expect, it } from 'vitest';
import { cityNames, namesCity } from './city-names.ts';

it.each([
  ['en', ['London', 'Rome', 'New York', 'Denver']],
  ['es', ['Londres', 'Roma', 'Nueva York', 'Denver']],
  ['fr', ['Londres', 'Rome', 'New York', 'Denver']],
  ['pt', ['Londres', 'Roma', 'Nova York', 'Denver']],
] as const)('cities are named in %s', (locale, names) => {
  const nameOf = cityNames(locale);
  const lines = [
    ['GB', 'London'],
    ['IT', 'Rome'],
    ['US', 'New York'],
    ['US', 'Denver'],
  ] as const;
  expect(lines.map(([country, name]) => nameOf(country, name))).toEqual(names);
});

it('metro areas that no city names are named in each language', () => {
  const areas = ['Dallas and Fort Worth', 'San Francisco Bay Area'];
  for (const locale of ['es', 'fr', 'pt'] as const) {
    const nameOf = cityNames(locale);
    expect(areas.map((name) => nameOf('US', name))).not.toContain(areas[0]);
    expect(nameOf('US', 'San Francisco Bay Area')).not.toContain('Bay Area');
  }
});

it('the city of an address is named, whose country is stored by its English name', () => {
  expect(cityNames('es')('United Kingdom', 'London')).toBe('Londres');
  expect(cityNames('fr')('Freedonia', 'London')).toBe('London');
  expect(namesCity('pt')({ country: 'Italy', city: 'Rome' })).toEqual({
    country: 'Italy',
    city: 'Roma',
    reference_city: 'Rome',
  });
});

it('a city of the same name in another country keeps its name', () => {
  expect(cityNames('es')('CA', 'London')).toBe('London');
});
