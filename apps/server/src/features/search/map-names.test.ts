import { airports } from '@crewpad/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn } from './map-names.ts';

const NEW_YORK = { south: 40.4, north: 41, west: -74.3, east: -73.5 };
const FIJI = { south: -19, north: -16, west: 176, east: 181 };

const namesOf = (box: typeof NEW_YORK) => namesIn(box).towns.map(([name]) => name);
const codesOf = (box: typeof NEW_YORK) => namesIn(box).airports.map(([code]) => code);

describe('names on the map', () => {
  it('are boroughs and suburbs, and all airports, the largest first', () => {
    expect(namesOf(NEW_YORK).slice(0, 3)).toEqual(['New York', 'Brooklyn', 'Queens']);
    expect(namesOf(NEW_YORK)).toEqual(expect.arrayContaining(['Newark', 'Long Beach']));
    expect(codesOf(NEW_YORK)).toEqual(expect.arrayContaining(['JFK', 'LGA', 'EWR']));
  });

  it('are neighborhoods at high zoom', () => {
    const jamaica = { south: 40.68, north: 40.73, west: -73.86, east: -73.78 };
    expect(namesOf(jamaica)).toEqual(expect.arrayContaining(['Jamaica', 'Kew Gardens']));
  });

  it('are the same on both sides of the antimeridian, however its degrees are written', () => {
    const east = codesOf(FIJI);
    expect(east).toEqual(expect.arrayContaining(['NAN', 'SUV', 'TVU']));
    expect(codesOf({ ...FIJI, west: FIJI.west - 360, east: FIJI.east - 360 })).toEqual(east);
    expect(namesOf({ ...FIJI, west: -184, east: -179 })).toEqual(namesOf(FIJI));
  });

  it('are within the box and limited in number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...airports()),
        fc.double({ min: 0.01, max: 6, noNaN: true }),
        ({ latitude, longitude }, half) => {
          const box = {
            south: Math.max(-90, latitude - half),
            north: Math.min(90, latitude + half),
            west: longitude - half,
            east: longitude + half,
          };
          const { towns, airports: codes } = namesIn(box);
          expect(towns.length).toBeLessThanOrEqual(3 * 49);
          expect(codes.length).toBeGreaterThan(0);
          for (const [, north, east] of [...towns, ...codes]) {
            expect(north >= box.south && north <= box.north).toBe(true);
            const away = Math.abs(((east - longitude + 540) % 360) - 180);
            expect(away).toBeLessThanOrEqual(half + 1e-9);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are empty in the middle of an ocean', () => {
    expect(namesIn({ south: -40, north: -35, west: -130, east: -125 })).toEqual({
      towns: [],
      airports: [],
    });
  });
});
