import { readdirSync } from 'node:fs';
import { AIRPORT_RADIUS_MILES, greatCircleMiles } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_PICTURES_FOLDER, type DemoListing, readDemoData } from './demo.ts';
import { airports, countries } from './index.ts';
import { amenities, places, preferences } from './lists.ts';

const data = readDemoData();
const bedsOf = (row: DemoListing): string[] =>
  row.rooms.flatMap((room) => room.beds.map((bed) => bed.key));
const baseOf = (row: DemoListing): string => row.airports[0]?.prefix ?? '';
const acceptedBeds = new Set(
  data.rentals.filter((row) => row.status === 'accepted').map((row) => row.bed),
);
const free = (row: DemoListing): number =>
  bedsOf(row).filter((bed) => !acceptedBeds.has(bed)).length;
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);
const duplicates = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) < index);
const listingsOf = (key: string): DemoListing[] =>
  data.listings.filter((row) => row.member === key);
const bases = [...new Set(data.listings.map(baseOf))];
/** Bases of one metro share a results page. */
const metroOf = (base: string): string =>
  ['JFK', 'LGA', 'EWR', 'PHL'].includes(base) ? 'NYC' : base;
const airport = new Map(airports().map((row) => [row.prefix, row]));
const PROMOTIONS = ['featured', 'boosted'] as const;
const promoted = data.listings.filter((row) => row.promotion !== null);

function promotedNear(prefix: string, promotion: (typeof PROMOTIONS)[number]): number {
  const { latitude, longitude } = airport.get(prefix) ?? { latitude: 0, longitude: 0 };
  const isNear = (row: DemoListing) =>
    greatCircleMiles(latitude, longitude, row.latitude, row.longitude) <= AIRPORT_RADIUS_MILES ||
    row.airports.some((named) => named.prefix === prefix);
  return promoted.filter((row) => row.promotion === promotion && isNear(row)).length;
}

/** Folders are named `demo-<key>-<hash>`. */
const pictureKeys = new Set(
  readdirSync(DEMO_PICTURES_FOLDER).map((name) => name.replace(/^demo-(.+)-[0-9a-f]{8}$/, '$1')),
);

