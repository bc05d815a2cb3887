import { EARTH_RADIUS_MILES, type Point } from '@crewpad/domain';

const STEPS = 96;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The destination from a point along a great circle. The longitude is not wrapped: it continues
 * beyond 180, so that a circle around Fiji stays in one piece.
 * @param bearing degrees clockwise from north
 * @returns longitude and latitude, in GeoJSON order
 */
export function destination(from: Point, miles: number, bearing: number): [number, number] {
  const angle = miles / EARTH_RADIUS_MILES;
  const latitude = radians(from.latitude);
  const turn = radians(bearing);
  const sine =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(turn);
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return [from.longitude + degrees(east), degrees(Math.asin(Math.max(-1, Math.min(1, sine))))];
}

/** A closed ring of all points at one distance, counter-clockwise as RFC 7946 requires. */
function ring(center: Point, miles: number): [number, number][] {
  const open = Array.from({ length: STEPS }, (_, step) =>
    destination(center, miles, (-360 * step) / STEPS),
  );
  return [...open, ...open.slice(0, 1)];
}

/** The area within a distance. */
export function disc(center: Point, miles: number): GeoJSON.Feature<GeoJSON.Polygon> {
  return {
    type: 'Feature',
    properties: { miles },
    geometry: { type: 'Polygon', coordinates: [ring(center, miles)] },
  };
}

/** Lines of equal distance. */
export function rings(
  center: Point,
  distances: readonly number[],
): GeoJSON.FeatureCollection<GeoJSON.LineString> {
  return {
    type: 'FeatureCollection',
    features: distances.map((miles) => ({
      type: 'Feature',
      properties: { miles },
      geometry: { type: 'LineString', coordinates: ring(center, miles) },
    })),
  };
}
