import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from '../canvas/map-colors.ts';
import type { Geography } from './decode-geography.ts';

/** The background of the map: the built-in geography, or a style with streets. */
export type MapGround =
  | { geography: Geography }
  | { styleOf: (colors: MapColors) => StyleSpecification | string };
