const FARTHEST_LATITUDE = 85.051129;
/** Width of the world at zoom 0 in CSS pixels, as in the map library. */
export const WORLD_PIXELS = 512;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Web Mercator, with the world one unit wide.
 * @param longitude degrees east; beyond 180 the result exceeds 1
 */
export function mercatorX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** @param latitude degrees north; clamped to the projection's edge */
export function mercatorY(latitude: number): number {
  const bounded = Math.max(-FARTHEST_LATITUDE, Math.min(FARTHEST_LATITUDE, latitude));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(bounded) / 2)) / (2 * Math.PI);
}

/** The vertical map position of a parallel, 0 at the top and 1 at the bottom. */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

const EQUATOR_MILES = 24_901.461;

/**
 * CSS pixels per mile.
 * @param latitude degrees north
 * @param zoom of the map
 */
export function pixelsPerMile(latitude: number, zoom: number): number {
  return (WORLD_PIXELS * 2 ** zoom) / (EQUATOR_MILES * Math.cos(radians(latitude)));
}

/**
 * The same meridian within half a turn of a reference: around Fiji, -179.5 becomes 180.5, so that
 * no line or box spans the whole globe.
 * @param longitude degrees east
 * @param reference degrees east
 */
export function nearestLongitude(longitude: number, reference: number): number {
  return longitude - 360 * Math.round((longitude - reference) / 360);
}
