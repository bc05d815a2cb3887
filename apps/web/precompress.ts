import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this size, response headers outweigh the savings. */
const SMALLEST_BYTES = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside the browser's files, which the host sends instead. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    if (content.byteLength < SMALLEST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await toBrotli(content, { params }));
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
  }
}
