import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { FORMAT, MAGIC, type Manifest } from './manifest.ts';

/** Pictures are already compressed, and the fastest level shrinks the database a lot. */
const GZIP_LEVEL = 1;
/** Files that the database creates again on startup. */
const LEFT_OUT = new Set(['database/postmaster.pid']);

/** The archive of a snapshot's folder, as a stream. */
export async function archiveOf(folder: string, createdAt: Date): Promise<Readable> {
  const manifest = await describe(folder, createdAt);
  const json = Buffer.from(JSON.stringify(manifest));
  const digest = createHash('sha256').update(json).digest('hex');
  const head = Buffer.from(`${MAGIC} ${FORMAT} ${json.byteLength} ${digest}\n`);
  const contents = Readable.from(contentsOf(folder, manifest)).compose(
    createGzip({ level: GZIP_LEVEL }),
  );
  return Readable.from(joined([head, json], contents), { objectMode: false });
}

async function describe(folder: string, createdAt: Date): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const manifest: Manifest = { created_at: createdAt.toISOString(), folders: [], entries: [] };
  for (const entry of entries) {
    const absolute = join(entry.parentPath, entry.name);
    const path = relative(folder, absolute).replaceAll('\\', '/');
    if (entry.isDirectory() && path.includes('/')) manifest.folders.push(path);
    if (!entry.isFile() || LEFT_OUT.has(path)) continue;
    manifest.entries.push({ path, ...(await sizeAndHash(absolute)) });
  }
  return manifest;
}

async function sizeAndHash(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

async function* contentsOf(folder: string, manifest: Manifest): AsyncGenerator<Buffer> {
  for (const { path, size } of manifest.entries) {
    if (size === 0) continue;
    // Only as many bytes as described, even if a file has grown.
    yield* createReadStream(join(folder, path), { end: size - 1 }) as AsyncIterable<Buffer>;
  }
}

async function* joined(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
