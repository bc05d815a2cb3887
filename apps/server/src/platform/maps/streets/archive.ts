import { gunzipSync, gzipSync } from 'node:zlib';
import { bytesToHeader, Compression, type Entry, readVarint } from 'pmtiles';

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md: header and root directory. */
export const OPENING_BYTES = 16_384;
const HEADER_BYTES = 127;
const LEAF_ENTRIES = 4096;
const DIRECTORY_BYTES_MAX = 64_000_000;
const DEGREE = 1e7;

/** The fields of a header that we read. Offsets are bytes from the start of the file. */
export type ArchiveHeader = ReturnType<typeof bytesToHeader>;

/** @throws if this is no header of a PMTiles file */
export function readHeader(opening: Buffer): ArchiveHeader {
  return bytesToHeader(new Uint8Array(opening.subarray(0, HEADER_BYTES)).buffer);
}

/** An entry of a directory; with a run length of 0 it points to another directory. */
export type DirectoryEntry = Entry;

/** @throws if it cannot be decompressed */
export function unpack(bytes: Buffer, compression: Compression): Buffer {
  if (compression === Compression.None) return bytes;
  return gunzipSync(bytes, { maxOutputLength: DIRECTORY_BYTES_MAX });
}

const pack = (bytes: Buffer, compression: Compression) =>
  compression === Compression.None ? bytes : gzipSync(bytes, { level: 9 });

/** @param bytes decompressed */
export function readDirectory(bytes: Buffer): DirectoryEntry[] {
  const position = { buf: new Uint8Array(bytes), pos: 0 };
  const count = readVarint(position);
  if (count > bytes.length) throw new Error('a directory is cut short');
  const column = () => Array.from({ length: count }, () => readVarint(position));
  const [deltas, runLengths, lengths, offsets] = [column(), column(), column(), column()];
  const entries: DirectoryEntry[] = [];
  for (let at = 0, tileId = 0, end = 0; at < count; at += 1) {
    tileId += deltas[at] ?? 0;
    // 0: right behind the entry before.
    const stored = offsets[at] ?? 0;
    const offset = stored === 0 ? end : stored - 1;
    const length = lengths[at] ?? 0;
    end = offset + length;
    entries.push({ tileId, offset, length, runLength: runLengths[at] ?? 0 });
  }
  return entries;
}

function writeDirectory(entries: readonly DirectoryEntry[]): Buffer {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    // Ids and offsets have more bits than bitwise operators take.
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  const before = (at: number) => entries[at - 1];
  put(entries.length);
  entries.forEach(({ tileId }, at) => {
    put(tileId - (before(at)?.tileId ?? 0));
  });
  for (const { runLength } of entries) put(runLength);
  for (const { length } of entries) put(length);
  entries.forEach(({ offset }, at) => {
    const previous = before(at);
    const isNext = previous !== undefined && offset === previous.offset + previous.length;
    put(isNext ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}

interface ArchivePlan {
  /** By ascending id; offsets are bytes within the tile data. */
  entries: readonly DirectoryEntry[];
  /** As compressed as the directories. */
  metadata: Buffer;
  internalCompression: Compression;
  tileCompression: Compression;
  tileDataLength: number;
  minZoom: number;
  maxZoom: number;
  /** Degrees: west, south, east, north. */
  bounds: readonly [number, number, number, number];
}

/** All bytes of a clustered archive of vector tiles before its tile data. */
export function headOf(plan: ArchivePlan): Buffer {
  const { entries, metadata, internalCompression } = plan;
  const { root, leaves } = directoriesOf(entries, internalCompression);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let offset = HEADER_BYTES;
  [root.length, metadata.length, leaves.length, plan.tileDataLength].forEach((length, section) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + section * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + section * 16);
    offset += length;
  });
  const tiles = entries.reduce((sum, { runLength }) => sum + runLength, 0);
  const contents = new Set(entries.map((entry) => entry.offset)).size;
  [tiles, entries.length, contents].forEach((number, at) => {
    header.writeBigUInt64LE(BigInt(number), 72 + at * 8);
  });
  header[96] = 1;
  header[97] = internalCompression;
  header[98] = plan.tileCompression;
  header[99] = 1;
  header[100] = plan.minZoom;
  header[101] = plan.maxZoom;
  plan.bounds.forEach((degrees, at) => {
    header.writeInt32LE(Math.round(degrees * DEGREE), 102 + at * 4);
  });
  const [west, south, east, north] = plan.bounds;
  header[118] = plan.minZoom;
  header.writeInt32LE(Math.round(((west + east) / 2) * DEGREE), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * DEGREE), 123);
  return Buffer.concat([header, root, metadata, leaves]);
}

/** One directory, or if it is too large for the opening bytes, a root and its leaves. */
function directoriesOf(entries: readonly DirectoryEntry[], compression: Compression) {
  const whole = pack(writeDirectory(entries), compression);
  if (HEADER_BYTES + whole.length <= OPENING_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const pointers: DirectoryEntry[] = [];
    const leaves: Buffer[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = pack(writeDirectory(entries.slice(at, at + size)), compression);
      const tileId = entries[at]?.tileId ?? 0;
      pointers.push({ tileId, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = pack(writeDirectory(pointers), compression);
    if (HEADER_BYTES + root.length <= OPENING_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}
