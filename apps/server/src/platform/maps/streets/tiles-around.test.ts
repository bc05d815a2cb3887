import { greatCircleMiles } from '@crewpad/domain';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { boundsAround, tilesAround } from './tiles-around.ts';

const JFK = { latitude: 40.63975, longitude: -73.77893 };
/** Nadi on Fiji, near the antimeridian. */
const NAN = { latitude: -17.755, longitude: 177.443 };
const LONGYEARBYEN = { latitude: 78.246, longitude: 15.465 };

/** The tile of a point. */
function tileAt({ latitude, longitude }: typeof JFK, zoom: number): number {
  const size = 2 ** zoom;
  const column = Math.floor(((((longitude + 540) % 360) + 360) % 360) * (size / 360));
  const angle = (latitude * Math.PI) / 180;
  const row = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size);
  return zxyToTileId(zoom, column, row);
}

describe('tiles around points', () => {
  it.each([
    ['New York', JFK, 20],
    ['the antimeridian', NAN, 200],
    ['the far north', LONGYEARBYEN, 50],
  ])('include the tile of each point within the distance of %s', (_where, center, miles) => {
    const ids = new Set(tilesAround([center], miles, 0, 11));
    for (let north = -4; north <= 4; north += 0.07) {
      for (let east = -8; east <= 8; east += 0.07) {
        const point = { latitude: center.latitude + north, longitude: center.longitude + east };
        const distance = greatCircleMiles(
          center.latitude,
          center.longitude,
          point.latitude,
          point.longitude,
        );
        if (distance < miles) expect(ids.has(tileAt(point, 11))).toBe(true);
      }
    }
  });

  it('include little more than a circle', () => {
    const tiles = tilesAround([JFK], 20, 14, 14).length;
    // A tile is 1.15 miles wide there.
    expect(tiles).toBeGreaterThan((Math.PI * 20 ** 2) / 1.16 ** 2);
    expect(tiles).toBeLessThan((Math.PI * 22 ** 2) / 1.14 ** 2);
  });

  it('are each listed once and ascending, also where circles overlap', () => {
    const ids = tilesAround([JFK, { ...JFK, latitude: 40.7 }], 20, 0, 12);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids[0]).toBe(0);
    expect(ids.every((id) => tileIdToZxy(id)[0] <= 12)).toBe(true);
  });
});

it('bounds enclose all points, and the whole width across the antimeridian', () => {
  const [west, south, east, north] = boundsAround([JFK, LONGYEARBYEN], 20);
  expect(west).toBeLessThan(JFK.longitude - 0.3);
  expect(south).toBeLessThan(JFK.latitude - 0.28);
  expect(east).toBeGreaterThan(LONGYEARBYEN.longitude + 1.4);
  expect(north).toBeGreaterThan(LONGYEARBYEN.latitude + 0.28);
  expect(boundsAround([NAN], 300)[0]).toBe(-180);
  expect(boundsAround([NAN], 300)[2]).toBe(180);
});
