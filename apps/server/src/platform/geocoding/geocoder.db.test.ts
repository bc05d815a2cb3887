import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cityAliases } from '@crewpad/reference-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAirport, addCity } from '../../features/search/testing.ts';
import { countOf, openTestDatabase } from '../../testing/services.ts';
import { AdjustableClock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { openGeocoder } from './geocoder.ts';
import type { Geocoder } from './place.ts';

let database: DatabaseHandle;
let geocoder: Geocoder;
const clock = new AdjustableClock();
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  geocoder = openGeocoder({
    db,
    clock,
    log: createLog('silent'),
    photonUrl: undefined,
    cityAliases,
  });
  const brazil = { country: 'BR', country_name: 'Brazil' };
  await addCity(db, { display_name: 'Zurbão do Sul', population: 500, latitude: -20, ...brazil });
  await addCity(db, { display_name: 'Zurbania', population: 9000 });
  await addCity(db, { display_name: 'Zurba', population: 10, country: 'FJ', country_name: 'Fiji' });
  const germany = { country: 'DE', country_name: 'Germany' };
  await addCity(db, { display_name: 'Cologne', ...germany });
  await addCity(db, { display_name: 'Düsendorf', ...germany });
  await addCity(db, { display_name: 'St. Zurblouis', population: 70 });
  await addCity(db, { display_name: 'Saint-Zurblouis', population: 60, ...brazil });
  await addAirport(db, { prefix: 'ZUR', name: 'Quiet Field', city: 'Elsewhere' });
  await addAirport(db, { prefix: 'ZQQ', name: 'Zurbland Regional', city: 'Zurbland' });
});
afterAll(() => database.close());

const labels = async (query: string) =>
  (await geocoder.autocomplete(query)).map(({ label }) => label);

it('finds cities that were loaded earlier', async () => {
  const old = await openTestDatabase('0009-billing');
  await sql`
    insert into cities (id, slug, display_name, country, country_name, latitude, longitude, population)
    values (1, 'sao', 'São Zurb', 'BR', 'Brazil', 1, 2, 3)`.execute(old.db);
  await migrate(old.db);
  const options = {
    clock,
    log: createLog('silent'),
    photonUrl: undefined,
    cityAliases,
  };
  const places = await openGeocoder({ db: old.db, ...options }).autocomplete('sao zu');
  await old.close();
  expect(places).toMatchObject([{ city: 'São Zurb' }]);
});

