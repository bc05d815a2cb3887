import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatCircleMiles } from './geo.ts';
import { MOVED_POINT_MAX_METERS, MOVED_POINT_MIN_METERS, movedPoint } from './moved-point.ts';

const METERS_PER_MILE = 1609.344;
const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.constantFrom(-90, -89.9999, 0, 89.9999, 90),
);
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.constantFrom(-180, -179.9999, 0, 179.9999, 180),
);

it('is always 100 to 400 m away and a valid point', () => {
  fc.assert(
    fc.property(latitude, longitude, unit, unit, (lat, lng, turn, reach) => {
      const moved = movedPoint({ latitude: lat, longitude: lng }, turn, reach);
      const meters = greatCircleMiles(lat, lng, moved.latitude, moved.longitude) * METERS_PER_MILE;
      expect(meters).toBeGreaterThanOrEqual(MOVED_POINT_MIN_METERS);
      expect(meters).toBeLessThanOrEqual(MOVED_POINT_MAX_METERS);
      expect(Math.abs(moved.latitude)).toBeLessThanOrEqual(90);
      expect(moved.longitude).toBeGreaterThanOrEqual(-180);
      expect(moved.longitude).toBeLessThan(180);
    }),
    { numRuns: 2000 },
  );
});

it('moves in every direction', () => {
  const from = { latitude: 40, longitude: -73 };
  const [north, east, south, west] = [0, 0.25, 0.5, 0.75].map((turn) =>
    movedPoint(from, turn, 0.5),
  );
  expect(north?.latitude).toBeGreaterThan(40.001);
  expect(east?.longitude).toBeGreaterThan(-72.999);
  expect(south?.latitude).toBeLessThan(39.999);
  expect(west?.longitude).toBeLessThan(-73.001);
});

it('spreads evenly over the area: half of the points lie beyond 269 m', () => {
  const from = { latitude: 0, longitude: 0 };
  const { latitude: reached } = movedPoint(from, 0, 0.5);
  expect(greatCircleMiles(0, 0, reached, 0) * METERS_PER_MILE).toBeCloseTo(269.3, 0);
});
