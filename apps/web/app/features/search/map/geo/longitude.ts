/**
 * The same meridian, written so that it lies within half a turn of another one: around Fiji, -179.5
 * becomes 180.5, and no line or box runs around the whole globe.
 * @param longitude degrees east
 * @param reference degrees east
 */
export function nearestLongitude(longitude: number, reference: number): number {
  return longitude - 360 * Math.round((longitude - reference) / 360);
}
