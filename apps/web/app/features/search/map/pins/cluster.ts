import { mercatorX, mercatorY, nearestLongitude, WORLD_PIXELS } from '../geo/mercator.ts';
import type { Pin } from '../types.ts';

/** The height of a pill, including its touch target. */
const HEIGHT_PIXELS = 44;
const GAP_PIXELS = 4;
/** No pill is wider. */
const WIDEST_PIXELS = 176;
/** From this zoom on there are no clusters. */
export const UNCLUSTERED_ZOOM = 16;

/** A pin in world coordinates, one unit wide; x may be outside 0 to 1 near the antimeridian. */
export interface Place {
  pin: Pin;
  longitude: number;
  x: number;
  y: number;
}

/** A pill on the map: one pin, or a cluster of several. */
export interface Cluster {
  /** The pin at its position. */
  seed: Place;
  /** All pins, the seed first. */
  members: readonly Place[];
  /** The lowest price of its members, in dollars. */
  from: number;
}

/** The pill width of a cluster, in pixels. */
export type WidthOf = (cluster: Cluster) => number;

/**
 * Pins in placement order: featured ones first, then by id.
 * @param aroundLongitude all pins are mapped to this meridian's side of the antimeridian
 */
export function placesOf(pins: readonly Pin[], aroundLongitude: number): Place[] {
  return pins
    .toSorted((a, b) => Number(b[4]) - Number(a[4]) || a[0] - b[0])
    .map((pin) => {
      const longitude = nearestLongitude(pin[2], aroundLongitude);
      return { pin, longitude, x: mercatorX(longitude), y: mercatorY(pin[1]) };
    });
}

/**
 * Pins and clusters of a zoom level. Every pin has its own pill, unless it would overlap an earlier
 * one, which absorbs it. An absorbing pill is wider, so this repeats until nothing overlaps.
 * Deterministic.
 */
export function clustersAt(places: readonly Place[], zoom: number, widthOf: WidthOf): Cluster[] {
  let clusters = places.map((seed): Draft => ({ seed, members: [seed], from: seed.pin[3] }));
  if (zoom >= UNCLUSTERED_ZOOM) return clusters;
  const pixels = WORLD_PIXELS * 2 ** zoom;
  for (;;) {
    const separate = withoutOverlaps(clusters, pixels, widthOf);
    if (separate.length === clusters.length) return separate;
    clusters = separate;
  }
}

/** A cluster under construction. */
interface Draft extends Cluster {
  members: Place[];
}

interface Pill {
  cluster: Draft;
  width: number;
}

/** @param pixels width of the whole world */
function withoutOverlaps(clusters: readonly Draft[], pixels: number, widthOf: WidthOf): Draft[] {
  const pills = new Map<string, Pill[]>();
  const size = WIDEST_PIXELS + GAP_PIXELS;
  const separatePills: Pill[] = [];
  for (const cluster of clusters) {
    const { x, y } = cluster.seed;
    const [column, row] = [Math.floor((x * pixels) / size), Math.floor((y * pixels) / size)];
    const width = Math.min(WIDEST_PIXELS, widthOf(cluster));
    const hit = neighbors(pills, column, row).find(
      (pill) =>
        Math.abs(pill.cluster.seed.x - x) * pixels < (pill.width + width) / 2 + GAP_PIXELS &&
        Math.abs(pill.cluster.seed.y - y) * pixels < HEIGHT_PIXELS,
    );
    if (hit) {
      hit.cluster.members.push(...cluster.members);
      hit.cluster.from = Math.min(hit.cluster.from, cluster.from);
      hit.width = Math.min(WIDEST_PIXELS, widthOf(hit.cluster));
      continue;
    }
    const pill = { cluster, width };
    separatePills.push(pill);
    const key = `${column} ${row}`;
    const inCell = pills.get(key);
    if (inCell) inCell.push(pill);
    else pills.set(key, [pill]);
  }
  return separatePills.map(({ cluster }) => cluster);
}

function neighbors(pills: ReadonlyMap<string, Pill[]>, column: number, row: number): Pill[] {
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => pills.get(`${column + dx} ${row + dy}`) ?? []),
  );
}
