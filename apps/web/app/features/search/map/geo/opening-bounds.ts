import type { Point } from '@crewpad/domain';
import { type Bounds, boundsAround, circleBounds } from './bounds.ts';
import { mercatorX, mercatorY, nearestLongitude } from './mercator.ts';

/** The share of the results in the initial view; the rest are one step away. */
const SHARE = 0.8;
/** Tries all left and upper edges for up to 200 results, and a sample for more. */
const ALL_EDGES = 40;
const SOME_EDGES = 16;
/** The margin around a single crash pad, in miles. */
const VIEW_MILES_MIN = 1.5;
/** A square from a corner contains nothing to its left or above it. */
const BEYOND = Number.POSITIVE_INFINITY;
/** Includes the airport unless that makes the view more than this many times as wide. */
const WIDER_FOR_AIRPORT = 2;

/** The initial view of the results map: the smallest area with most of them. */
export function openingBounds(airport: Point, results: readonly Point[]): Bounds {
  const area = smallestArea(results, SHARE, airport.longitude);
  const box = atLeast(boundsAround(airport, area));
  const withAirport = boundsAround(airport, [...cornersOf(box), airport]);
  return sideOf(withAirport) <= WIDER_FOR_AIRPORT * sideOf(box) ? withAirport : box;
}

/**
 * The points in the smallest map square with a given share of all. Minimizes the longer side, which
 * determines the zoom.
 * @param share above 0, up to 1
 * @param aroundLongitude points are mapped to this meridian's side of the antimeridian
 */
export function smallestArea(
  points: readonly Point[],
  share: number,
  aroundLongitude: number,
): readonly Point[] {
  const places = points.map(({ latitude, longitude }) => ({
    x: mercatorX(nearestLongitude(longitude, aroundLongitude)),
    y: mercatorY(latitude),
  }));
  const count = Math.ceil(points.length * share);
  const reachFrom = (left: number, top: number) =>
    places.map(({ x, y }) => (x < left || y < top ? BEYOND : Math.max(x - left, y - top)));
  const tops = edges(
    places.map(({ y }) => y),
    count,
  );
  let best = { side: BEYOND, left: 0, top: 0 };
  for (const left of edges(
    places.map(({ x }) => x),
    count,
  )) {
    for (const top of tops) {
      // Most corners are worse than the best one, so rejecting them must be cheap.
      let within = 0;
      for (const { x, y } of places) {
        if (x >= left && y >= top && x - left < best.side && y - top < best.side) within += 1;
      }
      if (within < count) continue;
      const side = reachFrom(left, top).toSorted((a, b) => a - b)[count - 1] ?? BEYOND;
      best = { side, left, top };
    }
  }
  const reaches = reachFrom(best.left, best.top);
  return points.filter((_point, index) => (reaches[index] ?? BEYOND) <= best.side);
}

/** Candidate edges: later ones leave too few points. */
function edges(values: readonly number[], count: number): number[] {
  const possible = values.toSorted((a, b) => a - b).slice(0, values.length - count + 1);
  if (possible.length <= ALL_EDGES) return [...new Set(possible)];
  const step = (possible.length - 1) / (SOME_EDGES - 1);
  const edgesInReach = Array.from(
    { length: SOME_EDGES },
    (_, index) => possible[Math.round(index * step)] ?? Number.NaN,
  );
  return [...new Set(edgesInReach)];
}

function atLeast(box: Bounds): Bounds {
  const [[west, south], [east, north]] = box;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return boundsAround(center, [
    ...cornersOf(box),
    ...cornersOf(circleBounds(center, VIEW_MILES_MIN)),
  ]);
}

function cornersOf([[west, south], [east, north]]: Bounds): Point[] {
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ];
}

function sideOf([[west, south], [east, north]]: Bounds): number {
  return Math.max(mercatorX(east) - mercatorX(west), mercatorY(south) - mercatorY(north));
}