describe('bases', () => {
  it('are spread over the world, each with enough crash pads of every type', () => {
    expect(bases.length).toBeGreaterThanOrEqual(48);
    expect(new Set(data.listings.map((row) => row.country)).size).toBeGreaterThanOrEqual(26);
    expect(data.listings.length).toBeGreaterThanOrEqual(480);
    const least: Record<string, number> = { JFK: 26, ORD: 26, DFW: 26, LHR: 26 };
    for (const code of 'ATL LGA EWR LAX SFO MIA BOS DEN SEA PHX CLT PHL IAH DTW MSP'.split(' '))
      least[code] = 14;
    for (const base of bases) {
      const own = data.listings.filter((row) => baseOf(row) === base);
      expect(own.length, base).toBeGreaterThanOrEqual(least[base] ?? 12);
      expect(own.filter((row) => row.promotion === null).length, base).toBeGreaterThanOrEqual(10);
      for (const promotion of PROMOTIONS)
        expect(promotedNear(base, promotion), base).toBeGreaterThanOrEqual(1);
      for (const gender of ['all', 'male', 'female'])
        expect(
          own.filter((row) => row.gender === gender).length,
          `${base} ${gender}`,
        ).toBeGreaterThanOrEqual(2);
      expect(own.filter((row) => free(row) === 0).length, base).toBeGreaterThanOrEqual(2);
      expect(
        own.filter((row) => free(row) === 1 && bedsOf(row).length > 1).length,
        base,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('and every other airport have at most two featured and two boosted crash pads near them', () => {
    for (const prefix of airport.keys())
      for (const promotion of PROMOTIONS)
        expect(promotedNear(prefix, promotion), `${prefix} ${promotion}`).toBeLessThanOrEqual(2);
  });

  it('are in the same country as their listings', () => {
    for (const row of data.listings) {
      expect(row.country, row.key).toBe(countries()[airport.get(baseOf(row))?.country ?? '']);
    }
  });

  it('are about as far from a listing as the lister states', () => {
    for (const row of data.listings) {
      expect([1, 2], row.key).toContain(row.airports.length);
      for (const { prefix, distance } of row.airports) {
        const { latitude, longitude } = airport.get(prefix) ?? { latitude: 0, longitude: 0 };
        const miles = greatCircleMiles(latitude, longitude, row.latitude, row.longitude);
        expect(miles, row.key).toBeLessThanOrEqual(15);
        expect(Number.isInteger(distance) && distance >= 1 && distance <= 11, row.key).toBe(true);
        // 11 stands for 11 and more.
        if (distance < 11) expect(Math.abs(distance - miles), row.key).toBeLessThan(2);
        else expect(miles, row.key).toBeGreaterThan(9);
      }
    }
  });
});

describe('listings', () => {
  it('follow the rules of their rental type', () => {
    expect(new Set(data.listings.map((row) => row.rental_type)).size).toBe(9);
    for (const row of data.listings) {
      const hosted = row.rental_type === 'hotel' || row.rental_type === 'hostel';
      expect(row.bathrooms === null, row.key).toBe(hosted);
      expect(row.number_of_shower === null, row.key).toBe(hosted);
      if (!hosted)
        expect([row.bathrooms, row.number_of_shower].every((count) => (count ?? 9) <= 5)).toBe(
          true,
        );
      expect(row.max_nights !== null, row.key).toBe(row.rental_type.startsWith('crashpad'));
      if (row.max_nights !== null) expect(row.max_nights).toBeLessThanOrEqual(31);
      if (['crashpad_bed', 'crashpad_room'].includes(row.rental_type))
        expect(bedsOf(row)).toHaveLength(1);
      for (const room of row.rooms) {
        expect(room.beds.length).toBeGreaterThanOrEqual(1);
        expect(room.beds.length).toBeLessThanOrEqual(10);
        expect(duplicates(room.beds.map((bed) => bed.bed_name)), row.key).toEqual([]);
      }
      expect(duplicates(row.rooms.map((room) => room.room_name)), row.key).toEqual([]);
    }
  });

  it('listings have plausible prices', () => {
    for (const row of data.listings) {
      for (const cents of [
        row.rate_per_from,
        row.rate_per_to ?? 0,
        row.rate_per_day_from ?? 0,
        row.deposit_required,
      ])
        expect(Number.isInteger(cents) && cents >= 0).toBe(true);
      if (row.rate_per_to !== null) expect(row.rate_per_to).toBeGreaterThan(row.rate_per_from);
      expect(row.deposit_required).toBeLessThanOrEqual(30_000);
    }
    const usual = data.listings.filter(
      (row) => row.rate_per_from >= 20_000 && row.rate_per_from <= 45_000,
    );
    expect(usual.length / data.listings.length).toBeGreaterThan(0.75);
  });

  it('have unique titles and first sentences, without placeholders', () => {
    expect(duplicates(data.listings.map((row) => row.title))).toEqual([]);
    const openings = data.listings.map((row) => `${baseOf(row)} ${sentences(row.description)[0]}`);
    expect(duplicates(openings)).toEqual([]);
    for (const row of data.listings) {
      expect(row.description.length, row.key).toBeGreaterThanOrEqual(220);
      expect(row.description.length, row.key).toBeLessThanOrEqual(700);
      expect(sentences(row.rules_policies_des).length, row.key).toBeGreaterThanOrEqual(2);
      expect(`${row.title} ${row.description} ${row.rules_policies_des}`).not.toMatch(
        /[<>{}@]|undefined|lorem|\d{5}| {2}/i,
      );
    }
  });

  it('use only entries of the reference lists', () => {
    const names = (list: readonly { name: { en: string } }[]): Set<string> =>
      new Set(list.map((item) => item.name.en));
    const ids = {
      amenities: names(amenities),
      places: names(places),
      preferences: names(preferences),
    };
    for (const row of data.listings) {
      for (const kind of ['amenities', 'places', 'preferences'] as const) {
        expect(duplicates(row[kind]), row.key).toEqual([]);
        expect(
          row[kind].filter((name) => !ids[kind].has(name)),
          row.key,
        ).toEqual([]);
      }
      expect(row.preferences.includes('Male Only')).toBe(row.gender === 'male');
      expect(row.preferences.includes('Female Only')).toBe(row.gender === 'female');
    }
  });

  it('show existing pictures, none twice on a page', () => {
    for (const row of data.listings) {
      const others = listingsOf(row.member)
        .filter((other) => other !== row)
        .map((other) => other.pictures[0] ?? '');
      expect(row.pictures.length, row.key).toBeGreaterThanOrEqual(5);
      expect(row.pictures.length, row.key).toBeLessThanOrEqual(9);
      expect(row.pictures.filter((key) => !pictureKeys.has(key))).toEqual([]);
      expect(duplicates([...row.pictures, ...others]), row.key).toEqual([]);
    }
    expect(
      duplicates(data.listings.map((row) => `${metroOf(baseOf(row))} ${row.pictures[0]}`)),
    ).toEqual([]);
  });
});

it('is written in American spelling', () => {
  const british =
    /\w*(?:labell|quarrell|cancelled|cancelling|travell|colour|neighbour|favourite|organis|recognis)\w*|\b(?:grey|centre|kerb|metres?)\b/gi;
  expect(JSON.stringify(data).match(british)).toBeNull();
});
