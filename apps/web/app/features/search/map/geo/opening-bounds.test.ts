import type { Point } from '@crewpad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mercatorX, mercatorY } from './mercator.ts';
import { openingBounds, smallestArea } from './opening-bounds.ts';

const jfk = { latitude: 40.6398, longitude: -73.7789 };

const around = (center: Point, degrees: number) =>
  fc
    .tuple(
      fc.double({ min: -degrees, max: degrees, noNaN: true }),
      fc.double({ min: -degrees, max: degrees, noNaN: true }),
    )
    .map(([north, east]) => ({
      latitude: center.latitude + north,
      longitude: center.longitude + east,
    }));

const some = (most: number, center = jfk) =>
  fc.array(around(center, 0.7), { minLength: 1, maxLength: most });

function sideOf(points: readonly Point[]): number {
  const xs = points.map(({ longitude }) => mercatorX(longitude));
  const ys = points.map(({ latitude }) => mercatorY(latitude));
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** The side of the smallest square, by brute force over all corners and sizes. */
function triedSide(points: readonly Point[], count: number): number {
  const places = points.map((p) => ({ x: mercatorX(p.longitude), y: mercatorY(p.latitude) }));
  const sides = places.flatMap(({ x: left }) =>
    places.map(({ y: top }) => {
      const reaches = places
        .filter(({ x, y }) => x >= left && y >= top)
        .map(({ x, y }) => Math.max(x - left, y - top))
        .sort((a, b) => a - b);
      return reaches[count - 1] ?? Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...sides);
}

describe('the smallest box', () => {
  it('contains the required share, and is as small as possible', () => {
    fc.assert(
      fc.property(some(25), fc.constantFrom(0.5, 0.8, 1), (points, share) => {
        const count = Math.ceil(points.length * share);
        const area = smallestArea(points, share, jfk.longitude);
        expect(area.length).toBeGreaterThanOrEqual(count);
        expect(sideOf(area)).toBeCloseTo(triedSide(points, count), 12);
      }),
    );
  });

  it('contains its share of thousands quickly, and is close to the minimum', () => {
    fc.assert(
      fc.property(some(2000), (points) => {
        const area = smallestArea(points, 0.8, jfk.longitude);
        expect(area.length).toBeGreaterThanOrEqual(Math.ceil(points.length * 0.8));
        expect(sideOf(area)).toBeLessThanOrEqual(sideOf(points));
      }),
      { numRuns: 10 },
    );
  });

  it('does not depend on the order or the notation of degrees', () => {
    const fiji = { latitude: -17, longitude: 180 };
    fc.assert(
      fc.property(some(20, fiji), (points) => {
        const roundPoints = points.map(({ latitude, longitude }) => ({
          latitude,
          longitude: longitude > 180 ? longitude - 360 : longitude,
        }));
        const size = smallestArea(roundPoints, 0.8, 179).length;
        expect(smallestArea(points.toReversed(), 0.8, 179)).toHaveLength(size);
      }),
    );
  });

  it('is null without points', () => {
    expect(smallestArea([], 0.8, 0)).toEqual([]);
  });
});

describe('the initial map view', () => {
  it('leaves out far results, and shows most', () => {
    const near = Array.from({ length: 9 }, (_, index) => ({
      latitude: jfk.latitude + 0.05 + index * 0.005,
      longitude: jfk.longitude + index * 0.004,
    }));
    const far = { latitude: 41.2, longitude: -74.4 };
    const [[west, south], [east, north]] = openingBounds(jfk, [...near, far]);
    expect([west > -73.9, east < -73.7, south > 40.6, north < 40.8]).not.toContain(false);
  });

  it('contains four of five results', () => {
    fc.assert(
      fc.property(some(30), (points) => {
        const [[west, south], [east, north]] = openingBounds(jfk, points);
        const pointsInView = points.filter(
          ({ latitude, longitude }) =>
            latitude >= south && latitude <= north && longitude >= west && longitude <= east,
        );
        expect(pointsInView.length).toBeGreaterThanOrEqual(Math.ceil(points.length * 0.8));
      }),
    );
  });

  it('includes the airport if that adds little, and not if it is far away', () => {
    const north = (degrees: number) =>
      [0, 0.1, 0.2].map((more) => ({
        latitude: jfk.latitude + degrees + more,
        longitude: jfk.longitude,
      }));
    expect(openingBounds(jfk, north(0.1))[0][1]).toBeCloseTo(jfk.latitude, 9);
    expect(openingBounds(jfk, north(0.4))[0][1]).toBeCloseTo(jfk.latitude + 0.4, 9);
  });

  it('is some miles wide around a single result', () => {
    const [[west, south], [east, north]] = openingBounds(jfk, [{ ...jfk, latitude: 40.9 }]);
    expect(north - south).toBeCloseTo(3 / 69, 2);
    expect(east - west).toBeGreaterThan(north - south);
  });
});
