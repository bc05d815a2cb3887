import { type RefObject, useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { nearestLongitude } from '../geo/longitude.ts';
import type { Pin } from '../types.ts';

/** The margin around a pin. */
const MARGIN_PIXELS = 40;

/** Pans the map just enough that the card does not cover the selected pin. */
export function useShowSelected(
  map: MapRef | null,
  selected: Pin | undefined,
  panel: RefObject<HTMLElement | null>,
): void {
  const [id, latitude, longitude] = selected ?? [];
  useEffect(() => {
    if (!map || id === undefined || latitude === undefined || longitude === undefined) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { x, y } = map.project([nearestLongitude(longitude, map.getCenter().lng), latitude]);
    const floor = height - (panel.current?.offsetHeight ?? 0) - 2 * MARGIN_PIXELS;
    const right = outside(x, MARGIN_PIXELS, width - MARGIN_PIXELS);
    const down = outside(y, MARGIN_PIXELS, Math.max(MARGIN_PIXELS, floor));
    if (right !== 0 || down !== 0) map.panBy([right, down], { duration: 200 });
  }, [map, id, latitude, longitude, panel]);
}

/** How far a value is outside a range; 0 inside. */
function outside(value: number, least: number, most: number): number {
  if (value < least) return value - least;
  return value > most ? value - most : 0;
}
