import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROUTES_PATH } from '@crewpad/domain';
import type { Config } from '@react-router/dev/config';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this size, response headers outweigh the savings. */
const SMALLEST_BYTES = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside the browser's files, which the host sends instead. */
async function precompress(folder: string): Promise<void> {
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

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page contains its own routes, and the browser asks for those of its links once it is idle:
  // the table of all routes is 5 kB of every first load. The server sends them without counting
  // the request as a read (http/pages/pages.ts).
  routeDiscovery: { mode: 'lazy', manifestPath: ROUTES_PATH },
  // Here and not in a plugin, because the route table is written last.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
