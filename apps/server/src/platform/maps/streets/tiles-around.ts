import { EARTH_RADIUS_MILES, greatCircleMiles, type Point } from '@crewpad/domain';
import { zxyToTileId } from 'pmtiles';

/** Where the Mercator projection of map tiles ends, in degrees. */
const LATITUDE_MAX = 85.0511;
const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/**
 * The tiles that are at least in part within a distance of any of the points.
 * @param miles great-circle distance
 * @returns ids of PMTiles, each once, ascending
 */
export function tilesAround(
  points: readonly Point[],
  miles: number,
  minZoom: number,
  maxZoom: number,
): number[] {
  const ids = new Set<number>();
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    for (const point of points) {
      for (const [x, y] of tilesOfPoint(point, miles, zoom)) ids.add(zxyToTileId(zoom, x, y));
    }
  }
  return [...ids].sort((a, b) => a - b);
}

function* tilesOfPoint(
  { latitude, longitude }: Point,
  miles: number,
  zoom: number,
): Generator<[x: number, y: number]> {
  const size = 2 ** zoom;
  const height = miles / MILES_PER_DEGREE;
  const top = rowOf(latitude + height, size);
  const bottom = rowOf(latitude - height, size);
  const width = halfWidth(latitude, height);
  // Columns beyond the antimeridian continue on the other side.
  const first = Math.floor(((longitude - width + 180) / 360) * size);
  const last = Math.min(first + size - 1, Math.floor(((longitude + width + 180) / 360) * size));
  for (let column = first; column <= last; column += 1) {
    const [west, east] = [longitudeOf(column, size), longitudeOf(column + 1, size)];
    const nearest = clamp(longitude, west, east);
    for (let y = top; y <= bottom; y += 1) {
      const within = clamp(latitude, latitudeOf(y + 1, size), latitudeOf(y, size));
      if (greatCircleMiles(latitude, longitude, within, nearest) > miles) continue;
      yield [((column % size) + size) % size, y];
    }
  }
}

/** Half the width in degrees of what is within a height of a point, on its widest parallel. */
function halfWidth(latitude: number, height: number): number {
  const farthest = Math.min(90, Math.abs(latitude) + height);
  const cosine = Math.cos(radians(farthest));
  return cosine * 180 > height ? height / cosine : 180;
}

/**
 * The rectangle around the points.
 * @returns degrees: west, south, east, north; the whole width across the antimeridian
 */
export function boundsAround(
  points: readonly Point[],
  miles: number,
): [number, number, number, number] {
  const height = miles / MILES_PER_DEGREE;
  const boxes = points.map(({ latitude, longitude }) => {
    const width = halfWidth(latitude, height);
    return [longitude - width, latitude - height, longitude + width, latitude + height] as const;
  });
  const west = Math.min(...boxes.map((box) => box[0]));
  const east = Math.max(...boxes.map((box) => box[2]));
  const isWhole = west < -180 || east > 180;
  return [
    isWhole ? -180 : west,
    Math.max(-LATITUDE_MAX, Math.min(...boxes.map((box) => box[1]))),
    isWhole ? 180 : east,
    Math.min(LATITUDE_MAX, Math.max(...boxes.map((box) => box[3]))),
  ];
}

function rowOf(latitude: number, size: number): number {
  const angle = radians(clamp(latitude, -LATITUDE_MAX, LATITUDE_MAX));
  const share = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return clamp(Math.floor(share * size), 0, size - 1);
}

const longitudeOf = (column: number, size: number) => (column / size) * 360 - 180;

/** Of the northern edge of a row. */
function latitudeOf(row: number, size: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
}
