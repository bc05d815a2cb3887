import { CITY_SCENES } from './cities.ts';
import { COAST_SCENES } from './coasts.ts';
import { LAND_SCENES } from './lands.ts';
import { STREET_SCENES } from './streets.ts';

/** Draws the scenes of crew bases, by the name of their file. The web chooses one for each code. */
export const BASE_SCENES: Readonly<Record<string, () => string>> = {
  ...CITY_SCENES,
  ...STREET_SCENES,
  ...LAND_SCENES,
  ...COAST_SCENES,
};
