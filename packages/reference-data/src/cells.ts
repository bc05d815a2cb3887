import { EARTH_RADIUS_MILES, GRID_COLUMNS, gridColumn, gridRow } from '@crewpad/domain';

/** Widens the circle a little, so rounding never loses a point on its edge. Degrees. */
const MARGIN = 1e-6;

/**
 * The one-degree cells (see `cellOf`) that a circle on the globe touches: all of them and a few more.
 * @param latitude of the center, degrees north, -90 to 90
 * @param longitude of the center, degrees east, any finite number
 * @param radiusMiles great-circle radius in miles, at least 0
 * @returns cells without duplicates, by row, then eastward
 */
export function airportCells(latitude: number, longitude: number, radiusMiles: number): number[] {
  const reach = (Math.max(0, radiusMiles) / EARTH_RADIUS_MILES) * (180 / Math.PI) + MARGIN;
  const bottom = gridRow(Math.max(-90, latitude - reach));
  const top = gridRow(Math.min(90, latitude + reach));
  const cells: number[] = [];
  for (let row = bottom; row <= top; row++) {
    const half = widestHalf(latitude, reach, row);
    if (half === undefined) continue;
    for (const column of columns(longitude, half)) cells.push(row * GRID_COLUMNS + column);
  }
  return cells;
}

/** Half the width of the circle within a row, in degrees of longitude, at its widest. */
function widestHalf(latitude: number, reach: number, row: number): number | undefined {
  const south = Math.max(row - 90, latitude - reach);
  const north = Math.min(row - 89, latitude + reach);
  if (south > north) return undefined;
  if (latitude + reach >= 90 || latitude - reach <= -90) return 180;
  const parallels = [south, north];
  const widest = widestParallel(latitude, reach);
  if (widest > south && widest < north) parallels.push(widest);
  return Math.max(...parallels.map((parallel) => halfAt(latitude, reach, parallel))) + MARGIN;
}

/** The parallel where the circle is widest: poleward of the center. */
function widestParallel(latitude: number, reach: number): number {
  const sine = Math.sin(radians(latitude)) / Math.cos(radians(reach));
  return degrees(Math.asin(Math.max(-1, Math.min(1, sine))));
}

/** Half the span of the circle on one parallel, from the haversine formula solved for longitude. */
function halfAt(latitude: number, reach: number, parallel: number): number {
  const haversine = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const squared =
    (haversine(reach) - haversine(parallel - latitude)) /
    (Math.cos(radians(latitude)) * Math.cos(radians(parallel)));
  return 2 * degrees(Math.asin(Math.sqrt(Math.max(0, Math.min(1, squared)))));
}

function columns(longitude: number, half: number): number[] {
  const first = Math.floor(longitude - half);
  const last = Math.floor(longitude + half);
  const count = Math.min(GRID_COLUMNS, last - first + 1);
  return Array.from({ length: count }, (_, step) => gridColumn(first + step));
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
