import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Compression, zxyToTileId } from 'pmtiles';
import { headOf } from './streets/archive.ts';

/** The size of a tile in units. */
const EXTENT = 4096;

/** Part of the world starting at its western edge, from pole to pole. */
interface Strip {
  layer: string;
  /** The kind attribute that the style uses. */
  kind: string;
  /** Fraction of the world's width, 0 to 1. */
  width: number;
}

const EARTH: Strip = { layer: 'earth', kind: 'earth', width: 1 };

/** Overrides for an otherwise valid header. */
interface Faults {
  version?: number;
  tileType?: number;
  compression?: number;
}

/** A tile of another zoom than 0. */
interface Place {
  zoom: number;
  x: number;
  y: number;
  /** Degrees: west, south, east, north. */
  bounds: readonly [number, number, number, number];
}

/** The tile of zoom 6 with New York, from North Carolina to Maine. */
export const NEW_YORK_TILE: Place = {
  zoom: 6,
  x: 18,
  y: 24,
  bounds: [-78.75, 36.59789, -73.125, 40.97989],
};

const WORLD: Place = { zoom: 0, x: 0, y: 0, bounds: [-180, -85, 180, 85] };

/** A PMTiles file with one tile, of the whole world: land, with the given features on top. */
export function pmtilesOf(
  strips: readonly Strip[] = [],
  faults: Faults = {},
  place: Place = WORLD,
): Buffer {
  const tile = Buffer.concat([EARTH, ...strips].map((strip) => field(3, layerOf(strip))));
  // One entry: the tile, run length one, all data from its first byte.
  const id = zxyToTileId(place.zoom, place.x, place.y);
  const directory = Buffer.from([1, ...varint(id), 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = faults.version ?? 3;
  const sections = [directory.length, metadata.length, 0, tile.length];
  let offset = header.length;
  sections.forEach((length, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16);
    offset += length;
  });
  // Addressed tiles, entries, distinct tiles.
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  header[96] = 1;
  header[97] = faults.compression ?? 1;
  header[98] = 1;
  header[99] = faults.tileType ?? 1;
  for (const at of [100, 101, 118]) header[at] = place.zoom;
  place.bounds.forEach((degrees, at) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4);
  });
  return Buffer.concat([header, directory, metadata, tile]);
}

/** https://github.com/mapbox/vector-tile-spec: a layer with one feature and its kind. */
function layerOf({ layer, kind, width }: Strip): Buffer {
  const right = Math.round(width * EXTENT);
  const geometry = [
    ...[command(1, 1), 0, 0],
    ...[command(2, 3), zigzag(right), 0, 0, zigzag(EXTENT), zigzag(-right), 0],
    command(7, 1),
  ];
  const feature = Buffer.concat([
    field(2, Buffer.from([0, 0])),
    Buffer.from([(3 << 3) | 0, 3]),
    field(4, Buffer.from(geometry.flatMap(varint))),
  ]);
  return Buffer.concat([
    Buffer.from([(15 << 3) | 0, 2]),
    field(1, Buffer.from(layer)),
    field(2, feature),
    field(3, Buffer.from('kind')),
    field(4, field(1, Buffer.from(kind))),
    Buffer.from([(5 << 3) | 0, ...varint(EXTENT)]),
  ]);
}

const command = (id: number, count: number) => id | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** A length-delimited field of a protocol buffer. */
function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(content.length)]), content]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

/** The metadata of a build of Protomaps, in short. */
const METADATA = { vector_layers: ['earth', 'water', 'roads'].map((id) => ({ id })) };

interface TestBuild {
  /** Ids of PMTiles, ascending. */
  ids: readonly number[];
  metadata?: object;
  maxZoom?: number;
}

/** The bytes of a tile of buildOf: every seventh is the same sea. */
export const tileOf = (id: number): Buffer =>
  id % 7 === 0
    ? Buffer.from('sea')
    : Buffer.from(`${id} `.repeat(1 + (id % 60)) + String(Math.sqrt(id)));

/** A clustered build with the given tiles, in several directories if they are many. */
export function buildOf({ ids, metadata = METADATA, maxZoom = 14 }: TestBuild): Buffer {
  const places = new Map<string, number>();
  const contents: Buffer[] = [];
  let bytes = 0;
  const entries = ids.map((tileId) => {
    const content = tileOf(tileId);
    const key = content.toString('latin1');
    let offset = places.get(key);
    if (offset === undefined) {
      offset = bytes;
      places.set(key, offset);
      contents.push(content);
      bytes += content.length;
    }
    return { tileId, offset, length: content.length, runLength: 1 };
  });
  const head = headOf({
    ...{ entries, maxZoom, minZoom: 0, tileDataLength: bytes },
    metadata: gzipSync(JSON.stringify(metadata)),
    internalCompression: Compression.Gzip,
    tileCompression: Compression.None,
    bounds: [-180, -85, 180, 85],
  });
  return Buffer.concat([head, ...contents]);
}

/** A server with one build, which answers ranges. */
export class BuildServer {
  content: Buffer;
  version = '"1"';
  /** Answers of each call in turn: a status without the range, or null for the range. */
  readonly faults: (number | null)[] = [];
  /** After so many sent bytes, calls are not answered any more. */
  limit = Number.POSITIVE_INFINITY;
  sentBytes = 0;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  constructor(content: Buffer) {
    this.content = content;
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
    const fault = this.faults.shift();
    if (fault) response.writeHead(fault).end(fault === 200 ? this.content : '');
    else if (url !== '/20261130.pmtiles') response.writeHead(404).end();
    else if (this.sentBytes < this.limit) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      const part = this.content.subarray(Number(from), Number(to) + 1);
      this.sentBytes += part.length;
      const last = Number(from) + part.length - 1;
      const range = `bytes ${from}-${last}/${this.content.length}`;
      response.writeHead(206, { 'content-range': range, etag: this.version }).end(part);
    }
  }
}
