import { MAP_NAMES_DEGREES_MAX } from '@crewpad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bounds } from '../geo/bounds.ts';
import { viewOf } from '../pins/view.ts';
import { namesBoxOf } from './names-box.ts';

const around = (latitude: number, longitude: number, half: number): Bounds => [
  [longitude - half, latitude - half],
  [longitude + half, latitude + half],
];

it('the box of names contains the view, and is no larger than the server allows', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -70, max: 70, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 7, max: 16, noNaN: true }),
      (latitude, longitude, zoom) => {
        const half = 100 / 2 ** zoom;
        const bounds = around(latitude, longitude, half);
        const box = namesBoxOf(viewOf(bounds, zoom, longitude));
        if (!box) return;
        const [[west, south], [east, north]] = bounds;
        expect(box.south).toBeLessThanOrEqual(south + 1e-5);
        expect(box.north).toBeGreaterThanOrEqual(north - 1e-5);
        expect(box.west).toBeLessThanOrEqual(west + 1e-5);
        expect(box.east).toBeGreaterThanOrEqual(east - 1e-5);
        expect(box.east - box.west).toBeLessThanOrEqual(MAP_NAMES_DEGREES_MAX);
      },
    ),
  );
});

it('the box of names stays the same for small moves', () => {
  const box = namesBoxOf(viewOf(around(40.64, -73.78, 0.2), 10, -73.78));
  expect(box).toBeDefined();
  expect(namesBoxOf(viewOf(around(40.641, -73.781, 0.2), 10.2, -73.78))).toEqual(box);
});

it('a view of a continent has no box of names', () => {
  expect(namesBoxOf(viewOf(around(40, -100, 25), 3, -100))).toBeUndefined();
});

it('the box of names continues past the antimeridian', () => {
  const box = namesBoxOf(viewOf(around(-17, 180, 0.5), 9, 178));
  expect(box?.west).toBeLessThan(180);
  expect(box?.east).toBeGreaterThan(180);
});
