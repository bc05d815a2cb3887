import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { FetchSource, PMTiles, type RangeResponse } from 'pmtiles';

/** Where the file is. A new one gets a new address, because files are cached. */
export const COAST_ADDRESS = '/geo/coast.pmtiles?106e8cf6';
/** The name of the source in a style. */
export const COAST = 'coast';
/** The file has tiles of one zoom, which maps enlarge. */
export const COAST_ZOOM = 6;
/** The number of tiles from west to east, and from north to south. */
export const COAST_TILES = 2 ** COAST_ZOOM;
/** The size of a tile in its own units. */
export const COAST_EXTENT = 8192;

/** Parts in memory; a view needs a few. */
const PARTS_MAX = 40;

/** Reads each part once: the map library asks for a tile again at every zoom, and not all browsers cache parts. */
class CachedParts extends FetchSource {
  readonly #parts = new Map<number, Promise<RangeResponse>>();

  override getBytes(offset: number, length: number): Promise<RangeResponse> {
    const cached = this.#parts.get(offset);
    if (cached) return cached;
    const part = super.getBytes(offset, length);
    part.catch(() => this.#parts.delete(offset));
    if (this.#parts.size >= PARTS_MAX) this.#parts.delete(this.#parts.keys().next().value ?? 0);
    this.#parts.set(offset, part);
    return part;
  }
}

let archive: PMTiles | undefined;

/**
 * The coast near airports. A failed attempt is not cached, so that the next one retries.
 * @param origin of the site
 */
export function openCoast(origin: string): PMTiles {
  if (archive) return archive;
  archive = new PMTiles(new CachedParts(origin + COAST_ADDRESS));
  archive.getHeader().catch(() => {
    archive = undefined;
  });
  return archive;
}

/** A closed line in units of a tile; its last point repeats the first. */
type Ring = readonly { x: number; y: number }[];

/**
 * Reads the land in a tile, a little beyond its edges.
 * @param x number of the tile, beyond the antimeridian too
 * @returns clockwise rings of land, and holes the other way round; undefined if there is no such tile
 * @throws if it cannot be read
 */
export async function landIn(coast: PMTiles, x: number, y: number): Promise<Ring[] | undefined> {
  const around = ((x % COAST_TILES) + COAST_TILES) % COAST_TILES;
  const tile = await coast.getZxy(COAST_ZOOM, around, y);
  if (!tile) return undefined;
  const { land } = new VectorTile(new PbfReader(tile.data)).layers;
  if (!land) return [];
  return Array.from({ length: land.length }, (_, index) =>
    land.feature(index).loadGeometry(),
  ).flat();
}
