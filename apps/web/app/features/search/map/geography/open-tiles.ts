import type { Locale } from '@crewpad/domain';
import { PMTiles } from 'pmtiles';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { STREETS, type StreetStyle } from './decode-geography.ts';
import { streetLayers } from './street-layers.ts';
import { addressOf, archiveAt } from './tile-protocol.ts';

/** The Open Database License requires attribution. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · ' +
  '<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a>';

/** The Earth's circumference in degrees, less what a rounded header may lack. */
const WORLD_DEGREES = 359;

interface Streets {
  styleOf: StreetStyle;
  /** Whether the file covers all longitudes, so that nothing is visible below it. */
  isWorld: boolean;
}

/**
 * Opens a PMTiles file in the schema of Protomaps, by its first bytes.
 * @param address absolute, or a path on this site
 * @param locale the preferred language of place names
 * @returns its style in the colors of a theme, and whether it covers the world. The browser renders text in the page's font, and
 * there are no icons, so nothing else is loaded.
 * @throws if the file cannot be read
 */
export async function openTiles(address: string, locale: Locale): Promise<Streets> {
  const { href } = new URL(address, window.location.href);
  const tiles = archiveAt(href) ?? new PMTiles(href);
  const { minLon, maxLon } = await tiles.getHeader();
  const source = { type: 'vector', url: addressOf(tiles), attribution: ATTRIBUTION } as const;
  return {
    isWorld: maxLon - minLon >= WORLD_DEGREES,
    styleOf: (colors, isOver) => ({
      version: 8,
      sources: { [STREETS]: source },
      layers: streetLayers(STREETS, { colors, isOver, language: languageOfTexts(locale) }),
    }),
  };
}
