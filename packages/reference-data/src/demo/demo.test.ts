import { describe, expect, it } from 'vitest';
import { amenities, places, preferences } from '../lists.ts';
import { BASES } from './bases/index.ts';
import { milesBetween, statedMiles } from './compose/geo.ts';
import { keysOf, POOL, type PoolKind } from './compose/pictures.ts';
import { demoData } from './index.ts';
import type { DemoListing } from './types.ts';

const data = demoData();
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
const pool = new Set((Object.keys(POOL) as PoolKind[]).flatMap(keysOf));

describe('bases', () => {
  it('cover the world and hold enough crash pads', () => {
    expect(BASES.length).toBeGreaterThanOrEqual(48);
    expect(new Set(data.listings.map((row) => row.country)).size).toBeGreaterThanOrEqual(26);
    expect(data.listings.length).toBeGreaterThanOrEqual(480);
    const least: Record<string, number> = { JFK: 26, ORD: 26, DFW: 26, LHR: 26 };
    for (const code of 'ATL LGA EWR LAX SFO MIA BOS DEN SEA PHX CLT PHL IAH DTW MSP'.split(' '))
      least[code] = 14;
    for (const base of BASES) {
      const own = data.listings.filter((row) => baseOf(row) === base.code);
      expect(own.length, base.code).toBeGreaterThanOrEqual(least[base.code] ?? 12);
      expect(own.filter((row) => row.promotion === null).length, base.code).toBeGreaterThanOrEqual(
        10,
      );
      expect(
        own.filter((row) => row.promotion === 'featured').length,
        base.code,
      ).toBeGreaterThanOrEqual(1);
      expect(own.filter((row) => row.promotion === 'boosted').length, base.code).toBe(1);
      for (const gender of ['all', 'male', 'female'])
        expect(
          own.filter((row) => row.gender === gender).length,
          `${base.code} ${gender}`,
        ).toBeGreaterThanOrEqual(2);
      expect(own.filter((row) => free(row) === 0).length, base.code).toBeGreaterThanOrEqual(2);
      expect(
        own.filter((row) => free(row) === 1 && bedsOf(row).length > 1).length,
        base.code,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('lie where their listings say, within reach of the airport', () => {
    for (const base of BASES) {
      for (const row of data.listings.filter((one) => baseOf(one) === base.code)) {
        expect(row.country).toBe(base.country);
        expect(row.airports.length).toBeLessThanOrEqual(2);
        const miles = milesBetween(base.at, [row.latitude, row.longitude]);
        expect(miles, row.key).toBeLessThanOrEqual(15);
        expect(row.airports[0]?.distance, row.key).toBe(statedMiles(miles));
        const [, other] = row.airports;
        if (other === undefined) continue;
        const [code, latitude = 0, longitude = 0] = base.second ?? [];
        const further = milesBetween([latitude, longitude], [row.latitude, row.longitude]);
        expect(other, row.key).toEqual({ prefix: code, distance: statedMiles(further) });
      }
    }
  });
});

describe('listings', () => {
  it('keep the rules of their rental type', () => {
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

  it('have believable prices', () => {
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

  it('are headed and described in their own words', () => {
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

  it('choose from the reference lists', () => {
    const names = (list: readonly { name: { en: string } }[]): Set<string> =>
      new Set(list.map((item) => item.name.en));
    const known = {
      amenities: names(amenities),
      places: names(places),
      preferences: names(preferences),
    };
    for (const row of data.listings) {
      for (const kind of ['amenities', 'places', 'preferences'] as const) {
        expect(duplicates(row[kind]), row.key).toEqual([]);
        expect(
          row[kind].filter((name) => !known[kind].has(name)),
          row.key,
        ).toEqual([]);
      }
      expect(row.preferences.includes('Male Only')).toBe(row.gender === 'male');
      expect(row.preferences.includes('Female Only')).toBe(row.gender === 'female');
    }
  });

  it('show pictures of the pool, none twice on a page', () => {
    for (const row of data.listings) {
      const others = listingsOf(row.member)
        .filter((other) => other !== row)
        .map((other) => other.pictures[0] ?? '');
      expect(row.pictures.length, row.key).toBeGreaterThanOrEqual(5);
      expect(row.pictures.length, row.key).toBeLessThanOrEqual(9);
      expect(row.pictures.filter((key) => !pool.has(key))).toEqual([]);
      expect(duplicates([...row.pictures, ...others]), row.key).toEqual([]);
    }
    const metro = new Map(BASES.map((base) => [base.code, base.metro]));
    expect(
      duplicates(data.listings.map((row) => `${metro.get(baseOf(row))} ${row.pictures[0]}`)),
    ).toEqual([]);
  });
});
