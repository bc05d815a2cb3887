import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const SMALLEST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside the browser's files, which the host sends instead. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'crewpad:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = join(config.root, 'build', 'client');
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

async function compressAll(folder: string): Promise<void> {
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
