import type { Polygon } from './lands.ts';
import { areaOf, metersAt, type Place, type Ring, RingIndex, UNITS, unitsOf } from './plane.ts';

const MILE_METERS = 1609.344;
/** The coast is exact within so many miles of an airport, and gets coarser until so many. */
const EXACT_MILES = 60;
const COARSE_MILES = 90;
/** How far it may be off there. */
const EXACT_METERS = 20;
const COARSE_METERS = 1500;

/** How far the coast may be off at a point, in units. */
type Tolerance = (x: number, y: number) => number;

/** Between exact and coarse there is no edge: the tolerance grows with the distance. */
export function toleranceAround(airports: readonly Place[]): Tolerance {
  const columns = 512;
  const side = UNITS / columns;
  const byCell = new Map<number, { x: number; y: number }[]>();
  for (const airport of airports) {
    const [x, y] = unitsOf(airport);
    // Toward the poles the same distance is more units.
    const reach = 1.1 * ((COARSE_MILES * MILE_METERS) / metersAt(y) / side);
    for (let row = Math.floor(y / side - reach); row <= y / side + reach; row += 1) {
      for (let column = Math.floor(x / side - reach); column <= x / side + reach; column += 1) {
        const cell = row * columns + ((column + columns) % columns);
        const points = byCell.get(cell);
        if (points) points.push({ x, y });
        else byCell.set(cell, [{ x, y }]);
      }
    }
  }
  return (x, y) => {
    const cell = Math.floor(y / side) * columns + Math.min(columns - 1, Math.floor(x / side));
    const scale = metersAt(y);
    let nearest = Number.POSITIVE_INFINITY;
    for (const airport of byCell.get(cell) ?? []) {
      const across = Math.abs(airport.x - x);
      nearest = Math.min(nearest, Math.hypot(Math.min(across, UNITS - across), airport.y - y));
    }
    const miles = (nearest * scale) / MILE_METERS;
    const share = Math.min(1, Math.max(0, (miles - EXACT_MILES) / (COARSE_MILES - EXACT_MILES)));
    return (EXACT_METERS + (COARSE_METERS - EXACT_METERS) * share) / scale;
  };
}

/** An island has at least the area of a square whose side is so many tolerances long. */
const ISLAND_SIDE = 4;

/** Land without small islands, and without the points that bend its coast less than the tolerance. */
export function simplify(lands: readonly Polygon[], tolerance: Tolerance): Polygon[] {
  const isLarge = ([outer]: Polygon) =>
    outer !== undefined &&
    Math.abs(areaOf(outer)) >= (ISLAND_SIDE * tolerance(outer[0] ?? 0, outer[1] ?? 0)) ** 2;
  return lands
    .filter(isLarge)
    .map((polygon) => polygon.map((ring) => thin(ring, tolerance)).filter(isArea))
    .filter(([outer]) => outer !== undefined);
}

/** Three corners, and the first one again. */
const isArea = (ring: Ring) => ring.length >= 8;

/**
 * Keeps the points without which the line would be farther off than the tolerance (Douglas and
 * Peucker).
 */
function thin(ring: Ring, tolerance: Tolerance): Ring {
  const last = ring.length / 2 - 1;
  const kept = new Uint8Array(last + 1);
  const x = (at: number) => ring[2 * at] ?? 0;
  const y = (at: number) => ring[2 * at + 1] ?? 0;
  const limits = Float64Array.from({ length: last + 1 }, (_, at) => tolerance(x(at), y(at)));
  let opposite = 0;
  for (let at = 1, farthest = 0; at < last; at += 1) {
    const distance = Math.hypot(x(at) - x(0), y(at) - y(0));
    if (distance > farthest) [farthest, opposite] = [distance, at];
  }
  for (const at of [0, opposite, last]) kept[at] = 1;
  const open = [0, opposite, opposite, last];
  for (let to = open.pop(), from = open.pop(); to !== undefined && from !== undefined; ) {
    let [worst, most] = [-1, 1];
    const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
    const length = dx * dx + dy * dy;
    for (let at = from + 1; at < to; at += 1) {
      const [px, py] = [x(at) - x(from), y(at) - y(from)];
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const off = Math.hypot(px - along * dx, py - along * dy) / (limits[at] ?? 1);
      if (off > most) [worst, most] = [at, off];
    }
    if (worst >= 0) {
      kept[worst] = 1;
      open.push(from, worst, worst, to);
    }
    [to, from] = [open.pop(), open.pop()];
  }
  const points: number[] = [];
  for (let at = 0; at <= last; at += 1) if (kept[at]) points.push(x(at), y(at));
  return Float64Array.from(points);
}

/** The radius of the land around an airport whose point lies in water, such as on a narrow island. */
const PATCH_METERS = 300;
const PATCH_CORNERS = 8;

/** Land for the airports that lie in water, because the coast around them is no better. */
export function patchesFor(airports: readonly Place[], lands: readonly Polygon[]): Polygon[] {
  const index = new RingIndex(lands.flat());
  return airports.flatMap((airport) => {
    const [x, y] = unitsOf(airport);
    // Inside of land and of a hole in it is water.
    if (index.count(x, y) % 2 === 1) return [];
    const radius = PATCH_METERS / metersAt(y);
    const ring = new Float64Array(2 * (PATCH_CORNERS + 1));
    for (let corner = 0; corner <= PATCH_CORNERS; corner += 1) {
      const angle = (2 * Math.PI * (corner % PATCH_CORNERS)) / PATCH_CORNERS;
      ring.set([x + radius * Math.cos(angle), y + radius * Math.sin(angle)], 2 * corner);
    }
    return [[ring]];
  });
}
