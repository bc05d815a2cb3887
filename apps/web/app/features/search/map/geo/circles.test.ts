import { greatCircleMiles } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { destination, disc, rings } from './circles.ts';

const jfk = { latitude: 40.6398, longitude: -73.7789 };
const nadi = { latitude: -17.7554, longitude: 177.4434 };
const taveuni = { latitude: -16.6906, longitude: -179.877 };
const svalbard = { latitude: 78.2461, longitude: 15.4656 };

describe('rings around a point', () => {
  it.each([jfk, nadi, taveuni, svalbard])('are at their distance all around %o', (center) => {
    for (const { properties, geometry } of rings(center, [5, 10, 25, 50]).features) {
      for (const [longitude = 0, latitude = 0] of geometry.coordinates) {
        const away = greatCircleMiles(center.latitude, center.longitude, latitude, longitude);
        expect(away).toBeCloseTo(properties?.miles, 6);
      }
    }
  });

  it('are closed', () => {
    const [line] = rings(jfk, [10]).features;
    expect(line?.geometry.coordinates.at(0)).toEqual(line?.geometry.coordinates.at(-1));
  });

  it('never jump across the antimeridian', () => {
    const longitudes = rings(taveuni, [50]).features.flatMap(({ geometry }) =>
      geometry.coordinates.map(([longitude = 0]) => longitude),
    );
    expect(Math.min(...longitudes)).toBeLessThan(-180);
    expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(2);
  });

  it('run counter-clockwise', () => {
    const [ring = []] = disc(jfk, 50).geometry.coordinates;
    const doubleArea = ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = ring[index] ?? [];
      return sum + (beforeX * y - x * beforeY);
    }, 0);
    expect(doubleArea).toBeGreaterThan(0);
  });

  it('start in the north', () => {
    const [longitude, latitude] = destination(jfk, 25, 0);
    expect(longitude).toBeCloseTo(jfk.longitude, 9);
    expect(latitude).toBeGreaterThan(jfk.latitude);
  });
});
