import { MAP_NAMES_DEGREES_MAX } from '@crewpad/domain';
import { latitudeAt, WORLD_PIXELS } from '../geo/mercator.ts';
import { CELL_PIXELS, type View } from '../pins/view.ts';

/** Degrees on each side. */
export interface NamesBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The decimals that the box needs at the closest zoom. */
const round = (degrees: number) => Number(degrees.toFixed(5));

/**
 * The box whose names a view needs, in whole tiles, so that small moves request nothing. undefined
 * for large views, which name countries and states instead.
 */
export function namesBoxOf(view: View): NamesBox | undefined {
  const cells = (WORLD_PIXELS * 2 ** view.zoom) / CELL_PIXELS;
  const tiles = 2 ** Math.floor(view.zoom);
  const first = (cell: number) => Math.floor((cell / cells) * tiles) / tiles;
  const last = (cell: number) => Math.ceil(((cell + 1) / cells) * tiles) / tiles;
  const box = {
    south: round(latitudeAt(Math.min(1, last(view.south)))),
    north: round(latitudeAt(Math.max(0, first(view.north)))),
    west: round((first(view.west) - 0.5) * 360),
    east: round((last(view.east) - 0.5) * 360),
  };
  const isSmall = Math.max(box.east - box.west, box.north - box.south) <= MAP_NAMES_DEGREES_MAX;
  return isSmall && box.north > box.south ? box : undefined;
}
