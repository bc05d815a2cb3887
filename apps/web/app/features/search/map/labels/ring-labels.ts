import type { Point } from '@crewpad/domain';
import { destination } from '../geo/circles.ts';
import {
  mercatorX,
  mercatorY,
  nearestLongitude,
  pixelsPerMile,
  WORLD_PIXELS,
} from '../geo/mercator.ts';

/** North first; the label moves only if something covers it. */
const BEARINGS = [0, 20, -20, 40, -40, 60, -60, 180, 160, -160, 140, -140];
const CLEAR_PIXELS = 46;

/** Rings around an airport or place, in miles. */
export const RING_MILES = [5, 10, 25, 50] as const;
/** Closer rings get no label. */
const LABEL_FROM_PIXELS = 44;

/** A ring's label and position. */
interface RingLabel extends Point {
  miles: number;
}

/** The labels of rings that are far enough apart at a zoom, avoiding pins. */
export function ringLabels(center: Point, pins: readonly Point[], zoom: number): RingLabel[] {
  const scale = pixelsPerMile(center.latitude, zoom);
  return RING_MILES.filter((miles) => miles * scale > LABEL_FROM_PIXELS).map((miles) => ({
    miles,
    ...labelPlace(center, miles, pins, zoom),
  }));
}

/** The position of a ring's label: on the ring, away from pins if possible. */
export function labelPlace(
  center: Point,
  miles: number,
  pins: readonly Point[],
  zoom: number,
): Point {
  const world = WORLD_PIXELS * 2 ** zoom;
  const spots = BEARINGS.map((bearing) => {
    const [longitude, latitude] = destination(center, miles, bearing);
    const clear = Math.min(
      ...pins.map((pin) => {
        const east = mercatorX(nearestLongitude(pin.longitude, longitude)) - mercatorX(longitude);
        return Math.hypot(east, mercatorY(pin.latitude) - mercatorY(latitude)) * world;
      }),
    );
    return { latitude, longitude, clear };
  });
  const best =
    spots.find(({ clear }) => clear >= CLEAR_PIXELS) ??
    spots.toSorted((a, b) => b.clear - a.clear)[0];
  return best ?? center;
}
