import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|html|txt)$/;
const WORTH_BYTES = 1024;
/** The best brotli can do takes seconds on what is larger than this, for a few percent. */
const LARGE_BYTES = 400 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function textFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

async function compress(file) {
  const plain = readFileSync(file);
  if (plain.length < WORTH_BYTES) return;
  const quality = plain.length > LARGE_BYTES ? 9 : 11;
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(plain, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Lays a .br and a .gz beside every text file of a folder, for the server to send as they are. */
export async function precompress(folder) {
  await Promise.all(textFiles(folder).map(compress));
}
