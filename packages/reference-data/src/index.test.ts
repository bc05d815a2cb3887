import { greatCircleMiles } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { CREW_BASES } from './crew-bases.ts';
import {
  airlines,
  airports,
  amenities,
  cities,
  countries,
  houseRules,
  places,
  preferences,
} from './index.ts';

const byCode = new Map(airports().map((airport) => [airport.prefix, airport]));
const byId = new Map(cities().map((city) => [city.id, city]));

function unique(values: readonly unknown[]) {
  return new Set(values).size === values.length;
}

describe('airports', () => {
  it('are thousands, without duplicates, by code', () => {
    expect(airports().length).toBeGreaterThan(4000);
    expect(unique(airports().map(({ id }) => id))).toBe(true);
    const codes = airports().map(({ prefix }) => prefix);
    expect(unique(codes)).toBe(true);
    expect(codes).toEqual([...codes].sort());
  });

  it('have ids derived from their codes', () => {
    expect(byCode.get('JFK')?.id).toBe(9 * 676 + 5 * 26 + 10 + 1);
  });

  it('airports have plausible fields', () => {
    for (const airport of airports()) {
      expect(airport.prefix).toMatch(/^[A-Z]{3}$/);
      expect(airport.country).toMatch(/^[A-Z]{2}$/);
      expect(airport.name.trim() && airport.city.trim()).not.toBe('');
      expect(Math.abs(airport.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(airport.longitude)).toBeLessThanOrEqual(180);
      expect(Number.isInteger(airport.rank)).toBe(true);
      expect(countries()[airport.country]).toBeTruthy();
    }
    for (const zone of new Set(airports().map(({ time_zone }) => time_zone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  it.each(
    Object.entries({
      'New York': 'JFK LGA',
      Newark: 'EWR',
      Chicago: 'ORD MDW',
      Dallas: 'DFW DAL',
      Houston: 'IAH HOU',
      Washington: 'IAD DCA',
      Detroit: 'DTW',
      Cincinnati: 'CVG',
      Minneapolis: 'MSP',
      'Fort Lauderdale': 'FLL',
      Oakland: 'OAK',
      Berlin: 'BER',
      'São Paulo': 'GRU CGH',
      Nadi: 'NAN',
      London: 'LHR LGW LTN STN',
      Paris: 'CDG ORY',
      Tokyo: 'NRT HND',
      Milan: 'MXP LIN',
      Frankfurt: 'FRA',
      Bogotá: 'BOG',
      Shanghai: 'PVG SHA',
      Istanbul: 'IST SAW',
    }),
  )('%s has %s', (city, codes) => {
    for (const code of codes.split(' ')) expect(byCode.get(code)?.city).toBe(city);
  });

  it('include all crew bases, with a city of the gazetteer', () => {
    for (const code of CREW_BASES) {
      const airport = byCode.get(code);
      expect(airport, code).toBeDefined();
      expect(byId.get(airport?.city_id ?? 0)?.population, code).toBeGreaterThan(10_000);
    }
  });
});

describe('cities', () => {
  it('are the cities of the airports, without duplicates', () => {
    expect(unique(cities().map(({ id }) => id))).toBe(true);
    expect(unique(cities().map(({ slug }) => slug))).toBe(true);
    expect(new Set(airports().map(({ city_id }) => city_id)).size).toBe(cities().length);
  });

  it('have ASCII slugs and known countries', () => {
    for (const city of cities()) {
      expect(city.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z]{2}$/);
      expect(countries()[city.country]).toBeTruthy();
    }
    expect(cities().find(({ slug }) => slug === 'new-york-us')?.display_name).toBe('New York');
    expect(cities().find(({ slug }) => slug === 'sao-paulo-br')?.display_name).toBe('São Paulo');
  });

  it('are near their airports and share their name', () => {
    for (const airport of airports()) {
      const city = byId.get(airport.city_id);
      expect(city?.display_name).toBe(airport.city);
      const { latitude, longitude } = city ?? airport;
      expect(
        greatCircleMiles(airport.latitude, airport.longitude, latitude, longitude),
      ).toBeLessThan(95);
    }
  });
});

describe('airlines', () => {
  it('are several hundred, domestic first, without duplicates', () => {
    const groups = airlines().map(({ group }) => group);
    expect(groups).toEqual([...groups].sort());
    expect(groups.filter((group) => group === 'worldwide').length).toBeGreaterThan(300);
    for (const key of ['id', 'code', 'name'] as const) {
      expect(unique(airlines().map((airline) => airline[key].toString().toLowerCase()))).toBe(true);
    }
    for (const { code } of airlines()) expect(code).toMatch(/^[A-Z0-9]{2}$/);
  });

  it('include the majors and their partners', () => {
    const domestic = airlines()
      .filter(({ group }) => group === 'domestic')
      .map(({ name }) => name)
      .join('|');
    const majors =
      'American Delta United Southwest JetBlue Alaska Spirit Frontier Hawaiian SkyWest Republic Endeavor ' +
      'Envoy PSA Piedmont Mesa FedEx UPS Atlas Allegiant';
    for (const name of majors.split(' ')) expect(domestic).toContain(name);
  });
});

describe('lists', () => {
  it.each(Object.entries({ amenities, places, preferences, houseRules }))(
    '%s have ids in order',
    (_, list) => {
      expect(list.map(({ id }) => id)).toEqual(list.map((_entry, at) => at + 1));
      expect(unique(list.map(({ name }) => name.en))).toBe(true);
    },
  );

  it('allow a house to be for men or women only', () => {
    const names = preferences.map(({ name }) => name.en);
    expect(names).toContain('Male Only');
    expect(names).toContain('Female Only');
  });
});
