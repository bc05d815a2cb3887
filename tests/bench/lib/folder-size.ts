import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

/** Bytes on the disk of all files in a folder. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * BLOCK,
      0,
    );
}
