import { mkdirSync } from 'node:fs';
import {
  type FileHandle,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Point } from '@crewpad/domain';
import { z } from 'zod';
import { lockFolder } from '../../data-folder/lock.ts';
import { StartError } from '../../start-error.ts';
import { STREETS_FILE } from '../settings.ts';
import { checkTilesFile } from '../tiles-file.ts';
import { type Build, openBuild, RETRY_PAUSES_MS } from './build.ts';
import { inOrder } from './in-order.ts';
import { planStreets, type StreetsPlan } from './plan.ts';

/** Free space beyond the size of the file, as a share of it. */
const SPARE = 0.1;
const REPORT_PERCENT = 5;

export interface StreetsJob {
  /** A build of Protomaps, or a folder of daily builds, whose address ends with a slash. */
  from: string;
  points: readonly Point[];
  /** Distance from the points. */
  miles: number;
  dataDir: string;
  now: Date;
  say: (line: string) => void;
  /** Bytes that a folder's disk has free. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Pauses before each new try of a call, in milliseconds. */
  pauses?: readonly number[];
}

/**
 * Writes the streets around the points from a build of Protomaps into the data folder. A file that
 * is there is replaced once the new one is whole. If it ends early, the next call with the same
 * points goes on where it ended.
 * @returns the path of the file and its size in bytes
 * @throws StartError with the problem
 */
export async function readStreets(job: StreetsJob): Promise<{ path: string; bytes: number }> {
  const folder = join(job.dataDir, 'streets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const draft = join(folder, STREETS_FILE);
    const path = join(job.dataDir, STREETS_FILE);
    const bytes = await writeDraft(job, draft, new Progress(join(folder, 'progress.json')));
    await checkTilesFile(draft);
    await rename(draft, path);
    await rm(folder, { recursive: true });
    return { path, bytes };
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw isFull ? new StartError(`The disk of ${job.dataDir} is full: make room.`) : error;
  } finally {
    lock.release();
    // Nothing is there to go on from when the first call failed.
    await rmdir(folder).catch(() => {});
  }
}

async function writeDraft(job: StreetsJob, draft: string, progress: Progress): Promise<number> {
  const { from, points, miles, say } = job;
  const { build, written } = await openSame(job, await progress.read());
  say(`Reading the directories of ${build.address} ...`);
  const plan = await planStreets(build, points, miles);
  const file = await open(draft, 'a+');
  try {
    const isSame = await startsWith(file, plan.head);
    const start = isSame ? Math.min(written, (await file.stat()).size) : 0;
    await file.truncate(start);
    await requireSpace(job, plan.bytes - start);
    say(
      start === 0
        ? `Reading ${inMegabytes(plan.bytes)} ...`
        : `Going on at ${inMegabytes(start)} of ${inMegabytes(plan.bytes)} ...`,
    );
    const state = { from, address: build.address, version: build.version, size: build.size };
    await copy({ build, plan, file, start, say }, (done) => progress.write({ ...state, done }));
    await file.sync();
  } finally {
    await file.close();
  }
  return plan.bytes;
}

/** The build that an earlier call began to read, if it is still there, or else the newest. */
async function openSame(job: StreetsJob, earlier: State | undefined) {
  const { from, now, pauses = RETRY_PAUSES_MS } = job;
  if (earlier?.from === from) {
    const build = await openBuild(earlier.address, now, pauses).catch(() => undefined);
    if (build?.version === earlier.version && build.size === earlier.size) {
      return { build, written: earlier.done };
    }
  }
  return { build: await openBuild(from, now, pauses), written: 0 };
}

/** Whether a file has these first bytes: the same tiles of the same build. */
async function startsWith(file: FileHandle, head: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(head.length), 0, head.length, 0);
  return bytesRead === head.length && buffer.equals(head);
}

/** @param bytes still to be written */
async function requireSpace({ dataDir, freeBytes = freeBytesOf }: StreetsJob, bytes: number) {
  const needed = bytes * (1 + SPARE);
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  throw new StartError(
    `The streets need ${inMegabytes(needed)} in ${dataDir}, which has ${inMegabytes(free)} free: ` +
      'make room, or give fewer airports or --miles.',
  );
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0)} MB`;

interface Copying {
  build: Build;
  plan: StreetsPlan;
  file: FileHandle;
  /** Bytes that the file has. */
  start: number;
  say: StreetsJob['say'];
}

/** @param onWritten called with the bytes that are on disk for good */
async function copy(
  { build, plan, file, start, say }: Copying,
  onWritten: (bytes: number) => Promise<void>,
): Promise<void> {
  let done = start;
  if (done === 0) {
    await file.appendFile(plan.head);
    done = plan.head.length;
  }
  const { sections, end } = sectionsFrom(plan, done);
  if (end !== done) await file.truncate(end);
  done = end;
  let reported = Math.floor((done / plan.bytes) * 100);
  for await (const [section, bytes] of inOrder(sections, (s) => build.read(s.start, s.length))) {
    const parts = section.parts.map(({ offset, length }) =>
      bytes.subarray(offset, offset + length),
    );
    await file.appendFile(Buffer.concat(parts));
    done += lengthOf(section);
    await file.datasync();
    await onWritten(done);
    const percent = Math.floor((done / plan.bytes) * 100);
    if (percent < reported + REPORT_PERCENT && done < plan.bytes) continue;
    reported = percent;
    say(`${percent} % of ${inMegabytes(plan.bytes)}`);
  }
}

const lengthOf = ({ parts }: StreetsPlan['sections'][number]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** The sections that are not wholly within the first bytes, and where the first of them begins. */
function sectionsFrom({ head, sections }: StreetsPlan, done: number) {
  let end = head.length;
  const first = sections.findIndex((section) => {
    const next = end + lengthOf(section);
    if (next > done) return true;
    end = next;
    return false;
  });
  return { sections: first === -1 ? [] : sections.slice(first), end };
}

const stateShape = z.object({
  from: z.string(),
  address: z.string(),
  version: z.string(),
  size: z.number(),
  /** Bytes that are on disk for good. */
  done: z.number(),
});
type State = z.infer<typeof stateShape>;

/** How far an earlier call came. */
class Progress {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<State | undefined> {
    try {
      return stateShape.parse(JSON.parse(await readFile(this.#path, 'utf8')));
    } catch {
      return undefined;
    }
  }

  async write(state: State): Promise<void> {
    const draft = `${this.#path}.new`;
    await writeFile(draft, JSON.stringify(state));
    await rename(draft, this.#path);
  }
}
