import { greatCircleMiles, METRO_CODES } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import {
  AIRPORT_ALIASES,
  airports,
  CONTINENTS,
  countries,
  countriesOn,
  METRO_ALIASES,
  metros,
} from './index.ts';

const codesOf = (name: string) =>
  metros()
    .find((metro) => metro.name === name)
    ?.airports.map(({ prefix }) => prefix)
    .toSorted();

describe('metro areas', () => {
  it.each(
    Object.entries({
      'Los Angeles': 'BUR LAX LGB ONT SNA',
      'San Francisco Bay Area': 'OAK SFO SJC',
      'Washington, D.C.': 'BWI DCA IAD',
      'Dallas and Fort Worth': 'DAL DFW',
      Chicago: 'MDW ORD',
      Houston: 'HOU IAH',
      Miami: 'FLL MIA PBI',
      London: 'LCY LGW LHR LTN SEN STN',
      Tokyo: 'HND NRT',
    }),
  )('%s has %s', (name, codes) => {
    expect(codesOf(name)).toEqual(expect.arrayContaining(codes.split(' ')));
  });

  it('include the small airfields around a center, and no airport with its own traffic', () => {
    expect(codesOf('New York')?.join(' ')).toBe('EWR FRG HPN ISP JFK LGA MMU SWF TEB');
    const grouped = new Set(
      metros().flatMap((metro) => metro.airports.map(({ prefix }) => prefix)),
    );
    // Near Amsterdam, Vienna and Manchester.
    for (const code of ['RTM', 'BTS', 'LPL']) expect(grouped.has(code), code).toBe(false);
  });

  it('have codes that no airport has', () => {
    const prefixes = new Set(airports().map(({ prefix }) => prefix));
    for (const [code, airport] of Object.entries(METRO_CODES)) {
      expect(prefixes.has(code), code).toBe(false);
      const area = metros().find((metro) => metro.airports.some((item) => item.prefix === airport));
      expect(area, code).toBeDefined();
    }
    for (const table of [AIRPORT_ALIASES, METRO_ALIASES]) {
      for (const code of Object.keys(table)) expect(prefixes.has(code), code).toBe(true);
    }
  });

  it('have each airport at most once, and all airports of their cities', () => {
    const grouped = metros().flatMap((metro) => metro.airports);
    expect(new Set(grouped).size).toBe(grouped.length);
    const cities = new Set(grouped.map(({ city_id }) => city_id));
    const codes = new Set(grouped.map(({ prefix }) => prefix));
    expect(airports().filter((a) => cities.has(a.city_id) && !codes.has(a.prefix))).toEqual([]);
  });

  it('metro areas are small: no airport is far from the busiest of its area', () => {
    for (const { name, airports: all } of metros()) {
      const [first] = all;
      for (const { prefix, latitude, longitude } of all) {
        const miles = greatCircleMiles(first.latitude, first.longitude, latitude, longitude);
        expect(miles, `${name} ${prefix}`).toBeLessThan(80);
      }
    }
  });

  it('have the id of their busiest airport', () => {
    for (const { id, airports: all } of metros()) {
      expect(all[0].id).toBe(id);
      expect(all[0].rank).toBe(Math.max(...all.map(({ rank }) => rank)));
      expect(all.length).toBeGreaterThan(1);
    }
  });
});

describe('continents', () => {
  it('have every country of the data exactly once', () => {
    const listed = CONTINENTS.flatMap(countriesOn);
    expect(new Set(listed).size).toBe(listed.length);
    expect(Object.keys(countries()).filter((code) => !listed.includes(code))).toEqual([]);
  });
});
