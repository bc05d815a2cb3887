import { greatCircleMiles, type Point } from '@crewpad/domain';
import { destination } from './circles.ts';
import { nearestLongitude } from './mercator.ts';

/** South-west and north-east corner, longitude first. The east may exceed 180. */
export type Bounds = [[number, number], [number, number]];

/** The smallest box around points, on the center's side of the antimeridian. */
export function boundsAround(center: Point, points: readonly Point[]): Bounds {
  const longitudes = points.map(({ longitude }) => nearestLongitude(longitude, center.longitude));
  const latitudes = points.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** The box of a circle. */
export function circleBounds(center: Point, miles: number): Bounds {
  const corners = [0, 90, 180, 270].map((bearing) => {
    const [longitude, latitude] = destination(center, miles, bearing);
    return { longitude, latitude };
  });
  return boundsAround(center, corners);
}

interface Reach {
  /** Points farther away do not stretch the box. */
  within: number;
  /** The box contains at least this circle. */
  atLeast: number;
}

/** The initial map view: the center and every point within range, distances in miles. */
export function viewBounds(
  center: Point,
  points: readonly Point[],
  { within, atLeast }: Reach,
): Bounds {
  const near = points.filter(
    ({ latitude, longitude }) =>
      greatCircleMiles(center.latitude, center.longitude, latitude, longitude) <= within,
  );
  const [[west, south], [east, north]] = circleBounds(center, atLeast);
  return boundsAround(center, [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
    ...near,
  ]);
}
