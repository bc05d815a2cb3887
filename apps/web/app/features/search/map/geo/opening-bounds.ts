import type { Point } from '@crewpad/domain';
import { type Bounds, boxAround, circleBounds } from './bounds.ts';
import { nearestLongitude } from './longitude.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** The map opens on this share of the results; the rest are a step away. */
const SHARE = 0.8;
/** Left and upper edges that are tried each way: all of them for up to 200 results. */
const EDGES = 40;
/** A single crash pad is shown with this much around it, in miles. */
const LEAST_SHOWN_MILES = 1.5;
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
  let best = { side: Number.POSITIVE_INFINITY, reaches: [] as number[] };
  const tops = edges(
    places.map(({ y }) => y),
    wanted,
  );
  for (const left of edges(
    places.map(({ x }) => x),
    wanted,
  )) {
    for (const top of tops) {
      // How large a square from this corner has to be to hold each point.
      const reaches = places.map(({ x, y }) =>
        x < left || y < top ? Number.POSITIVE_INFINITY : Math.max(x - left, y - top),
      );
      if (reaches.filter((reach) => reach < best.side).length < wanted) continue;
      const side = reaches.toSorted((a, b) => a - b)[wanted - 1] ?? Number.POSITIVE_INFINITY;
      best = { side, reaches };
    }
  }
  return points.filter((_point, index) => (best.reaches[index] ?? 0) <= best.side);
}

/** Where the square may begin: later edges leave fewer than the wanted points behind them. */
function edges(values: readonly number[], wanted: number): number[] {
  const possible = values.toSorted((a, b) => a - b).slice(0, values.length - wanted + 1);
  const step = Math.max(1, (possible.length - 1) / (EDGES - 1));
  const tried = Array.from(
    { length: Math.min(EDGES, possible.length) },
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
