/**
 * The same meridian within half a turn of a reference: around Fiji, -179.5 becomes 180.5, so that
 * no line or box spans the whole globe.
 * @param longitude degrees east
 * @param reference degrees east
 */
export function nearestLongitude(longitude: number, reference: number): number {
  return longitude - 360 * Math.round((longitude - reference) / 360);
}
