import { constants, gzipSync } from 'node:zlib';
import type { Polygon } from './lands.ts';
import { areaOf, type Box, boxOf, EXTENT, type Ring, UNITS, ZOOM } from './plane.ts';

/** Land goes on beyond the edges of a tile, so that no coast is drawn along them. In units of the tile. */
const BUFFER = 64;

/** Coordinates of a tile, and its compressed content. */
export interface Tile {
  x: number;
  y: number;
  content: Buffer;
}

/** All tiles of the world, with the land in them. */
export function tilesOf(lands: readonly Polygon[]): Tile[] {
  const tiles: Tile[] = [];
  const cut = (polygons: readonly Polygon[], zoom: number, x: number, y: number) => {
    const size = UNITS / 2 ** zoom;
    const [left, top] = [x * size, y * size];
    const box: Box = [left - BUFFER, top - BUFFER, left + size + BUFFER, top + size + BUFFER];
    const parts = polygons.flatMap((polygon) => clip(polygon, box));
    if (zoom === ZOOM) tiles.push({ x, y, content: compress(encode(parts, left, top)) });
    else {
      for (const [right, down] of QUARTERS) cut(parts, zoom + 1, 2 * x + right, 2 * y + down);
    }
  };
  cut(lands.map(overTheEdge), 0, 0, 0);
  return tiles;
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Land that is cut at the antimeridian goes on beyond it, so that no coast is drawn there. */
function overTheEdge(polygon: Polygon): Polygon {
  return polygon.map((ring) =>
    ring.map((value, at) => {
      if (at % 2 === 1 || (value > 1 && value < UNITS - 1)) return value;
      return value <= 1 ? -BUFFER : UNITS + BUFFER;
    }),
  );
}

/** The smallest result of the library: which of its strategies is best depends on the tile. */
function compress(tile: Buffer): Buffer {
  const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY } = constants;
  return [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY]
    .map((strategy) => gzipSync(tile, { level: 9, memLevel: 9, strategy }))
    .reduce((best, other) => (other.length < best.length ? other : best));
}

/** The part of a polygon in a box. */
function clip([outer, ...holes]: Polygon, box: Box): Polygon[] {
  const land = outer && clipRing(outer, box);
  if (!land) return [];
  const kept = holes.flatMap((hole) => clipRing(hole, box) ?? []);
  return [[land, ...kept]];
}

function clipRing(ring: Ring, box: Box): Ring | undefined {
  const [left, top, right, bottom] = boxOf(ring);
  const [west, north, east, south] = box;
  if (right <= west || left >= east || bottom <= north || top >= south) return undefined;
  if (left >= west && right <= east && top >= north && bottom <= south) return ring;
  let points = ring;
  points = cutAt(points, 0, west, 1);
  points = cutAt(points, 0, east, -1);
  points = cutAt(points, 1, north, 1);
  points = cutAt(points, 1, south, -1);
  if (points.length < 8) return undefined;
  const area = Math.abs(areaOf(points));
  const whole = (east - west) * (south - north);
  if (area < 1) return undefined;
  // Everything is land: without the turns along the edges that the cuts leave.
  if (area > whole - 1)
    return Float64Array.of(west, north, east, north, east, south, west, south, west, north);
  return points;
}

/** The side of a line where the axis (0: x, 1: y) is greater than the limit, or less (Sutherland and Hodgman). */
function cutAt(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Ring {
  const points: number[] = [];
  for (let at = 2; at < ring.length; at += 2) {
    const [ax, ay, bx, by] = [
      ring[at - 2] ?? 0,
      ring[at - 1] ?? 0,
      ring[at] ?? 0,
      ring[at + 1] ?? 0,
    ];
    const from = ((axis === 0 ? ax : ay) - limit) * sign;
    const to = ((axis === 0 ? bx : by) - limit) * sign;
    if (from < 0 !== to < 0) {
      const share = from / (from - to);
      points.push(
        axis === 0 ? limit : ax + (bx - ax) * share,
        axis === 1 ? limit : ay + (by - ay) * share,
      );
    }
    if (to >= 0) points.push(bx, by);
  }
  const [x, y] = points;
  if (x !== undefined && y !== undefined) points.push(x, y);
  return Float64Array.from(points);
}

/**
 * A vector tile with the layers sea, which is the whole tile, and land.
 * https://github.com/mapbox/vector-tile-spec
 */
function encode(polygons: readonly Polygon[], left: number, top: number): Buffer {
  const edge = EXTENT + BUFFER;
  const square = Float64Array.of(
    ...[-BUFFER, -BUFFER, edge, -BUFFER, edge, edge, -BUFFER, edge, -BUFFER, -BUFFER],
  );
  const land = polygons.map((polygon) =>
    polygon.map((ring) => ring.map((value, at) => Math.round(value) - (at % 2 === 0 ? left : top))),
  );
  return Buffer.concat([layer('sea', [[square]]), layer('land', land)]);
}

function layer(name: string, polygons: readonly Polygon[]): Buffer {
  const pen = { x: 0, y: 0 };
  const geometry = polygons.flatMap((polygon) =>
    polygon.flatMap((ring, at) => draw(ring, at === 0 ? 1 : -1, pen)),
  );
  if (geometry.length === 0) return Buffer.alloc(0);
  const polygonType = [3 << 3, 3];
  const feature = Buffer.concat([
    Buffer.from(polygonType),
    field(4, Buffer.from(geometry.flatMap(varint))),
  ]);
  const version = Buffer.from([15 << 3, 2]);
  const extent = Buffer.from([5 << 3, ...varint(EXTENT)]);
  return field(3, Buffer.concat([version, field(1, Buffer.from(name)), field(2, feature), extent]));
}

/** Commands that draw a ring: outer ones clockwise, and holes the other way. */
function draw(ring: Ring, turn: 1 | -1, pen: { x: number; y: number }): number[] {
  const area = areaOf(ring);
  if (area === 0) return [];
  const points: [number, number][] = [];
  // Without the last point, which is the first one again.
  for (let at = 0; at < ring.length - 2; at += 2) {
    const point: [number, number] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const before = points.at(-1);
    if (before?.[0] !== point[0] || before[1] !== point[1]) points.push(point);
  }
  if (Math.sign(area) !== turn) points.reverse();
  if (points.length < 3) return [];
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - pen.x), zigzag(y - pen.y)];
    Object.assign(pen, { x, y });
    return step;
  });
  const [first = [], ...others] = steps;
  return [command(1, 1), ...first, command(2, others.length), ...others.flat(), command(7, 1)];
}

const command = (id: number, count: number) => id | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** A field of a protocol buffer that states its length. */
function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(content.length)]), content]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}
