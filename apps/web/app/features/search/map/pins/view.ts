import type { Bounds } from '../geo/bounds.ts';
import { mercatorX, mercatorY, nearestLongitude, WORLD_PIXELS } from '../geo/mercator.ts';
import type { Cluster } from './cluster.ts';

/** The view changes in steps of this size. */
export const CELL_PIXELS = 256;
/** The maximum number of pins and clusters in the page. */
const PINS_MAX = 160;

/** The view in whole cells of half a zoom level, so that it rarely changes while the map moves. */
export interface View {
  zoom: number;
  west: number;
  east: number;
  north: number;
  south: number;
}

/**
 * The cells that a screen touches.
 * @param aroundLongitude the meridian on whose side the pins are
 */
export function viewOf(bounds: Bounds, exactZoom: number, aroundLongitude: number): View {
  const [[west, south], [east, north]] = bounds;
  const middle = (west + east) / 2;
  const shift = nearestLongitude(middle, aroundLongitude) - middle;
  const zoom = Math.max(0, Math.floor(exactZoom * 2) / 2);
  const cells = (WORLD_PIXELS * 2 ** zoom) / CELL_PIXELS;
  return {
    zoom,
    west: Math.floor(mercatorX(west + shift) * cells),
    east: Math.floor(mercatorX(east + shift) * cells),
    north: Math.floor(mercatorY(north) * cells),
    south: Math.floor(mercatorY(south) * cells),
  };
}

export function sameView(a: View, b: View): boolean {
  return (
    a.zoom === b.zoom &&
    a.west === b.west &&
    a.east === b.east &&
    a.north === b.north &&
    a.south === b.south
  );
}

/**
 * The clusters in a view, in a stable order, which preserves the focus. If there are too many,
 * those with a kept pin stay.
 * @param keep ids of pins whose cluster must stay
 */
export function inView(
  clusters: readonly Cluster[],
  view: View,
  keep: ReadonlySet<number>,
): readonly Cluster[] {
  const cells = (WORLD_PIXELS * 2 ** view.zoom) / CELL_PIXELS;
  const visible = clusters.filter(({ seed }) => {
    const column = Math.floor(seed.x * cells);
    const row = Math.floor(seed.y * cells);
    return column >= view.west && column <= view.east && row >= view.north && row <= view.south;
  });
  if (visible.length <= PINS_MAX) return visible;
  const requiredClusters = visible.filter((cluster) => holdsAny(cluster, keep));
  const rest = visible.filter((cluster) => !holdsAny(cluster, keep));
  return [...requiredClusters, ...rest].slice(0, PINS_MAX);
}

export function holds({ members }: Cluster, id: number | null): boolean {
  return id !== null && members.some(({ pin }) => pin[0] === id);
}

function holdsAny({ members }: Cluster, ids: ReadonlySet<number>): boolean {
  return members.some(({ pin }) => ids.has(pin[0]));
}
