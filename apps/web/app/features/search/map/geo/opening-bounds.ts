import type { Point } from '@crewpad/domain';
import { type Bounds, boxAround, circleBounds } from './bounds.ts';
import { nearestLongitude } from './longitude.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** The map opens on this share of the results; the rest are a step away. */
const SHARE = 0.8;
/** All left and upper edges are tried for up to 200 results, and some of them for more. */
const ALL_EDGES = 40;
const SOME_EDGES = 16;
/** A single crash pad is shown with this much around it, in miles. */
const LEAST_SHOWN_MILES = 1.5;
/** No square from a corner holds what lies left of it or above it. */
const BEYOND = Number.POSITIVE_INFINITY;
/** The airport belongs to the view unless the view became more than this many times as wide for it. */
const WIDER_FOR_AIRPORT = 2;

/** What the map of results shows when it opens: the smallest area that holds most of them. */
export function openingBounds(airport: Point, results: readonly Point[]): Bounds {
  const shown = smallestArea(results, SHARE, airport.longitude);
  const box = atLeast(boxAround(airport, shown));
  const withAirport = boxAround(airport, [...cornersOf(box), airport]);
  return sideOf(withAirport) <= WIDER_FOR_AIRPORT * sideOf(box) ? withAirport : box;
}

/**
 * The points in the smallest square of the map that holds a share of all. The longer side decides,
 * since it sets the zoom.
 * @param share above 0, up to 1
 * @param aroundLongitude points are taken on this meridian's side of the antimeridian
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
  const wanted = Math.ceil(points.length * share);
  const reachFrom = (left: number, top: number) =>
    places.map(({ x, y }) => (x < left || y < top ? BEYOND : Math.max(x - left, y - top)));
  const tops = edges(
    places.map(({ y }) => y),
    wanted,
  );
  let best = { side: BEYOND, left: 0, top: 0 };
  for (const left of edges(
    places.map(({ x }) => x),
    wanted,
  )) {
    for (const top of tops) {
      // Most corners are worse than the best one: finding that out has to cost little.
      let within = 0;
      for (const { x, y } of places) {
        if (x >= left && y >= top && x - left < best.side && y - top < best.side) within += 1;
      }
      if (within < wanted) continue;
      const side = reachFrom(left, top).toSorted((a, b) => a - b)[wanted - 1] ?? BEYOND;
      best = { side, left, top };
    }
  }
  const reaches = reachFrom(best.left, best.top);
  return points.filter((_point, index) => (reaches[index] ?? BEYOND) <= best.side);
}

/** Where the square may start: later edges leave fewer than the wanted points behind them. */
function edges(values: readonly number[], wanted: number): number[] {
  const possible = values.toSorted((a, b) => a - b).slice(0, values.length - wanted + 1);
  if (possible.length <= ALL_EDGES) return [...new Set(possible)];
  const step = (possible.length - 1) / (SOME_EDGES - 1);
  const tried = Array.from(
    { length: SOME_EDGES },
    (_, index) => possible[Math.round(index * step)] ?? Number.NaN,
  );
  return [...new Set(tried)];
}

function atLeast(box: Bounds): Bounds {
  const [[west, south], [east, north]] = box;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return boxAround(center, [
    ...cornersOf(box),
    ...cornersOf(circleBounds(center, LEAST_SHOWN_MILES)),
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
