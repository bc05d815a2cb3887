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

/** A PMTiles file with one tile of the whole world: land, with the given features on top. */
export function pmtilesOf(strips: readonly Strip[] = [], faults: Faults = {}): Buffer {
  const tile = Buffer.concat([EARTH, ...strips].map((strip) => field(3, layerOf(strip))));
  // One entry: tile 0, run length one, all data from its first byte.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
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
  const corners = [-180, -85, 180, 85].map((degrees) => degrees * 1e7);
  corners.forEach((degrees, at) => {
    header.writeInt32LE(degrees, 102 + at * 4);
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
