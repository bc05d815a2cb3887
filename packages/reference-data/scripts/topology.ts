/** The parts of TopoJSON that the atlases use: quantized, delta-encoded arcs and polygons. */
export interface Topology {
  type: 'Topology';
  bbox?: number[];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, GeometryCollection>;
  arcs: Point[][];
}

interface GeometryCollection {
  type: 'GeometryCollection';
  geometries: Geometry[];
}

export interface Geometry {
  type: string;
  id?: string;
  arcs: ArcIndexes;
  properties?: { name?: string };
}

export type Point = [number, number];
export type ArcIndexes = (number | ArcIndexes)[];

/** The named objects with only the arcs they use, renumbered. */
export function pick(topology: Topology, names: string[]): Topology {
  const numbers = new Map<number, number>();
  const renumber = (index: number | ArcIndexes): number | ArcIndexes => {
    if (Array.isArray(index)) return index.map(renumber);
    const arc = index < 0 ? ~index : index;
    const number = numbers.get(arc) ?? numbers.size;
    numbers.set(arc, number);
    return index < 0 ? ~number : number;
  };
  const objects = Object.fromEntries(
    names.map((name) => {
      const geometries = topology.objects[name]?.geometries ?? [];
      return [
        name,
        {
          type: 'GeometryCollection' as const,
          geometries: geometries.map((geometry) => ({
            ...geometry,
            arcs: geometry.arcs.map(renumber),
          })),
        },
      ];
    }),
  );
  const arcs = [...numbers.keys()].map((arc) => topology.arcs[arc] ?? []);
  return { ...topology, objects, arcs };
}

/**
 * Removes the points that bend their line least: those whose triangle with their neighbors is smaller
 * than the given area (Visvalingam and Whyatt). Ends stay, so borders still meet.
 * @param area square degrees, not corrected for latitude
 */
export function simplify(topology: Topology, area: number): Topology {
  const [x, y] = topology.transform.scale;
  const least = (2 * area) / (x * y);
  return {
    ...topology,
    arcs: topology.arcs.map((arc) => encode(thin(decode(arc), least))),
  };
}

/** The points of an arc, in quantized units. */
export function decode(arc: Point[]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

/** Points as the steps from one to the next. */
export function encode(points: Point[]): Point[] {
  let [x, y] = [0, 0];
  return points.map((point) => {
    const step: Point = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
}

function thin(points: Point[], least: number): Point[] {
  const remaining = [...points];
  while (remaining.length > shortest(remaining)) {
    const { at, area } = flattest(remaining);
    if (area >= least) break;
    remaining.splice(at, 1);
  }
  return remaining;
}

/** A closed arc is a ring and must stay one. */
function shortest(points: Point[]): number {
  const first = points[0];
  const last = points.at(-1);
  return first && last && first[0] === last[0] && first[1] === last[1] ? 4 : 2;
}

function flattest(points: Point[]): { at: number; area: number } {
  let flat = { at: 0, area: Number.POSITIVE_INFINITY };
  for (let at = 1; at < points.length - 1; at++) {
    const area = doubleArea(points[at - 1], points[at], points[at + 1]);
    if (area < flat.area) flat = { at, area };
  }
  return flat;
}

function doubleArea(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
}
