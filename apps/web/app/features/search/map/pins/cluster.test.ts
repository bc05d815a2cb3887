import { describe, expect, it } from 'vitest';
import { mercatorX, WORLD_PIXELS } from '../geo/mercator.ts';
import type { Pin } from '../types.ts';
import { clustersAt, placesOf, UNCLUSTERED_ZOOM } from './cluster.ts';

const LEAST_APART_PIXELS = 68;

/** Pins strewn around a point, the same on every run. */
function strewn(count: number, latitude: number, longitude: number): Pin[] {
  return Array.from({ length: count }, (_, index) => [
    index + 1,
    latitude + Math.sin(index * 12.9898) * 0.6,
    ((longitude + Math.sin(index * 78.233) * 0.6 + 540) % 360) - 180,
    200 + (index % 25) * 10,
    index % 17 === 0,
  ]);
}

describe('clusters', () => {
  it.each([
    [40.6, -73.8],
    [-17, 179.9],
  ])('hold every pin once, around %d, %d', (latitude, longitude) => {
    const places = placesOf(strewn(2000, latitude, longitude), longitude);
    for (let zoom = 0; zoom <= UNCLUSTERED_ZOOM; zoom += 1) {
      const ids = clustersAt(places, zoom).flatMap(({ members }) => members.map((m) => m.pin[0]));
      expect(ids).toHaveLength(2000);
      expect(new Set(ids).size).toBe(2000);
    }
  });

  it('never stand so close that their buttons overlap', () => {
    const places = placesOf(strewn(600, 40.6, -73.8), -73.8);
    for (const zoom of [6, 8, 9, 10, 12]) {
      const world = WORLD_PIXELS * 2 ** zoom;
      const seeds = clustersAt(places, zoom).map(({ seed }) => seed);
      const apart = seeds.flatMap((a, index) =>
        seeds.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) * world),
      );
      expect(apart.every((pixels) => pixels >= LEAST_APART_PIXELS - 1e-6)).toBe(true);
    }
  });

  it('fall apart from close by, whatever lies on one spot', () => {
    const twice: Pin[] = [
      [1, 40, -73, 300, false],
      [2, 40, -73, 310, false],
    ];
    const places = placesOf(twice, -73);
    expect(clustersAt(places, UNCLUSTERED_ZOOM - 1)).toHaveLength(1);
    expect(clustersAt(places, UNCLUSTERED_ZOOM)).toHaveLength(2);
  });

  it('stand at a featured pin where they hold one', () => {
    const pins: Pin[] = [
      [1, 40, -73, 300, false],
      [2, 40.0001, -73, 310, true],
    ];
    expect(clustersAt(placesOf(pins, -73), 8)[0]?.seed.pin[0]).toBe(2);
  });

  it('join neighbors on both sides of the antimeridian', () => {
    const pins: Pin[] = [
      [1, -17, 179.99, 300, false],
      [2, -17, -179.99, 310, false],
    ];
    const places = placesOf(pins, 177.4);
    expect(places.map(({ x }) => x)[1]).toBeCloseTo(mercatorX(180.01), 12);
    expect(clustersAt(places, 9)).toHaveLength(1);
  });
});
