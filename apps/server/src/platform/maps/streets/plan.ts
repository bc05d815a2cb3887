import type { Point } from '@crewpad/domain';
import { Compression, TileType } from 'pmtiles';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import {
  type ArchiveHeader,
  type DirectoryEntry,
  headOf,
  OPENING_BYTES,
  readDirectory,
  readHeader,
  unpack,
} from './archive.ts';
import type { Build } from './build.ts';
import { inOrder } from './in-order.ts';
import { boundsAround, tilesAround } from './tiles-around.ts';

/** Minor streets have names from this zoom on; maps enlarge its tiles beyond it. */
const ZOOM_MAX = 14;
/** Layers without which a build is not one of Protomaps. */
const LAYERS = ['earth', 'water', 'roads'];
const LEVELS_MAX = 3;
const COMPRESSIONS: readonly Compression[] = [Compression.None, Compression.Gzip];

/** Bytes that are read in one call, although some lie between those that are needed. */
const GAP_BYTES_MAX = 32_000;
const CALL_BYTES_MAX = 2_000_000;

/** Neighboring contents of a build, read in one call. */
interface Section {
  /** Bytes from the start of the build. */
  readonly start: number;
  readonly length: number;
  /** Parts of the section to write one after the other: bytes from its start. */
  readonly parts: readonly { readonly offset: number; readonly length: number }[];
}

/** The streets file, as it will be written. */
export interface StreetsPlan {
  /** Its bytes before the tile data. */
  readonly head: Buffer;
  /** The tile data, in order. */
  readonly sections: readonly Section[];
  /** The size of the file. */
  readonly bytes: number;
}

/**
 * Reads the directories of a build, and plans a file with its tiles around the points.
 * @param miles distance from the points
 * @throws StartError if the build is not one of Protomaps, or has none of these tiles
 */
export async function planStreets(
  build: Build,
  points: readonly Point[],
  miles: number,
): Promise<StreetsPlan> {
  const { header, metadata } = await readOpening(build);
  const maxZoom = Math.min(ZOOM_MAX, header.maxZoom);
  const ids = tilesAround(points, miles, header.minZoom, maxZoom);
  const chosen = await entriesOf(build, header, ids);
  if (chosen.length === 0) throw wrongFormat(build, 'it has no tiles around these airports');
  const { entries, contents, bytes } = repack(chosen);
  const head = headOf({
    ...{ entries, metadata, maxZoom, minZoom: header.minZoom, tileDataLength: bytes },
    internalCompression: header.internalCompression,
    tileCompression: header.tileCompression,
    bounds: boundsAround(points, miles),
  });
  const sections = sectionsOf(contents, header.tileDataOffset);
  return { head, sections, bytes: head.length + bytes };
}

const wrongFormat = ({ address }: Build, reason: string) =>
  new StartError(`${address} is no build of Protomaps that can be read: ${reason}`);

const metadataShape = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** The header and the packed metadata of a build of Protomaps. */
async function readOpening(build: Build): Promise<{ header: ArchiveHeader; metadata: Buffer }> {
  const { opening } = build;
  if (opening.toString('latin1', 0, 7) !== 'PMTiles' || opening[7] !== 3) {
    throw wrongFormat(build, 'it is not a PMTiles file of version 3');
  }
  const header = readHeader(opening);
  if (header.tileType !== TileType.Mvt) throw wrongFormat(build, 'it has no vector tiles');
  if (!header.clustered) throw wrongFormat(build, 'its tiles are not in order');
  const { internalCompression, tileCompression } = header;
  if (![internalCompression, tileCompression].every((kind) => COMPRESSIONS.includes(kind))) {
    throw wrongFormat(build, 'its compression is neither gzip nor none');
  }
  const metadata = await build.read(header.jsonMetadataOffset, header.jsonMetadataLength);
  const layers = readLayers(metadata, internalCompression);
  const missing = LAYERS.filter((layer) => !layers.includes(layer));
  if (missing.length > 0) throw wrongFormat(build, `it has no layer ${missing.join(', ')}`);
  return { header, metadata };
}

/** Names of the layers; none if the metadata have another shape. */
function readLayers(metadata: Buffer, compression: Compression): string[] {
  try {
    const content: unknown = JSON.parse(unpack(metadata, compression).toString());
    return metadataShape.parse(content).vector_layers.map(({ id }) => id);
  } catch {
    return [];
  }
}

