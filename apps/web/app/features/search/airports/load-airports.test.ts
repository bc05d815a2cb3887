import { type Call, contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { loadAirports, loadCities } from './load-airports.ts';

const newYork = {
  name: 'New York',
  country: 'US',
  listings: 3,
  price_from: 250,
  airports: [
    { id: 1, prefix: 'JFK', name: 'Kennedy', city: 'New York', total_listings: 2 },
    { id: 2, prefix: 'EWR', name: 'Newark', city: 'Newark', total_listings: 1 },
  ],
};
const answers = new Map<unknown, unknown>([
  [contract.search.getAirportAreas, { data: [newYork], total: 1, continents: [] }],
  [contract.search.getCities, { data: [] }],
]);
const call = (async (operation: unknown) => answers.get(operation)) as Call;

it.each([
  ['en', ['New York', 'New York', 'Newark']],
  ['es', ['Nueva York', 'Nueva York', 'Newark']],
  ['pt', ['Nova York', 'Nova York', 'Newark']],
] as const)('an area and the airports inside it are named in %s', async (locale, names) => {
  const { areas } = await loadAirports(call, new URLSearchParams(), locale);
  expect(
    areas.flatMap(({ name, airports }) => [name, ...airports.map(({ city }) => city)]),
  ).toEqual(names);
});

it.each([
  ['en', ['Australia', 'Germany', 'Denmark']],
  ['fr', ['Allemagne', 'Australie', 'Danemark']],
] as const)('countries stand in the order of their names in %s', async (locale, names) => {
  const country = (code: string, name: string) => ({
    name,
    cities: [{ country: code, display_name: name, listings_count: 1, also: [] }],
  });
  const data = [country('AU', 'Australia'), country('DE', 'Germany'), country('DK', 'Denmark')];
  const countries = (async () => ({ data })) as unknown as Call;
  expect((await loadCities(countries, locale)).map(({ name }) => name)).toEqual(names);
});

it('the first page shows the busiest areas, and folds the others by continent with their cities', async () => {
  const area = (id: number, country: string) => ({
    ...{ name: `Town ${id}`, country, listings: 40 - id, price_from: 200 },
    airports: [{ id, prefix: `T${id}`, name: '', city: `Town ${id}`, total_listings: 1 }],
  });
  const america = Array.from({ length: 13 }, (_, at) => area(at + 1, 'US'));
  const europe = [area(20, 'DE')];
  const continents = [
    { continent: 'north-america', total: 13 },
    { continent: 'europe', total: 1 },
  ];
  const cityIn = (name: string, code: string) => ({
    name,
    cities: [{ country: code, display_name: name, listings_count: 1, also: [] }],
  });
  const directory = (async (operation: unknown, { query }: { query?: { continent?: string } }) => {
    if (operation === contract.search.getCities)
      return {
        data: [cityIn('Germany', 'DE'), cityIn('United States', 'US'), cityIn('Fiji', 'FJ')],
      };
    const areas = { 'north-america': america, europe }[query?.continent ?? ''];
    return { data: areas ?? [...america, ...europe], total: areas?.length ?? 14, continents };
  }) as unknown as Call;
  const page = await loadAirports(directory, new URLSearchParams(), 'en');
  expect(page.areas.map(({ name }) => name)).toEqual(america.slice(0, 12).map(({ name }) => name));
  expect(
    page.folds.map((fold) => [
      fold.continent,
      fold.areas.map(({ name }) => name),
      fold.countries.map(({ name }) => name),
    ]),
  ).toEqual([
    ['north-america', ['Town 13'], ['United States']],
    ['europe', ['Town 20'], ['Germany']],
  ]);
  expect(page.countries.map(({ name }) => name)).toEqual(['Fiji']);
});
