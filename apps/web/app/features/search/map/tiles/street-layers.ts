import { type Flavor, LIGHT, layers } from '@protomaps/basemaps';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../canvas/map-colors.ts';

const FONT = 'Inter Variable';

/** What colors of the library are named like, and ours; the first that fits counts. */
const TONES: readonly (readonly [RegExp, keyof MapColors])[] = [
  [/_halo$/, 'land'],
  [/label/, 'name'],
  [/casing/, 'roadEdge'],
  [/highway/, 'highway'],
  [/^(tunnel|bridges|minor|major|link|other|pedestrian|pier|runway)/, 'road'],
  [/^railway/, 'roadEdge'],
  [/^boundaries/, 'border'],
  [/^buildings/, 'building'],
  [/^(park|wood|scrub|zoo)/, 'green'],
  [/^(background|water)/, 'water'],
];

/** Layers of icons alone. The product shows crash pads and airports; it has no pictures for shops. */
const OF_ICONS = new Set(['pois', 'roads_oneway', 'roads_shields']);

/**
 * The layers of a Protomaps file in the product's colors, without any icon.
 * @param language of names, ISO 639-1
 */
export function streetLayers(
  source: string,
  colors: MapColors,
  language: string,
): LayerSpecification[] {
  const shown = layers(source, flavorOf(colors), { lang: language }).filter(
    ({ id }) => !OF_ICONS.has(id),
  );
  return JSON.parse(JSON.stringify(shown), withoutHelp);
}

/** Leaves out icons, and names that are written for one font; the browser writes them itself. */
function withoutHelp(key: string, value: unknown): unknown {
  if (key.startsWith('icon-')) return undefined;
  if (typeof value !== 'string') return value;
  return value.startsWith('Noto Sans') ? FONT : value.replace(/^pgf:/, '');
}

function flavorOf(colors: MapColors): Flavor {
  const toned = Object.keys(LIGHT)
    .filter((key) => key !== 'pois' && key !== 'landcover')
    .map((key) => [key, colors[TONES.find(([like]) => like.test(key))?.[1] ?? 'land']]);
  return {
    ...(Object.fromEntries(toned) as Omit<Flavor, 'pois' | 'landcover'>),
    // The name of a bold font only says the weight; the next one has it.
    ...{ regular: FONT, bold: `${FONT} Bold,${FONT}`, italic: FONT },
  };
}
