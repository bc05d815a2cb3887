import { greatCircleMiles, type Point } from '@crewpad/domain';
import { destination } from './circles.ts';
import { nearestLongitude } from './longitude.ts';

/** South-west and north-east corner, longitude first. The east may lie beyond 180. */
export type Bounds = [[number, number], [number, number]];

/** The smallest box around points, on the centre's side of the antimeridian. */
export function boxAround(centre: Point, points: readonly Point[]): Bounds {
  const longitudes = points.map(({ longitude }) => nearestLongitude(longitude, centre.longitude));
  const latitudes = points.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** The box of a circle. */
export function circleBounds(centre: Point, miles: number): Bounds {
  const corners = [0, 90, 180, 270].map((bearing) => {
    const [longitude, latitude] = destination(centre, miles, bearing);
    return { longitude, latitude };
  });
  return boxAround(centre, corners);
}

interface Reach {
  /** Points farther away do not stretch the box. */
  within: number;
  /** The box shows at least this circle. */
  atLeast: number;
}

/** What the map shows when it opens: the centre and every point in reach, distances in miles. */
export function viewBounds(
  centre: Point,
  points: readonly Point[],
  { within, atLeast }: Reach,
): Bounds {
  const near = points.filter(
    ({ latitude, longitude }) =>
      greatCircleMiles(centre.latitude, centre.longitude, latitude, longitude) <= within,
  );
  const [[west, south], [east, north]] = circleBounds(centre, atLeast);
  return boxAround(centre, [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
    ...near,
  ]);
}
