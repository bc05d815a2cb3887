import { type Flavor, LIGHT, layers } from '@protomaps/basemaps';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../canvas/map-colors.ts';

const FONT = 'Inter Variable';

/** Patterns of the library's color names and our colors; the first match wins. */
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

/** Icon-only layers. The product shows crash pads and airports, and has no icons for shops. */
const OF_ICONS = new Set(['pois', 'roads_oneway', 'roads_shields']);

/** Layers that would hide the built-in geography or name the same towns as its own names. */
const OF_WORLD = /^(background$|places_)/;

interface StreetOptions {
  colors: MapColors;
  /** Of names, ISO 639-1. */
  language: string;
  /** Whether they cover a part of the built-in geography, which has its own names of towns. */
  isOver: boolean;
}

/** The layers of a Protomaps file in the product's colors, without icons. */
export function streetLayers(
  source: string,
  { colors, language, isOver }: StreetOptions,
): LayerSpecification[] {
  const visibleLayers = layers(source, flavorOf(colors), { lang: language }).filter(
    ({ id }) => !OF_ICONS.has(id) && !(isOver && OF_WORLD.test(id)),
  );
  return JSON.parse(JSON.stringify(visibleLayers), withoutHelp);
}

/** Removes icons, and glyph-encoded names; the browser renders text itself. */
function withoutHelp(key: string, value: unknown): unknown {
  if (key.startsWith('icon-')) return undefined;
  if (typeof value !== 'string') return value;
  return value.startsWith('Noto Sans') ? FONT : value.replace(/^pgf:/, '');
}

function flavorOf(colors: MapColors): Flavor {
  const layersInTone = Object.keys(LIGHT)
    .filter((key) => key !== 'pois' && key !== 'landcover')
    .map((key) => [key, colors[TONES.find(([like]) => like.test(key))?.[1] ?? 'land']]);
  return {
    ...(Object.fromEntries(layersInTone) as Omit<Flavor, 'pois' | 'landcover'>),
    // A bold font's name has only the weight; the next one has the family.
    ...{ regular: FONT, bold: `${FONT} Bold,${FONT}`, italic: FONT },
  };
}