/**
 * The entries of these tiles.
 * @param ids ascending
 */
async function entriesOf(
  build: Build,
  header: ArchiveHeader,
  ids: readonly number[],
): Promise<DirectoryEntry[]> {
  const { rootDirectoryOffset, rootDirectoryLength, internalCompression } = header;
  const rootEnd = rootDirectoryOffset + rootDirectoryLength;
  const decode = (bytes: Buffer) => {
    try {
      return readDirectory(unpack(bytes, internalCompression));
    } catch {
      throw wrongFormat(build, 'a directory cannot be read');
    }
  };
  if (rootEnd > OPENING_BYTES) throw wrongFormat(build, 'its directory is too large');
  const tiles: DirectoryEntry[] = [];
  // Only the entries of a directory that are needed stay in memory.
  const take = (directory: DirectoryEntry[]) => {
    for (const entry of directory) tiles.push(...runsOf(entry, ids));
    return pointersTo(directory, ids);
  };
  let pointers = take(decode(build.opening.subarray(rootDirectoryOffset, rootEnd)));
  for (let level = 1; pointers.length > 0; level += 1) {
    if (level > LEVELS_MAX) throw wrongFormat(build, 'its directories are too deep');
    const sections = sectionsOf(pointers, header.leafDirectoryOffset);
    pointers = [];
    for await (const [section, bytes] of inOrder(sections, (s) => build.read(s.start, s.length))) {
      for (const { offset, length } of section.parts) {
        pointers.push(...take(decode(bytes.subarray(offset, offset + length))));
      }
    }
  }
  return tiles.sort((a, b) => a.tileId - b.tileId);
}

/** The directories that may have any of the tiles. */
function pointersTo(directory: DirectoryEntry[], ids: readonly number[]): DirectoryEntry[] {
  return directory.filter(({ tileId, runLength }, at) => {
    if (runLength > 0) return false;
    const id = ids[firstAtLeast(ids, tileId)];
    return id !== undefined && id < (directory[at + 1]?.tileId ?? Number.POSITIVE_INFINITY);
  });
}

/** The parts of an entry's run that are among the tiles. */
function runsOf(entry: DirectoryEntry, ids: readonly number[]): DirectoryEntry[] {
  const end = entry.tileId + entry.runLength;
  const runs: DirectoryEntry[] = [];
  for (let at = firstAtLeast(ids, entry.tileId); at < ids.length; at += 1) {
    const id = ids[at] ?? end;
    if (id >= end) break;
    const last = runs.at(-1);
    if (last && last.tileId + last.runLength === id) last.runLength += 1;
    else runs.push({ ...entry, tileId: id, runLength: 1 });
  }
  return runs;
}

/** The index of the first id that is at least a value. */
function firstAtLeast(ids: readonly number[], value: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Content = Pick<DirectoryEntry, 'offset' | 'length'>;

/** Lays the contents out by the first tile that shows each, as a clustered archive has them. */
function repack(chosen: readonly DirectoryEntry[]) {
  const places = new Map<number, number>();
  const contents: Content[] = [];
  let bytes = 0;
  const entries = chosen.map((entry) => {
    let place = places.get(entry.offset);
    if (place === undefined) {
      place = bytes;
      places.set(entry.offset, place);
      contents.push(entry);
      bytes += entry.length;
    }
    return { ...entry, offset: place };
  });
  return { entries, contents, bytes };
}

/**
 * Joins neighbors, in the given order.
 * @param base where their offsets count from, in bytes from the start of the build
 */
function sectionsOf(contents: readonly Content[], base: number): Section[] {
  const sections: { start: number; length: number; parts: Content[] }[] = [];
  for (const { offset, length } of contents) {
    const start = base + offset;
    const last = sections.at(-1);
    const gap = last === undefined ? -1 : start - last.start - last.length;
    const total = last === undefined ? 0 : start + length - last.start;
    if (last && gap >= 0 && gap <= GAP_BYTES_MAX && total <= CALL_BYTES_MAX) {
      last.parts.push({ offset: start - last.start, length });
      last.length = total;
    } else sections.push({ start, length, parts: [{ offset: 0, length }] });
  }
  return sections;
}
