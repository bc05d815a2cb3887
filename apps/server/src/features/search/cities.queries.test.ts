import { cities as allCities, metros } from '@crewpad/reference-data';
import { describe, expect, it } from 'vitest';
import { type CityRow, placesOf } from './cities.queries.ts';
import { presentCountries } from './present.ts';

const row = (id: number, display_name: string, population: number, change = {}): CityRow => ({
  id,
  place_id: id,
  display_name,
  slug: display_name.toLowerCase(),
  country: 'US',
  country_name: 'United States',
  latitude: 0,
  longitude: 0,
  population,
  listings_count: 1,
  airports_count: 2,
  special_offer_count: 0,
  event_count: 0,
  ...change,
});
const namesOf = (...input: Parameters<typeof placesOf>) =>
  placesOf(...input).map(({ display_name, listings_count, also }) => [
    display_name,
    listings_count,
    also,
  ]);

describe('places of the directory', () => {
  it('leave out a city whose crash pads a larger one shares, and name it there', () => {
    const cities = [row(1, 'Small', 10), row(2, 'Large', 100), row(3, 'Apart', 5)];
    const sets: [number[], number][] = [
      [[1, 2], 3],
      [[2], 4],
      [[3], 1],
    ];
    expect(namesOf(cities, sets)).toEqual([
      ['Large', 7, ['Small']],
      ['Apart', 1, []],
    ]);
  });

  it('keep the larger of two cities with the same crash pads', () => {
    expect(namesOf([row(1, 'Small', 10), row(2, 'Large', 100)], [[[1, 2], 5]])).toEqual([
      ['Large', 5, ['Small']],
    ]);
  });

  it('keep the city of the busier airport, however many people live in the other', () => {
    const idOf = (slug: string) => allCities().find((city) => city.slug === slug)?.id ?? 0;
    const cities = [
      row(idOf('shenzhen-cn'), 'Shenzhen', 17_000_000),
      row(idOf('hong-kong-hk'), 'Hong Kong', 7_000_000),
    ];
    const ids = cities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(namesOf(cities, [[ids, 12]])).toEqual([['Hong Kong', 12, ['Shenzhen']]]);
  });

  it('keep a city that has a crash pad of its own', () => {
    const sets: [number[], number][] = [
      [[1, 2], 3],
      [[2], 1],
      [[1], 2],
    ];
    expect(namesOf([row(1, 'First', 10), row(2, 'Second', 100)], sets)).toEqual([
      ['First', 5, []],
      ['Second', 4, []],
    ]);
  });

  it('merge the cities of a metro area, and count its crash pads once', () => {
    const newYork = metros().find(({ name }) => name === 'New York');
    const place_id = newYork?.airports[0].city_id ?? 0;
    const named = (name: string) =>
      newYork?.airports.find(({ city }) => city === name)?.city_id ?? 0;
    const cities = [
      row(place_id, 'New York', 8_000_000, { place_id }),
      row(named('Newark'), 'Newark', 300_000, { place_id }),
      row(named('Islip'), 'Islip', 20_000, { place_id }),
    ];
    const sets: [number[], number][] = [
      [[place_id, named('Newark')], 3],
      [[named('Islip')], 1],
    ];
    expect(namesOf(cities, sets)).toEqual([['New York', 4, ['Newark', 'Islip']]]);
    expect(placesOf(cities, sets)[0]?.airports_count).toBe(newYork?.airports.length);
  });

  it('are grouped by country and sorted by name', () => {
    const cities = [
      row(1, 'Örebro', 10, { country_name: 'Åland' }),
      row(2, 'Zurich', 9),
      row(3, 'Ohio', 8, { country_name: 'Åland' }),
    ];
    const places = placesOf(
      cities,
      cities.map(({ id }): [number[], number] => [[id], 1]),
    );
    expect(
      presentCountries(places).map(({ name, cities: all }) => [
        name,
        all.map(({ display_name }) => display_name),
      ]),
    ).toEqual([
      ['Åland', ['Ohio', 'Örebro']],
      ['United States', ['Zurich']],
    ]);
  });

  it('equal the cities if nothing is shared', () => {
    const cities = allCities()
      .slice(0, 50)
      .map(({ id, display_name, slug, population }) => ({
        ...row(id, display_name, population),
        slug,
      }));
    const sets = cities.map(({ id }): [number[], number] => [[id], 1]);
    expect(placesOf(cities, sets)).toHaveLength(50);
  });
});
