import type { Point } from '@crewpad/domain';
import type { PMTiles } from 'pmtiles';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
import { COAST_EXTENT, COAST_TILES, landIn } from './coast.ts';
import { smoothNear } from './smooth.ts';

/** Width and height of the picture, in its own units. */
export const PICTURE_SIZE = 1000;
/** The side of the square that the picture shows, in degrees at the equator. */
const SIDE_DEGREES = 1.6;

/** Beyond the antimeridian the map goes on with the next copy of the world. */
const TURNS = [-360, 0, 360];

type Corner = readonly [x: number, y: number];

/**
 * The land around a point, without a map library: for browsers in which the map cannot be drawn.
 * @returns the data of an SVG path, in a square of PICTURE_SIZE with the point in its middle
 */
export function landAround(land: GeoJSON.MultiPolygon, center: Point): string {
  const scale = (PICTURE_SIZE * 360) / SIDE_DEGREES;
  const left = mercatorX(center.longitude) * scale - PICTURE_SIZE / 2;
  const top = mercatorY(center.latitude) * scale - PICTURE_SIZE / 2;
  const cornersOf = (ring: readonly GeoJSON.Position[], turn: number) =>
    ring.map(
      ([longitude = 0, latitude = 0]): Corner => [
        mercatorX(longitude + turn) * scale - left,
        mercatorY(latitude) * scale - top,
      ],
    );
  return smoothNear(land, center)
    .coordinates.flat()
    .flatMap((ring) => TURNS.map((turn) => clip(cornersOf(ring, turn))))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
    .join('');
}

/** Tiles overlap by this much, in their units: otherwise a line would remain between them. */
const OVERLAP = 32;
/** The view box of a tile with its overlap. */
export const COAST_VIEW = [
  -OVERLAP,
  -OVERLAP,
  COAST_EXTENT + 2 * OVERLAP,
  COAST_EXTENT + 2 * OVERLAP,
].join(' ');

/** A tile of the coast, a square in the picture. */
export interface CoastPart {
  left: number;
  top: number;
  size: number;
  /** The data of an SVG path, in units of the tile and a little beyond its edges. */
  path: string;
}

/**
 * The coast around a point, as landAround but exact.
 * @throws if a tile is missing or cannot be read
 */
export async function coastAround(coast: PMTiles, center: Point): Promise<CoastPart[]> {
  const side = (COAST_TILES * SIDE_DEGREES) / 360;
  const left = mercatorX(center.longitude) * COAST_TILES - side / 2;
  const top = mercatorY(center.latitude) * COAST_TILES - side / 2;
  const unit = PICTURE_SIZE / side / COAST_EXTENT;
  const parts: Promise<CoastPart>[] = [];
  for (let x = Math.floor(left); x < left + side; x += 1) {
    for (let y = Math.floor(top); y < top + side; y += 1) {
      const box = {
        left: (left - x) * COAST_EXTENT,
        top: (top - y) * COAST_EXTENT,
        side: side * COAST_EXTENT,
      };
      const place = {
        left: (-box.left - OVERLAP) * unit,
        top: (-box.top - OVERLAP) * unit,
        size: (COAST_EXTENT + 2 * OVERLAP) * unit,
      };
      parts.push(pathIn(coast, x, y, box).then((path) => ({ ...place, path })));
    }
  }
  return Promise.all(parts);
}

interface TileBox {
  left: number;
  top: number;
  side: number;
}

/** Without the islands outside of the box. */
async function pathIn(coast: PMTiles, column: number, row: number, box: TileBox): Promise<string> {
  const rings = await landIn(coast, column, row);
  if (!rings) throw new Error(`The coast has no tile ${column} ${row}`);
  const { left, top, side } = box;
  return rings
    .filter((ring) => {
      const isNear = (axis: 'x' | 'y', from: number) =>
        ring.some((point) => point[axis] > from) && ring.some((point) => point[axis] < from + side);
      return isNear('x', left) && isNear('y', top);
    })
    .map((ring) => {
      const [start, ...others] = ring.slice(0, -1).map(({ x, y }) => `${x} ${y}`);
      return `M${start}L${others.join(' ')}Z`;
    })
    .join('');
}

/** The part of a polygon in the picture (Sutherland and Hodgman). */
function clip(polygon: readonly Corner[]): readonly Corner[] {
  // How far a corner is inside of each edge; negative outside.
  const edges: ((corner: Corner) => number)[] = [
    ([x]) => x,
    ([x]) => PICTURE_SIZE - x,
    ([, y]) => y,
    ([, y]) => PICTURE_SIZE - y,
  ];
  return edges.reduce((corners, inside) => cutAt(corners, inside), polygon);
}

function cutAt(corners: readonly Corner[], inside: (corner: Corner) => number): Corner[] {
  const kept: Corner[] = [];
  corners.forEach((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    const [from, to] = [inside(before), inside(corner)];
    if (from < 0 !== to < 0) {
      const share = from / (from - to);
      const between = (a: number, b: number) => a + (b - a) * share;
      kept.push([between(before[0], corner[0]), between(before[1], corner[1])]);
    }
    if (to >= 0) kept.push(corner);
  });
  return kept;
}
