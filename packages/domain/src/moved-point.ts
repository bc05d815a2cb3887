import { EARTH_RADIUS_MILES, greatCircleMiles } from './geo.ts';

/** The minimum and maximum distance of a moved point from the exact one, in meters. */
export const MOVED_POINT_MIN_METERS = 100;
export const MOVED_POINT_MAX_METERS = 400;

const METERS_PER_MILE = 1609.344;
const EARTH_RADIUS_METERS = EARTH_RADIUS_MILES * METERS_PER_MILE;
/** Six decimals are a tenth of a meter. */
const DECIMALS = 1e6;
/**
 * A margin on both sides, so that listings at one address can share a point although their pins
 * differ.
 */
const SPARE_METERS = 50;

/** A point on the globe, degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * The public point that replaces the exact one: 100 to 400 m away, uniformly distributed over that
 * ring. Valid at the poles and across the antimeridian.
 * @param truth the exact point, degrees
 * @param turn a number in [0, 1) that selects the direction
 * @param reach a number in [0, 1) that selects the distance
 * @returns degrees, to six decimals; the longitude in [-180, 180)
 */
export function movedPoint(truth: Point, turn: number, reach: number): Point {
  const nearest = (MOVED_POINT_MIN_METERS + SPARE_METERS) ** 2;
  const farthest = (MOVED_POINT_MAX_METERS - SPARE_METERS) ** 2;
  // The square root makes the distribution uniform over the area, not over the distance.
  const angle = Math.sqrt(nearest + reach * (farthest - nearest)) / EARTH_RADIUS_METERS;
  const bearing = 2 * Math.PI * turn;
  const latitude = radians(truth.latitude);

  const sine =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
  const eastwards = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return {
    latitude: rounded(degrees(Math.asin(Math.max(-1, Math.min(1, sine))))),
    longitude: wrapped(rounded(truth.longitude + degrees(eastwards))),
  };
}

/** Whether a point is in the distance range of a moved point. */
export function isMovedPoint(truth: Point, point: Point): boolean {
  const meters =
    METERS_PER_MILE *
    greatCircleMiles(truth.latitude, truth.longitude, point.latitude, point.longitude);
  return meters >= MOVED_POINT_MIN_METERS && meters <= MOVED_POINT_MAX_METERS;
}

function wrapped(longitude: number): number {
  if (longitude >= 180) return rounded(longitude - 360);
  return longitude < -180 ? rounded(longitude + 360) : longitude;
}

const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS;
const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
