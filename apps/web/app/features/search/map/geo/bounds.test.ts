import { expect, it } from 'vitest';
import { boundsAround, circleBounds, viewBounds } from './bounds.ts';

const jfk = { latitude: 40.6398, longitude: -73.7789 };
const fiji = { latitude: -17, longitude: 179.8 };

it('the box contains all points in range and at least the given circle', () => {
  const north = { latitude: 41.1, longitude: -73.8 };
  const [[west, south], [east, top]] = viewBounds(jfk, [north], { within: 50, atLeast: 8 });
  const [[leastWest, leastSouth], [leastEast]] = circleBounds(jfk, 8);
  expect(top).toBe(41.1);
  expect([west, south, east]).toEqual([leastWest, leastSouth, leastEast]);
});

it('a far outlier does not stretch the box', () => {
  const chicago = { latitude: 41.97, longitude: -87.9 };
  const reach = { within: 50, atLeast: 8 };
  expect(viewBounds(jfk, [chicago], reach)).toEqual(viewBounds(jfk, [], reach));
});

it('the box stays small across the antimeridian', () => {
  const beyond = { latitude: -17.1, longitude: -179.9 };
  const [[west], [east]] = viewBounds(fiji, [beyond], { within: 50, atLeast: 5 });
  expect(east).toBeCloseTo(180.1, 9);
  expect(east - west).toBeLessThan(0.5);
});

it('the box stays small across the antimeridian for an airport on its western side', () => {
  const [[west], [east]] = boundsAround({ latitude: 0, longitude: -179.9 }, [
    { latitude: 0, longitude: 179.9 },
    { latitude: 0, longitude: -179.8 },
  ]);
  expect(west).toBeCloseTo(-180.1, 9);
  expect(east).toBeCloseTo(-179.8, 9);
});
