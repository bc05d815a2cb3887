import { cellOf, EARTH_RADIUS_MILES, greatCircleMiles } from '@crewpad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airportCells } from './cells.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const miles = fc.double({ min: 0, max: 1200, noNaN: true });
const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** The point at a distance (miles) and a bearing from another point, on the sphere. */
function travel(lat: number, lng: number, distance: number, direction: number) {
  const angle = distance / EARTH_RADIUS_MILES;
  const from = (lat * Math.PI) / 180;
  const sine =
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(direction);
  const to = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const east = lng + (turn * 180) / Math.PI;
  return { lat: (to * 180) / Math.PI, lng: ((((east + 180) % 360) + 360) % 360) - 180 };
}

describe('greatCircleMiles and cellOf', () => {
  it('measure New York to London, and halfway around the world', () => {
    expect(greatCircleMiles(40.6413, -73.7781, 51.47, -0.4543)).toBeCloseTo(3442, -1);
    expect(greatCircleMiles(0, 0, 0, 180)).toBeCloseTo(Math.PI * EARTH_RADIUS_MILES, 6);
    expect(greatCircleMiles(10, 20, 10, 20)).toBe(0);
  });

  it('clamp at the pole and wrap at the antimeridian', () => {
    expect(cellOf(-90, -180)).toBe(0);
    expect(cellOf(90, 179.5)).toBe(179 * 360 + 359);
    expect(cellOf(0.5, 180)).toBe(cellOf(0.5, -180));
  });
});

describe('airportCells', () => {
  it('contain every point within the radius', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        miles,
        bearing,
        share,
        (lat, lng, radius, direction, part) => {
          const point = travel(lat, lng, radius * part, direction);
          expect(airportCells(lat, lng, radius)).toContain(cellOf(point.lat, point.lng));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('contain the points on the edge of a search radius', () => {
    fc.assert(
      fc.property(latitude, longitude, bearing, (lat, lng, direction) => {
        const point = travel(lat, lng, 50, direction);
        expect(airportCells(lat, lng, 50)).toContain(cellOf(point.lat, point.lng));
      }),
      { numRuns: 2000 },
    );
  });

  it('lists each cell once, and only cells of the grid', () => {
    fc.assert(
      fc.property(latitude, longitude, miles, (lat, lng, radius) => {
        const cells = airportCells(lat, lng, radius);
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 64_800)).toBe(
          true,
        );
      }),
    );
  });

  it('returns only cells that have a point close to the circle', () => {
    const [lat, lng, radius] = [40.64, -73.78, 50];
    for (const cell of airportCells(lat, lng, radius)) {
      const south = Math.floor(cell / 360) - 90;
      const west = (cell % 360) - 180;
      const nearest = greatCircleMiles(
        lat,
        lng,
        Math.max(south, Math.min(south + 1, lat)),
        Math.max(west, Math.min(west + 1, lng)),
      );
      expect(nearest).toBeLessThan(radius + 3);
    }
    expect(airportCells(lat, lng, radius).length).toBeLessThanOrEqual(9);
  });

  it('returns one cell for a point', () => {
    expect(airportCells(0.5, 0.5, 0)).toEqual([cellOf(0.5, 0.5)]);
  });

  it('continues across the antimeridian', () => {
    const cells = airportCells(-17.75, 179.9, 50);
    expect(cells).toContain(cellOf(-17.75, 179.95));
    expect(cells).toContain(cellOf(-17.75, -179.9));
    expect(cells.length).toBeLessThan(12);
  });

  it('returns whole rows around a pole', () => {
    expect(airportCells(89.9, 10, 50)).toHaveLength(360);
    expect(airportCells(-89.9, 10, 50)).toHaveLength(360);
    expect(airportCells(90, 0, 0)).toContain(cellOf(90, 123));
  });
});
