import {
  type ArcIndexes,
  decode,
  encode,
  type Geometry,
  type Point,
  type Topology,
} from './topology.ts';

/** A ring in order: its arcs, and the points where it jumps across the antimeridian. */
type Walk = (number | typeof CUT)[];
type Ring = number[];
const CUT = 'cut';

/**
 * Cuts shapes that cross the antimeridian. The atlas is for globes: on a flat map, Russia, Fiji
 * and Antarctica would stretch across the world. Each side becomes a separate polygon, closed along
 * the edge of the map; arcs that neighbors share stay shared.
 */
export function cutAtAntimeridian(topology: Topology): Topology {
  const width = Math.round(360 / topology.transform.scale[0]);
  const arcs: Point[][] = [];
  const put = (points: Point[]) => arcs.push(points) - 1;
  const walks = topology.arcs.map(
    (arc): Walk =>
      split(decode(arc), width).flatMap((piece, at) => {
        const walk: Walk = at === 0 ? [] : [CUT];
        return piece.length > 1 ? [...walk, put(piece)] : walk;
      }),
  );

  const walkOf = (ring: ArcIndexes): Walk =>
    ring.flatMap((index) => {
      if (typeof index !== 'number') return [];
      if (index >= 0) return walks[index] ?? [];
      return [...(walks[~index] ?? [])].reverse().map((step) => (step === CUT ? step : ~step));
    });

  const pointsOf = (arc: number) => (arc < 0 ? [...(arcs[~arc] ?? [])].reverse() : arcs[arc]) ?? [];

  /** Closes a chain along the edge, or through the south pole if it goes around the world. */
  const close = (chain: Ring): Ring => {
    const start = pointsOf(chain[0] ?? 0)[0];
    const end = pointsOf(chain.at(-1) ?? 0).at(-1);
    if (!start || !end || (start[0] === end[0] && start[1] === end[1])) return chain;
    const around: Point[] =
      start[0] === end[0]
        ? []
        : [
            [end[0], 0],
            [start[0], 0],
          ];
    return [...chain, put([end, ...around, start])];
  };

  const polygons = (polygon: ArcIndexes): Ring[][] => {
    const [outer = [], ...holes] = polygon.map((ring) => chains(walkOf(ring as ArcIndexes)));
    const [first = [], ...others] = outer.map(close);
    return [[first, ...holes.flat().map(close)], ...others.map((ring) => [ring])];
  };

  const cut = (geometry: Geometry): Geometry => {
    const parts = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const whole = parts
      .flatMap((part) => polygons(part as ArcIndexes))
      .filter(([outer]) => outer && outer.length > 0);
    const single = whole.length === 1 ? whole[0] : undefined;
    return single
      ? { ...geometry, type: 'Polygon', arcs: single }
      : { ...geometry, type: 'MultiPolygon', arcs: whole };
  };

  const objects = Object.fromEntries(
    Object.entries(topology.objects).map(([name, collection]) => [
      name,
      { ...collection, geometries: collection.geometries.map(cut) },
    ]),
  );
  return { ...topology, objects, arcs: arcs.map(encode) };
}

/** The pieces of a line between its jumps from one edge of the map to the other. */
function split(points: Point[], width: number): Point[][] {
  const pieces: Point[][] = [[]];
  points.forEach((point, at) => {
    const before = points[at - 1];
    if (before && Math.abs(point[0] - before[0]) > width / 2) {
      const [out, into] = before[0] > point[0] ? [width, 0] : [0, width];
      const left = Math.abs(out - before[0]);
      const share = left / Math.max(1, left + Math.abs(into - point[0]));
      const y = Math.round(before[1] + share * (point[1] - before[1]));
      append(pieces.at(-1), [out, y]);
      pieces.push([[into, y]]);
    }
    append(pieces.at(-1), point);
  });
  return pieces;
}

function append(piece: Point[] | undefined, point: Point): void {
  const last = piece?.at(-1);
  if (!last || last[0] !== point[0] || last[1] !== point[1]) piece?.push(point);
}

/** A ring without cuts stays whole; otherwise each part between two cuts is a separate piece. */
function chains(walk: Walk): Ring[] {
  const first = walk.indexOf(CUT);
  const turned = first < 0 ? walk : [...walk.slice(first + 1), ...walk.slice(0, first)];
  const rings: Ring[] = [[]];
  for (const step of turned) {
    if (step === CUT) rings.push([]);
    else rings.at(-1)?.push(step);
  }
  return rings.filter((chain) => chain.length > 0);
}
