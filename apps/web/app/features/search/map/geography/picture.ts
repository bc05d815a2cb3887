import type { Point } from '@crewpad/domain';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
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
