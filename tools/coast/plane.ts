/** The zoom of the tiles; maps enlarge them. */
export const ZOOM = 6;
/** The size of a tile in units; the map library has no finer ones. */
export const EXTENT = 8192;
/** The size of the world, a square in the projection of Mercator. A unit is at most 76 m. */
export const UNITS = EXTENT * 2 ** ZOOM;

/** The circumference of the Earth at the equator. */
const EQUATOR_METERS = 40_075_017;

/** A closed line in units: x and y in turn. The first point is also the last one. */
export type Ring = Float64Array;

export interface Place {
  longitude: number;
  latitude: number;
}

export function unitsOf({ longitude, latitude }: Place): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * UNITS, y * UNITS];
}

/** The meters of a unit. */
export function metersAt(y: number): number {
  return EQUATOR_METERS / UNITS / Math.cosh(Math.PI * (1 - (2 * y) / UNITS));
}

/** In square units; positive if the ring turns clockwise on the map. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  for (let at = 2; at < ring.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at - 2, at + 2);
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}

function isInside(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let at = 2; at < ring.length; at += 2) {
    const ay = ring[at - 1] ?? 0;
    const by = ring[at + 1] ?? 0;
    if (ay > y === by > y) continue;
    const ax = ring[at - 2] ?? 0;
    const bx = ring[at] ?? 0;
    if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Least and greatest x and y. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function boxOf(ring: Ring): Box {
  let [left, top, right, bottom] = [UNITS, UNITS, 0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] ?? 0;
    const y = ring[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** Rings by place, for the question which of them contain a point. */
export class RingIndex {
  static readonly #SIDE = UNITS / 1024;
  readonly #cells = new Map<number, { ring: Ring; box: Box }[]>();

  constructor(rings: Iterable<Ring>) {
    for (const ring of rings) {
      const box = boxOf(ring);
      const [left, top, right, bottom] = box.map((side) => Math.floor(side / RingIndex.#SIDE));
      for (let row = top ?? 0; row <= (bottom ?? 0); row += 1) {
        for (let column = left ?? 0; column <= (right ?? 0); column += 1) {
          const cell = row * 1025 + column;
          const rings = this.#cells.get(cell);
          if (rings) rings.push({ ring, box });
          else this.#cells.set(cell, [{ ring, box }]);
        }
      }
    }
  }

  /** How many rings contain the point. */
  count(x: number, y: number): number {
    const cell = Math.floor(y / RingIndex.#SIDE) * 1025 + Math.floor(x / RingIndex.#SIDE);
    const around = this.#cells.get(cell) ?? [];
    return around.filter(
      ({ ring, box: [left, top, right, bottom] }) =>
        x >= left && x <= right && y >= top && y <= bottom && isInside(ring, x, y),
    ).length;
  }
}
