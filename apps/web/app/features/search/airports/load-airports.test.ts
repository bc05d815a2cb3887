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
