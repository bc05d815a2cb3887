import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine, StartError } from '../../start-error.ts';
import { OPENING_BYTES } from './archive.ts';

/** Pauses before each new try of a failed call. */
export const RETRY_PAUSES_MS = [500, 2000, 8000];
const CALL_LIMIT_MS = 60_000;
/** How far back the newest daily build may be. */
const DAYS_BACK = 14;
const DAY_MS = 86_400_000;

/** One version of a file on a server, read in ranges. */
export interface Build {
  readonly address: string;
  /** ETag or date: another one is another version. */
  readonly version: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Its first bytes. */
  readonly opening: Buffer;
  /** @throws StartError if the server fails several times, or the file is another one by now */
  read(offset: number, length: number): Promise<Buffer>;
}

/**
 * Opens the build at an address. An address that ends with a slash is a folder of daily builds,
 * such as 20261130.pmtiles, of which the newest is opened.
 * @throws StartError if there is none, or the server does not answer ranges
 */
export async function openBuild(
  address: string,
  now: Date,
  pauses: readonly number[],
): Promise<Build> {
  if (!address.endsWith('/')) {
    const build = await openFile(address, pauses);
    if (build === undefined) throw new StartError(`${address} answers 404: there is no such build`);
    return build;
  }
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10);
    const build = await openFile(`${address}${day.replaceAll('-', '')}.pmtiles`, pauses);
    if (build !== undefined) return build;
  }
  throw new StartError(`${address} has no build of the last ${DAYS_BACK} days`);
}

/** undefined if there is no such file. */
async function openFile(address: string, pauses: readonly number[]): Promise<Build | undefined> {
  const first = await readRange(address, 0, OPENING_BYTES, pauses);
  if (first === undefined) return undefined;
  const { version, size, bytes: opening } = first;
  return {
    ...{ address, version, size, opening },
    async read(offset, length) {
      if (offset + length > size) throw new StartError(`${address} is incomplete`);
      const part = await readRange(address, offset, length, pauses);
      if (part?.version !== version || part.size !== size) {
        throw new StartError(`${address} was replaced while it was read: run the command again`);
      }
      if (part.bytes.length !== length) throw new StartError(`${address} is incomplete`);
      return part.bytes;
    },
  };
}

interface Part {
  bytes: Buffer;
  version: string;
  size: number;
}

/** A fault that another try may not have. */
class Passing extends Error {}

async function readRange(
  address: string,
  offset: number,
  length: number,
  pauses: readonly number[],
): Promise<Part | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryRange(address, offset, length);
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof Passing) || pause === undefined) {
        throw new StartError(`${address}: ${oneLine(error)}`);
      }
      await sleep(pause);
    }
  }
}

async function tryRange(
  address: string,
  offset: number,
  length: number,
): Promise<Part | undefined> {
  const response = await fetch(address, {
    // Another encoding would have other ranges.
    headers: { range: `bytes=${offset}-${offset + length - 1}`, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    throw new Passing(oneLine(cause ?? error));
  });
  const { status, headers } = response;
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (status !== 206 || Number(start) !== offset) {
    await response.body?.cancel();
    if (status === 404) return undefined;
    if (status >= 500 || status === 429) throw new Passing(`answers ${status}`);
    throw new Error(
      status === 200 || status === 206
        ? `answers a range with ${status} and not with that part: the server has to support ranges`
        : `answers ${status}`,
    );
  }
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new Passing(oneLine(error));
  });
  return {
    bytes: Buffer.from(bytes),
    version: headers.get('etag') ?? headers.get('last-modified') ?? '',
    size: Number(size),
  };
}
