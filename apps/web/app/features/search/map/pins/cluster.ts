import { nearestLongitude } from '../geo/longitude.ts';
import { mercatorX, mercatorY, WORLD_PIXELS } from '../geo/mercator.ts';
import type { Pin } from '../types.ts';

/** Pins closer than this on the screen become one bubble; a price pin is about as wide. */
const REACH_PIXELS = 68;
/** From this zoom on every pin is shown separately. */
export const UNCLUSTERED_ZOOM = 16;

/** A pin with its place in the world, one unit wide; x may lie beyond 0 and 1 near the antimeridian. */
export interface Place {
  pin: Pin;
  longitude: number;
  x: number;
  y: number;
}

/** What is shown at one point of the map: one pin, or several under a bubble. */
export interface Cluster {
  /** The pin at its position, and the other pins. */
  seed: Place;
  members: readonly Place[];
}

/**
 * Pins in the order in which they claim their place: featured ones first, then by id.
 * @param aroundLongitude all pins are written on this meridian's side of the antimeridian
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
 * Bubbles for a whole zoom level. Each place not yet taken gathers those within reach and stands
 * for them at its own spot, so no two bubbles come closer than the reach: their buttons never
 * overlap, and the same pins always give the same bubbles.
 */
export function clustersAt(places: readonly Place[], zoom: number): Cluster[] {
  if (zoom >= UNCLUSTERED_ZOOM) return places.map((seed) => ({ seed, members: [seed] }));
  const reach = REACH_PIXELS / (WORLD_PIXELS * 2 ** zoom);
  const cells = byCell(places, reach);
  const taken = new Set<Place>();
  const clusters: Cluster[] = [];
  for (const seed of places) {
    if (taken.has(seed)) continue;
    taken.add(seed);
    clusters.push({ seed, members: [seed, ...gather(seed, cells, reach, taken)] });
  }
  return clusters;
}

function gather(
  seed: Place,
  cells: ReadonlyMap<string, Place[]>,
  reach: number,
  taken: Set<Place>,
): Place[] {
  const column = Math.floor(seed.x / reach);
  const row = Math.floor(seed.y / reach);
  const gathered: Place[] = [];
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      for (const place of cells.get(`${column + dx} ${row + dy}`) ?? []) {
        if (taken.has(place) || Math.hypot(place.x - seed.x, place.y - seed.y) >= reach) continue;
        taken.add(place);
        gathered.push(place);
      }
    }
  }
  return gathered;
}

function byCell(places: readonly Place[], size: number): Map<string, Place[]> {
  return Map.groupBy(places, ({ x, y }) => `${Math.floor(x / size)} ${Math.floor(y / size)}`);
}
