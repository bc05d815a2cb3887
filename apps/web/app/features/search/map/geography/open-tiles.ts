import type { Locale } from '@crewpad/domain';
import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import type { MapColors } from '../canvas/map-colors.ts';
import { streetLayers } from './street-layers.ts';

const SCHEME = 'pmtiles';
const protocol = new Protocol();
addProtocol(SCHEME, protocol.tile);

const SOURCE = 'streets';
/** The Open Database License requires attribution. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · ' +
  '<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a>';

/**
 * Opens a PMTiles file in the schema of Protomaps, by its first bytes.
 * @param address absolute, or a path on this site
 * @param locale the preferred language of place names
 * @returns its style in the colors of a theme. The browser renders text in the page's font, and
 * there are no icons, so nothing else is loaded.
 * @throws if the file cannot be read
 */
export async function openTiles(
  address: string,
  locale: Locale,
): Promise<(colors: MapColors) => StyleSpecification> {
  const { href } = new URL(address, window.location.href);
  const tiles = protocol.get(href) ?? new PMTiles(href);
  await tiles.getHeader();
  protocol.add(tiles);
  return (colors) => ({
    version: 8,
    sources: {
      [SOURCE]: { type: 'vector', url: `${SCHEME}://${href}`, attribution: ATTRIBUTION },
    },
    layers: streetLayers(SOURCE, colors, languageOfTexts(locale)),
  });
}
