import { readFileSync } from 'node:fs';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { coastAround, landAround, PICTURE_SIZE } from './picture.ts';

const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const land = (...rings: number[][][]): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [ring]),
});

/** The corners of a path. */
const cornersOf = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the picture of the land around a point', () => {
  it('is all land in the middle of a continent', () => {
    const corners = cornersOf(
      landAround(land(square(-40, -40, 40, 40)), { latitude: 0, longitude: 0 }),
    );
    expect(corners.map(([x]) => x).sort((a, b) => a - b)).toEqual([0, 0, 1000, 1000]);
    expect(corners.map(([, y]) => y).sort((a, b) => a - b)).toEqual([0, 0, 1000, 1000]);
  });

  it('ends at its edges, with the coast at its place', () => {
    // Land from the meridian of the point to the east.
    const corners = cornersOf(
      landAround(land(square(0, -40, 40, 40)), { latitude: 0, longitude: 0 }),
    );
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(PICTURE_SIZE / 2);
      expect(Math.max(x, y)).toBeLessThanOrEqual(PICTURE_SIZE);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  });

  it('leaves out what is elsewhere, and is empty at sea', () => {
    expect(landAround(land(square(10, 10, 20, 20)), { latitude: 0, longitude: 0 })).toBe('');
  });

  it('leaves out a continent that reaches from the west to the other side of the world', () => {
    const newYork = { latitude: 40, longitude: -74 };
    expect(landAround(land(square(-10, 30, 179, 70)), newYork)).toBe('');
  });

  it('shows land beyond the antimeridian', () => {
    const fiji = { latitude: -17, longitude: 179.9 };
    expect(landAround(land(square(-180, -20, -170, -10)), fiji)).not.toBe('');
  });
});

describe('the coast around a point', () => {
  const file = new URL('../../../../../public/geo/coast.pmtiles', import.meta.url);
  const coast = new PMTiles({
    getKey: () => file.href,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(readFileSync(file).subarray(offset, offset + length)).buffer,
    }),
  });

  it('is in tiles that cover the picture', async () => {
    const parts = await coastAround(coast, { latitude: 40.64, longitude: -73.78 });
    expect(parts.length).toBeGreaterThan(1);
    for (const [x, y] of [
      [0, 0],
      [PICTURE_SIZE, 0],
      [0, PICTURE_SIZE],
      [PICTURE_SIZE, PICTURE_SIZE],
    ] as const) {
      const around = parts.filter(
        ({ left, top, size }) => x >= left && x <= left + size && y >= top && y <= top + size,
      );
      expect(around.length).toBeGreaterThan(0);
    }
    for (const { path } of parts) expect(path).toMatch(/^M-?\d+ -?\d+L[-\d ]+Z/);
  });

  it('goes on beyond the antimeridian', async () => {
    const parts = await coastAround(coast, { latitude: -17, longitude: 179.9 });
    expect(parts.filter(({ path }) => path !== '').length).toBeGreaterThan(1);
  });
});
