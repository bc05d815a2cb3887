import type { Point } from '@crewpad/domain';
import { nearestLongitude } from '../geo/mercator.ts';

type Line = GeoJSON.Position[];

const ROUNDS = 3;
/** Only areas this close, in degrees, are ever seen at high zoom. */
const REACH_DEGREES = 3;

/**
 * Rounds the corners of coasts around a point (Chaikin's corner cutting). The offline geography is
 * made for continental views; at high zoom, soft shapes look intentional where straight ones look
 * broken. Distant areas stay unchanged.
 */
export function smoothNear(land: GeoJSON.MultiPolygon, center: Point): GeoJSON.MultiPolygon {
  const coordinates = land.coordinates.map((polygon) =>
    polygon.map((ring) => smoothLine(ring, center, true)),
  );
  return { type: 'MultiPolygon', coordinates };
}

/** The same for borders, whose ends stay where they meet others. */
export function smoothLinesNear(
  lines: GeoJSON.MultiLineString,
  center: Point,
): GeoJSON.MultiLineString {
  const coordinates = lines.coordinates.map((line) => smoothLine(line, center, false));
  return { type: 'MultiLineString', coordinates };
}

function smoothLine(line: Line, center: Point, isRing: boolean): Line {
  if (!line.some((position) => isNear(position, center))) return line;
  let smooth = line;
  for (let round = 0; round < ROUNDS; round += 1) smooth = cutCorners(smooth, center, isRing);
  return smooth;
}

function cutCorners(line: Line, center: Point, isRing: boolean): Line {
  const corners: Line = [];
  line.forEach((position, index) => {
    const before = line[index - 1] ?? (isRing ? line.at(-2) : undefined);
    const after = line[index + 1] ?? (isRing ? line[1] : undefined);
    if (before && after && isNear(position, center) && !isOnMapEdge(position)) {
      corners.push(between(position, before), between(position, after));
    } else corners.push(position);
  });
  const first = corners[0];
  if (isRing && first) corners[corners.length - 1] = first;
  return corners;
}

/** A quarter of the way. */
function between([ax = 0, ay = 0]: GeoJSON.Position, [bx = 0, by = 0]: GeoJSON.Position) {
  return [ax + (bx - ax) / 4, ay + (by - ay) / 4];
}

function isNear([x = 0, y = 0]: GeoJSON.Position, { latitude, longitude }: Point): boolean {
  return (
    Math.abs(y - latitude) < REACH_DEGREES &&
    Math.abs(nearestLongitude(x, longitude) - longitude) <
      REACH_DEGREES / Math.cos((latitude * Math.PI) / 180)
  );
}

/** If land is cut at the antimeridian, both halves must still meet. */
function isOnMapEdge([x = 0]: GeoJSON.Position): boolean {
  return Math.abs(x) > 179.99;
}
