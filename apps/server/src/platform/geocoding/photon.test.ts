import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Photon } from './photon.ts';

let server: Server;
let photon: Photon;
let urls: string[] = [];
let answer: { status: number; body: string } = { status: 200, body: '{}' };
beforeAll(async () => {
  server = createServer((request, response) => {
    urls.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  photon = new Photon(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => server.close());
beforeEach(() => {
  urls = [];
});

const feature = (properties: object, coordinates: unknown = [-73.9, 40.7]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const says = (...features: object[]) => {
  answer = { status: 200, body: JSON.stringify({ type: 'FeatureCollection', features }) };
};

const HOUSE = {
  housenumber: '12',
  street: 'Oak Avenue',
  city: 'Queens',
  state: 'New York',
  country: 'United States',
  postcode: '11430',
  type: 'house',
};

describe('Photon places', () => {
  it('a house has its street, city and postal code', async () => {
    says(feature(HOUSE));
    expect(await photon.autocomplete('12 Oak & co')).toEqual([
      {
        label: '12 Oak Avenue, Queens, New York, United States',
        street1: '12 Oak Avenue',
        city: 'Queens',
        state: 'New York',
        country: 'United States',
        postal_code: '11430',
        latitude: 40.7,
        longitude: -73.9,
      },
    ]);
    expect(urls).toEqual(['/api?q=12+Oak+%26+co&limit=8&lang=en']);
  });

  it.each([
    [
      'a street',
      { name: 'Oak Avenue', city: 'Queens', type: 'street' },
      { street1: 'Oak Avenue', label: 'Oak Avenue, Queens' },
    ],
    [
      'a city',
      { name: 'Fiji Town', country: 'Fiji', type: 'city' },
      { street1: '', city: 'Fiji Town', label: 'Fiji Town, Fiji' },
    ],
    [
      'a house with a name',
      { ...HOUSE, name: 'The Nest' },
      { label: 'The Nest, 12 Oak Avenue, Queens, New York, United States' },
    ],
    [
      'a place in a county',
      { name: 'A lake', county: 'Somewhere', type: 'other' },
      { street1: '', city: 'Somewhere' },
    ],
  ])('%s', async (_what, properties, place) => {
    says(feature(properties));
    expect(await photon.autocomplete('something')).toMatchObject([place]);
  });

  it('skip unreadable ones, and have no duplicates', async () => {
    says(feature(HOUSE), feature(HOUSE), feature({}, ['x', 'y']), { nothing: true });
    expect(await photon.autocomplete('12 Oak')).toHaveLength(1);
  });
});

it('an address is sent whole, and found or not', async () => {
  const address = {
    street1: '12 Oak Avenue',
    city: 'Queens',
    state: null,
    country: 'United States',
  };
  says(feature(HOUSE));
  expect(await photon.geocode(address)).toEqual({ latitude: 40.7, longitude: -73.9 });
  expect(decodeURIComponent(urls[0] ?? '')).toContain(
    'q=12+Oak+Avenue,+Queens,+United+States&limit=1',
  );
  says();
  expect(await photon.geocode(address)).toBeUndefined();
});

it.each([
  [503, '{}'],
  [200, 'no JSON'],
  [200, '{"features":"none"}'],
])('%i %s is thrown', async (status, body) => {
  answer = { status, body };
  await expect(photon.autocomplete('something')).rejects.toThrow();
});
