import { CITY_NAMES } from '@crewpad/domain/city-names';
import { airports } from '@crewpad/reference-data';
import { describe, expect, it } from 'vitest';
import { findAirportNames } from './airport-names.ts';

const ranks = new Map(airports().map(({ prefix, rank }) => [prefix, rank]));

/** The busiest airports that a text finds. */
const busiest = (text: string, count: number) =>
  findAirportNames(text)
    .toSorted((a, b) => (ranks.get(b.prefix) ?? 0) - (ranks.get(a.prefix) ?? 0))
    .slice(0, count)
    .map(({ prefix }) => prefix);

const matchOf = (text: string, code: string) =>
  findAirportNames(text).find(({ prefix }) => prefix === code)?.match;

describe('an airport is found by the beginnings of its words', () => {
  it.each([
    ['jfk', 'JFK'],
    ['KJFK', 'JFK'],
    ['heathrow london', 'LHR'],
    ['london heathr', 'LHR'],
    ['Miami FL', 'MIA'],
    ['florida miami', 'MIA'],
    ['tokyo japan', 'NRT'],
    ['portland me', 'PWM'],
    ['Portland, Oregon', 'PDX'],
    ['New York City', 'JFK'],
    ['La Guardia', 'LGA'],
    ['laguardia', 'LGA'],
    ["O'Hare", 'ORD'],
    ['ohare', 'ORD'],
    ['o hare', 'ORD'],
    ['Saint Louis', 'STL'],
    ['St. Louis', 'STL'],
    ['Ft Lauderdale', 'FLL'],
    ['big apple', 'JFK'],
    ['philly', 'PHL'],
    ['twin cities', 'MSP'],
    ['usa chicago', 'ORD'],
    ['Londres', 'LHR'],
    ['Nueva York', 'JFK'],
    ['nueva y', 'JFK'],
    ['JFK - Nueva Yor', 'JFK'],
    ['La Nouvelle-Orléans', 'MSY'],
    ['Tóquio', 'NRT'],
    ['Múnich', 'MUC'],
    ['N.Y.', 'JFK'],
    ['washington d.c.', 'IAD'],
    ['Chi-Town', 'ORD'],
  ])('%j finds %s first', (text, code) => {
    expect(busiest(text, 1)).toEqual([code]);
  });

  it('initials are one word', () => {
    expect(findAirportNames('L.A.')).toEqual(findAirportNames('LA'));
    expect(matchOf('L.A.', 'LAX')).toBe('word');
  });

  it('a word with two spellings is a whole one', () => {
    const codesOf = (text: string) => findAirportNames(text).map(({ prefix }) => prefix);
    const louis = codesOf('Saint Louis');
    expect(louis).toContain('STL');
    expect(louis).not.toContain('SDF');
    for (const text of ['St. Louis', 'St Louis', 'St-Louis']) {
      expect(codesOf(text).toSorted(), text).toEqual(louis.toSorted());
    }
    expect(codesOf('Mt Isa')).toEqual(codesOf('Mount Isa'));
    // The last one may go on.
    expect(codesOf('st')).toContain('ARN');
  });

  it.each([
    ['L.A.', 'LAX', 'HKG'],
    ['D.C.', 'IAD', 'MEX'],
    ['N.Y.', 'JFK', 'NYO'],
    ['st', 'STL', 'ARN'],
  ])('%j is a whole word of %s, and only begins one of %s', (text, code, other) => {
    expect(matchOf(text, code)).toBe('word');
    expect(matchOf(text, other)).not.toBe('word');
  });

  it.each([
    ['Deutschland', 'FRA'],
    ['Oesterreich', 'VIE'],
    ['España', 'MAD'],
    ['Nippon', 'HND'],
    ['Brasil', 'GRU'],
    ['Berlin Deutschland', 'BER'],
  ])('a country is found by its own name: %j', (text, code) => {
    expect(busiest(text, 5)).toContain(code);
  });

  it.each([
    ['München', 'MUC'],
    ['Muenchen', 'MUC'],
    ['munchen', 'MUC'],
    ['Köln', 'CGN'],
    ['Koeln', 'CGN'],
    ['koln', 'CGN'],
    ['Zürich', 'ZRH'],
    ['Zuerich', 'ZRH'],
    ['Malmoe', 'MMX'],
    ['Malaga', 'AGP'],
    ['lodz', 'LCJ'],
  ])('%j finds %s, however its vowels are written', (text, code) => {
    expect(busiest(text, 1)).toEqual([code]);
  });

  it.each(['ORD - Chicago', 'ORD - Chicag', 'OR - Chicago', 'ORD - hicago', 'ORDChicago'])(
    'the text of the box with a letter missing finds the airport: %j',
    (text) => {
      expect(busiest(text, 1)).toEqual(['ORD']);
    },
  );

  it.each(['JFK - New Yrk', 'JFK - Nw York', 'jfk nw yrk york'])(
    'its code and one of its words find an airport: %j',
    (text) => {
      expect(busiest(text, 2)).toEqual(['JFK']);
    },
  );

  it('finds an airport by a misspelled word', () => {
    expect(busiest('Kenedy', 3)).toEqual(['JFK']);
    expect(busiest('New Yrok', 2)).toEqual(['JFK', 'EWR']);
    expect(busiest('Sao Palo', 2)).toEqual(['GRU', 'CGH']);
    expect(busiest('OD - Chicago', 2)).toEqual(['ORD', 'MDW']);
    // What most airports are called says nothing about the word that none has.
    expect(findAirportNames('zzz airport')).toEqual([]);
  });

  it.each(['', '   ', '%', 'Москва', '🛫', 'jfx', 'zzzzqqxx', 'nowhere at all', 'x'.repeat(100)])(
    'other texts find none: %j',
    (text) => {
      expect(findAirportNames(text)).toEqual([]);
    },
  );
});

