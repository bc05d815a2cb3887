import { addProtocol } from 'maplibre-gl';
import { type PMTiles, Protocol } from 'pmtiles';

const SCHEME = 'pmtiles';
const protocol = new Protocol();
addProtocol(SCHEME, protocol.tile);

/** The opened archive of an address, if there is one. */
export function archiveAt(href: string): PMTiles | undefined {
  return protocol.get(href);
}

/**
 * Lets maps read an archive.
 * @returns its address in a style
 */
export function addressOf(archive: PMTiles): string {
  protocol.add(archive);
  return `${SCHEME}://${archive.source.getKey()}`;
}
