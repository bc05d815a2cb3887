import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mercatorX, WORLD_PIXELS } from '../geo/mercator.ts';
import type { Pin } from '../types.ts';
import { type Cluster, clustersAt, placesOf, UNCLUSTERED_ZOOM } from './cluster.ts';

/** Screen widths of pills: a price, or a count with a price. */
const widthOf = ({ members }: Cluster) => (members.length > 1 ? 110 : 60);

/** Pseudorandom pins around a point. */
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
  ])('contain every pin once, around %d, %d', (latitude, longitude) => {
    const places = placesOf(strewn(2000, latitude, longitude), longitude);
    for (let zoom = 0; zoom <= UNCLUSTERED_ZOOM; zoom += 1) {
      const ids = clustersAt(places, zoom, widthOf).flatMap(({ members }) =>
        members.map((m) => m.pin[0]),
      );
      expect(ids).toHaveLength(2000);
      expect(new Set(ids).size).toBe(2000);
    }
  });

  it.each([6, 8, 9, 10, 12])('never overlap at zoom %d', (zoom) => {
    const world = WORLD_PIXELS * 2 ** zoom;
    const clusters = clustersAt(placesOf(strewn(600, 40.6, -73.8), -73.8), zoom, widthOf);
    const overlapping = clusters.flatMap((a, index) =>
      clusters
        .slice(index + 1)
        .filter(
          (b) =>
            Math.abs(a.seed.x - b.seed.x) * world < (widthOf(a) + widthOf(b)) / 2 &&
            Math.abs(a.seed.y - b.seed.y) * world < 44,
        ),
    );
    expect(overlapping).toEqual([]);
  });

  it('form only where pins would overlap', () => {
    const zoom = 12;
    const degrees = 360 / (WORLD_PIXELS * 2 ** zoom);
    const beside = (pixels: number) =>
      placesOf(
        [
          [1, 0, 0, 300, false],
          [2, 0, pixels * degrees, 310, false],
        ],
        0,
      );
    expect(clustersAt(beside(63), zoom, widthOf)).toHaveLength(1);
    expect(clustersAt(beside(65), zoom, widthOf)).toHaveLength(2);
  });

  it('show the lowest of their prices', () => {
    const pins: Pin[] = [
      [1, 40, -73, 300, true],
      [2, 40.0001, -73, 240, false],
      [3, 40.0002, -73, 310, false],
    ];
    expect(clustersAt(placesOf(pins, -73), 8, widthOf)).toMatchObject([
      { from: 240, members: [{}, {}, {}] },
    ]);
  });

  it('contain every pin once, whatever the pins, the zoom and the widths', () => {
    const pin = fc.tuple(
      fc.double({ min: 40, max: 41, noNaN: true }),
      fc.double({ min: -74, max: -73, noNaN: true }),
      fc.integer({ min: 50, max: 5000 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(
        fc.array(pin, { maxLength: 60 }),
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 20, max: 170 }),
        (rows, halves, width) => {
          const pins = rows.map(
            ([north, east, price, isFeatured], at): Pin =>
              [...[at + 1, north, east, price], isFeatured] as Pin,
          );
          const clusters = clustersAt(placesOf(pins, -73), halves / 2, ({ members }) =>
            members.length > 1 ? Math.min(176, width * 1.7) : width,
          );
          const ids = clusters.flatMap(({ members }) => members.map((member) => member.pin[0]));
          expect(ids.toSorted((a, b) => a - b)).toEqual(pins.map(([id]) => id));
        },
      ),
    );
  });

  it('split at high zoom, even on one spot', () => {
    const twice: Pin[] = [
      [1, 40, -73, 300, false],
      [2, 40, -73, 310, false],
    ];
    const places = placesOf(twice, -73);
    expect(clustersAt(places, UNCLUSTERED_ZOOM - 1, widthOf)).toHaveLength(1);
    expect(clustersAt(places, UNCLUSTERED_ZOOM, widthOf)).toHaveLength(2);
  });

  it('are at a featured pin if they contain one', () => {
    const pins: Pin[] = [
      [1, 40, -73, 300, false],
      [2, 40.0001, -73, 310, true],
    ];
    expect(clustersAt(placesOf(pins, -73), 8, widthOf)[0]?.seed.pin[0]).toBe(2);
  });

  it('join neighbors on both sides of the antimeridian', () => {
    const pins: Pin[] = [
      [1, -17, 179.99, 300, false],
      [2, -17, -179.99, 310, false],
    ];
    const places = placesOf(pins, 177.4);
    expect(places.map(({ x }) => x)[1]).toBeCloseTo(mercatorX(180.01), 12);
    expect(clustersAt(places, 9, widthOf)).toHaveLength(1);
  });
});