describe('a match', () => {
  it('is an own code, the code of an area, a name, or only a state or country', () => {
    expect(matchOf('ord', 'ORD')).toBe('code');
    expect(matchOf(' kord ', 'ORD')).toBe('code');
    expect(matchOf('NYC', 'LGA')).toBe('area');
    expect(matchOf('hou', 'HOU')).toBe('code');
    expect(matchOf('hou', 'IAH')).toBe('name');
    // FL also begins FLL, which does not come before Miami for it.
    expect([matchOf('Miami FL', 'MIA'), matchOf('Miami FL', 'FLL')]).toEqual(['word', 'word']);
    expect(matchOf('Fort Lauderdale FL', 'FLL')).toBe('word');
    expect(matchOf('washington', 'IAD')).toBe('word');
    expect(matchOf('washingt', 'IAD')).toBe('name');
    expect(matchOf('washington', 'SEA')).toBe('region');
    expect(matchOf('chicago', 'JFK')).toBeUndefined();
  });

  it.each(Object.entries(CITY_NAMES))(
    'a match of %s in another language is the same',
    (key, names) => {
      const matches = (text: string) =>
        new Map(findAirportNames(text).map((airportName) => [airportName.prefix, airportName]));
      const [country, city] = [key.slice(0, 2), key.slice(3)];
      const inCity = airports().filter((item) => item.country === country && item.city === city);
      for (const name of names.split('|')) {
        const airports = matches(name);
        // Fez is also the code of its airport.
        for (const { prefix } of inCity) {
          expect(['word', 'code'], name).toContain(airports.get(prefix)?.match);
        }
      }
    },
  );

  it('a match of a metro code are all airports of the area', () => {
    expect(findAirportNames('nyc').map(({ prefix }) => prefix)).toEqual(
      expect.arrayContaining(['JFK', 'LGA', 'EWR', 'SWF', 'HPN', 'ISP', 'TEB']),
    );
    expect(findAirportNames('chi').filter(({ match }) => match === 'area').length).toBeGreaterThan(
      1,
    );
  });
});
