import { open } from 'node:fs/promises';
import { oneLine, StartError } from '../start-error.ts';

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const NAME = 'PMTiles';
const VERSION = 3;
/** Compressions that browsers can decode: none and gzip. */
const READABLE = [1, 2];
const VECTOR_TILES = 1;
/** Header positions of the offset and length of each section: root, metadata, leaves, tiles. */
const SECTIONS = [8, 24, 40, 56];

/**
 * Checks the file of MAP_PMTILES, so that an invalid one is reported at startup.
 * @throws StartError with the problem
 */
export async function checkTilesFile(path: string): Promise<void> {
  const fault = await faultOf(path).catch((error: unknown) => oneLine(error));
  if (fault !== undefined) throw new StartError(`MAP_PMTILES: ${path}: ${fault}`);
}

async function faultOf(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return 'not a file';
    const { buffer: header, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0);
    if (bytesRead < HEADER_BYTES || header.toString('latin1', 0, NAME.length) !== NAME) {
      return 'not a PMTiles file';
    }
    if (header[7] !== VERSION) return `PMTiles version ${header[7]}; only ${VERSION} can be read`;
    if (header[99] !== VECTOR_TILES) return 'it holds no vector tiles';
    if (![97, 98].every((at) => READABLE.includes(header[at] ?? 0))) {
      return 'its compression is neither gzip nor none';
    }
    const end = Math.max(
      ...SECTIONS.map((at) => Number(header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8))),
    );
    return end > stats.size ? 'the file is incomplete' : undefined;
  } finally {
    await file.close();
  }
}
