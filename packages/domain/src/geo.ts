/** Mean radius of the Earth, in miles (6,371.0088 km, IUGG). */
export const EARTH_RADIUS_MILES = 3958.7613;

/** Columns of the one-degree grid, and the index after its last row. */
export const GRID_COLUMNS = 360;
export const GRID_ROWS = 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance between two points by the haversine formula, which is accurate for nearby
 * points.
 * @param aLat latitude of the first point, degrees north
 * @param aLng longitude of the first point, degrees east
 * @param bLat latitude of the second point, degrees north
 * @param bLng longitude of the second point, degrees east
 * @returns miles
 */
export function greatCircleMiles(aLat: number, aLng: number, bLat: number, bLng: number): number {
  const halfLat = Math.sin(radians(bLat - aLat) / 2);
  const halfLng = Math.sin(radians(bLng - aLng) / 2);
  const h = halfLat ** 2 + Math.cos(radians(aLat)) * Math.cos(radians(bLat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Row of the one-degree grid, 0 (south pole) to 179 (the north pole is in the last row).
 * @param latitude degrees north, -90 to 90
 */
export function gridRow(latitude: number): number {
  return Math.min(GRID_ROWS - 1, Math.max(0, Math.floor(latitude) + 90));
}

/**
 * Column of the one-degree grid, 0 to 359; longitudes wrap at the antimeridian.
 * @param longitude degrees east, any finite number
 */
export function gridColumn(longitude: number): number {
  const column = (Math.floor(longitude) + 180) % GRID_COLUMNS;
  return column < 0 ? column + GRID_COLUMNS : column;
}

/**
 * The one-degree cell of a point: `(floor(latitude) + 90) * 360 + floor(longitude) + 180`.
 * @param latitude degrees north, -90 to 90
 * @param longitude degrees east, any finite number
 * @returns 0 to 64,799
 */
export function cellOf(latitude: number, longitude: number): number {
  return gridRow(latitude) * GRID_COLUMNS + gridColumn(longitude);
}
