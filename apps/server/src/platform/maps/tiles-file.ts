import { open } from 'node:fs/promises';
import { oneLine, StartError } from '../start-error.ts';

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const ANSWER_TIMEOUT_MS = 5000;
const NAME = 'PMTiles';
const VERSION = 3;
/** Compressions that browsers can decode: none and gzip. */
const READABLE = [1, 2];
const VECTOR_TILES = 1;
/** Header positions of the offset and length of each section: root, metadata, leaves, tiles. */
const SECTIONS = [8, 24, 40, 56];

/**
 * Checks a file of map tiles, so that an invalid one is reported at startup.
 * @throws StartError with the problem
 */
export async function checkTilesFile(path: string): Promise<void> {
  const fault = await faultOf(path).catch((error: unknown) => oneLine(error));
  if (fault !== undefined) throw new StartError(`Map tiles: ${path}: ${fault}`);
}

async function faultOf(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return 'not a file';
    const { buffer: header, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0);
    return faultOfHeader(header.subarray(0, bytesRead), stats.size);
  } finally {
    await file.close();
  }
}

/** @param bytes the size of the whole file */
function faultOfHeader(header: Buffer, bytes: number): string | undefined {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, NAME.length) !== NAME) {
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
  return end > bytes ? 'the file is incomplete' : undefined;
}

/**
 * Checks tiles in a bucket as a browser of this site reads them.
 * @throws Error with the problem
 */
export async function checkTilesAddress(url: string, origin: string): Promise<void> {
  const response = await fetch(url, {
    headers: { range: `bytes=0-${HEADER_BYTES - 1}`, origin },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const { status, headers } = response;
  if (status !== 206) {
    await response.body?.cancel();
    throw new Error(`${url} answers ${status} to a range, and not 206`);
  }
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    throw new Error(`${url} does not allow ${origin} to read it (CORS)`);
  }
  const [, size] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const header = Buffer.from(await response.arrayBuffer());
  const fault = faultOfHeader(header, Number(size ?? Number.POSITIVE_INFINITY));
  if (fault !== undefined) throw new Error(`${url}: ${fault}`);
}
