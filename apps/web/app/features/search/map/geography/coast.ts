import { FetchSource, PMTiles, type RangeResponse, readVarint } from 'pmtiles';

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

/** A closed line in units of a tile: x and y in turn, without the first point at the end. */
type Ring = number[];

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
  for (const { number, bytes } of fieldsOf(new Uint8Array(tile.data))) {
    const layer = number === LAYERS ? fieldsOf(bytes) : [];
    const name = layer.find((field) => field.number === LAYER_NAME);
    if (new TextDecoder().decode(name?.bytes) !== 'land') continue;
    return layer
      .filter((field) => field.number === LAYER_FEATURES)
      .flatMap((feature) => fieldsOf(feature.bytes))
      .filter((field) => field.number === FEATURE_GEOMETRY)
      .flatMap((geometry) => ringsOf(geometry.bytes));
  }
  return [];
}

/** Numbers of fields of a vector tile: https://github.com/mapbox/vector-tile-spec */
const LAYERS = 3;
const LAYER_NAME = 1;
const LAYER_FEATURES = 2;
const FEATURE_GEOMETRY = 4;

interface Field {
  number: number;
  bytes: Uint8Array;
}

/** The fields with content of a protocol buffer; numbers are skipped. */
function fieldsOf(buf: Uint8Array): Field[] {
  const at = { buf, pos: 0 };
  const fields: Field[] = [];
  while (at.pos < buf.length) {
    const key = readVarint(at);
    const value = readVarint(at);
    if ((key & 7) !== 2) continue;
    fields.push({ number: key >> 3, bytes: buf.subarray(at.pos, at.pos + value) });
    at.pos += value;
  }
  return fields;
}

const MOVE = 1;
const LINE = 2;

function ringsOf(buf: Uint8Array): Ring[] {
  const at = { buf, pos: 0 };
  const step = () => {
    const value = readVarint(at);
    return (value >>> 1) ^ -(value & 1);
  };
  const rings: Ring[] = [];
  for (let x = 0, y = 0; at.pos < buf.length; ) {
    const command = readVarint(at);
    const kind = command & 7;
    if (kind === MOVE) rings.push([]);
    if (kind !== MOVE && kind !== LINE) continue;
    for (let count = command >> 3; count > 0; count -= 1) {
      x += step();
      y += step();
      rings.at(-1)?.push(x, y);
    }
  }
  return rings;
}