describe('the gazetteer', () => {
  it('finds places by prefix: the same name first, then by population, then airports', async () => {
    expect(await labels('zurb')).toEqual([
      'Zurbania, United States',
      'Zurbão do Sul, Brazil',
      'Zurba, Fiji',
      'Zurbland Regional (ZQQ), Zurbland, United States',
    ]);
    expect((await labels('zurba'))[0]).toBe('Zurba, Fiji');
  });

  it('finds a city by its local name, however its vowels are written', async () => {
    for (const name of ['Köln', 'koeln', 'Koel', 'Hauptstr 5, Köln, Germany']) {
      expect((await labels(name)).at(0), name).toMatch(/Cologne, Germany$/);
    }
    expect(await labels('Duesendorf')).toEqual(['Düsendorf, Germany']);
  });

  it('finds a city by its name in the languages of the site', async () => {
    for (const name of ['Colonia', 'Colônia', 'Coloni', 'Calle 5, Colonia, Germany']) {
      expect((await labels(name)).at(0), name).toMatch(/Cologne, Germany$/);
    }
    const place = { street1: 'Calle 5', city: 'Colonia', country: 'Germany' };
    expect(await geocoder.geocode(place)).toBeDefined();
  });

  it('finds each spelling of a word, however it is typed', async () => {
    const both = ['St. Zurblouis, United States', 'Saint-Zurblouis, Brazil'];
    for (const typed of ['Saint Zurblouis', 'St. Zurblouis', 'st-zurbl', 'saint zurb']) {
      expect(await labels(typed), typed).toEqual(both);
    }
    expect(await labels('Saint Zurblouis, Brazil')).toEqual(both.slice(1));
    const place = { street1: '', city: 'Saint Zurblouis', country: 'United States' };
    expect(await geocoder.geocode(place)).toBeDefined();
  });

  it('ignores accents, typed or stored', async () => {
    expect(await labels('ZURBAO')).toEqual(['Zurbão do Sul, Brazil']);
    expect(await labels('zürbão')).toEqual(['Zurbão do Sul, Brazil']);
  });

  it('ranks the code of an airport first', async () => {
    expect((await labels('zur'))[0]).toBe('Quiet Field (ZUR), Elsewhere, United States');
  });

  it('finds nothing for fewer than three characters or an unknown place', async () => {
    for (const query of ['', '  ', 'zu', ' zu ', '日本語', ',,,', '%%%', "zz' or 1=1"]) {
      expect(await geocoder.autocomplete(query)).toEqual([]);
    }
  });

  it('leaves a street before the city as typed', async () => {
    expect((await geocoder.autocomplete('12 Rua São José, apt 4, Zurbão do Sul'))[0]).toEqual({
      label: '12 Rua São José, apt 4, Zurbão do Sul, Brazil',
      street1: '12 Rua São José, apt 4',
      city: 'Zurbão do Sul',
      state: '',
      country: 'Brazil',
      postal_code: '',
      latitude: -20,
      longitude: -74,
    });
  });

  it('parses state and postal code after the city', async () => {
    expect((await geocoder.autocomplete('1 Oak St, Zurbania, NY 10001'))[0]).toMatchObject({
      street1: '1 Oak St',
      city: 'Zurbania',
      state: 'NY',
      postal_code: '10001',
    });
    expect((await geocoder.autocomplete('Oak Weg 1, 80331 Zurba'))[0]).toMatchObject({
      city: 'Zurba',
      postal_code: '80331',
    });
  });

  it('leaves out a street without a comma after it', async () => {
    const places = await geocoder.autocomplete('12 Oak Street zurbao do sul');
    expect(places).toMatchObject([{ street1: '12 Oak Street', city: 'Zurbão do Sul' }]);
    expect(await geocoder.autocomplete('12 Oak Street')).toEqual([]);
  });

  it('does not treat a country after the city as a city', async () => {
    expect(await labels('Zurba, Fiji')).toEqual(['Zurba, Fiji']);
    expect(await labels('Zurba, Brazil')).toEqual([]);
  });

  it('locates an address at its city; an unknown one has no position', async () => {
    const address = { street1: '1 Oak St', city: 'zurbao do sul', country: 'Brazil' };
    expect(await geocoder.geocode(address)).toEqual({ latitude: -20, longitude: -74 });
    expect(await geocoder.geocode({ ...address, city: 'Nowhere' })).toBeUndefined();
    expect(await geocoder.geocode({ ...address, city: '' })).toBeUndefined();
  });

  it('uses an index', async () => {
    const { db } = database;
    await sql`
      insert into cities (id, slug, display_name, country, country_name, latitude, longitude, population, name_key)
      select n, 'many-' || n, 'Many ' || n, 'XX', 'Nowhere', 0, 0, 1, 'many ' || n
      from generate_series(500000, 504000) n`.execute(db);
    await sql`analyze cities`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from cities where name_key >= ${'zurb'} and name_key < ${'zurb~'}`.execute(
      db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('cities_name_key');
  });
});

describe('an external geocoder', () => {
  let server: Server;
  let status = 200;
  let calls = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      calls += 1;
      const feature = {
        geometry: { coordinates: [1, 2] },
        properties: { name: 'Outside', type: 'city' },
      };
      response.writeHead(status).end(JSON.stringify({ features: [feature] }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const photonUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    geocoder = openGeocoder({
      db: database.db,
      clock,
      log: createLog('silent'),
      photonUrl,
      cityAliases: () => [],
    });
  });
  afterAll(() => server.close());

  it('is called first; the gazetteer is the fallback while it does not respond', async () => {
    const counts = () =>
      Promise.all(
        ['answered', 'failed', 'paused'].map((item) =>
          countOf(`geocoder_calls_total{outcome="${item}"}`),
        ),
      );
    const before = await counts();
    expect(await labels('zurba')).toEqual(['Outside']);
    status = 503;
    expect((await labels('zurba'))[0]).toBe('Zurba, Fiji');
    expect(calls).toBe(2);
    expect((await labels('zurba'))[0]).toBe('Zurba, Fiji');
    expect(calls).toBe(2);
    status = 200;
    clock.advance(31);
    expect(await labels('zurba')).toEqual(['Outside']);
    const after = await counts();
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([2, 1, 1]);
  });

  it('is not called for fewer than three characters', async () => {
    const before = calls;
    expect(await labels('zu')).toEqual([]);
    expect(calls).toBe(before);
  });
});
