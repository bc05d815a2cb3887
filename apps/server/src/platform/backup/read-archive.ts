import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { oneLine, StartError } from '../start-error.ts';
import {
  FORMAT,
  HEADER_BYTES_MAX,
  MAGIC,
  MANIFEST_BYTES_MAX,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

const OWNER_ONLY = 0o600;

/**
 * Unpacks an archive into a folder, or only verifies it if none is given. Checks every length and
 * hash, and that nothing follows the last entry.
 * @throws StartError if it is not a backup, has an unknown format, or is truncated or modified.
 */
export async function readArchive(file: string, into?: string): Promise<Manifest> {
  try {
    const { manifest, offset } = await readManifest(file);
    for (const folder of into === undefined ? [] : manifest.folders) {
      await mkdir(join(into ?? '', folder), { recursive: true });
    }
    const packed = createReadStream(file, { start: offset });
    const contents = new ByteReader(packed.pipe(createGunzip({ chunkSize: 1 << 18 })), packed);
    for (const entry of manifest.entries) await readEntry(contents, entry, into);
    if (!(await contents.isAtEnd())) throw new Error('it has data after its end');
    return manifest;
  } catch (error) {
    throw new StartError(`The backup ${file} cannot be used: ${oneLine(error)}`);
  }
}

async function readManifest(file: string): Promise<{ manifest: Manifest; offset: number }> {
  const handle = await open(file);
  try {
    const head = await readBytes(handle, 0, HEADER_BYTES_MAX);
    const line = head.subarray(0, head.indexOf('\n') + 1).toString();
    const [magic, format, length, digest] = line.trimEnd().split(' ');
    if (magic !== MAGIC) throw new Error('it is not a backup of Crewpad');
    if (Number(format) !== FORMAT) throw new Error(`its format ${format} is not supported`);
    const size = Number(length);
    if (!Number.isInteger(size) || size > MANIFEST_BYTES_MAX)
      throw new Error('its header is damaged');
    const json = await readBytes(handle, line.length, size);
    if (createHash('sha256').update(json).digest('hex') !== digest) {
      throw new Error('its manifest is damaged');
    }
    const manifest = manifestSchema.parse(JSON.parse(json.toString()));
    return { manifest, offset: line.length + size };
  } finally {
    await handle.close();
  }
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function readEntry(
  contents: ByteReader,
  { path, size, sha256 }: Manifest['entries'][number],
  into: string | undefined,
): Promise<void> {
  const hash = createHash('sha256');
  const target = into === undefined ? undefined : await create(join(into, path));
  try {
    for await (const chunk of contents.take(size)) {
      hash.update(chunk);
      await target?.writeFile(chunk);
    }
    await target?.sync();
  } finally {
    await target?.close();
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is damaged`);
}

async function create(file: string): Promise<FileHandle> {
  await mkdir(dirname(file), { recursive: true });
  return open(file, 'wx', OWNER_ONLY);
}

/** Reads a stream in chunks of given lengths. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  /** @param source the origin of the stream: its errors become the stream's errors. */
  constructor(stream: Readable, source: Readable) {
    source.on('error', (error) => stream.destroy(error));
    this.#chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** The next `length` bytes, as they arrive. @throws if the stream ends first. */
  async *take(length: number): AsyncGenerator<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#rest.byteLength === 0 && !(await this.#more())) throw new Error('it is truncated');
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.byteLength);
      missing -= part.byteLength;
      yield part;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.byteLength === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = value;
    return true;
  }
}
