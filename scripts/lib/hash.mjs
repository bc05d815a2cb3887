import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files below the given files and folders of base, sorted, as paths relative to base. Names in
 * `skip` are left out wherever they occur; missing paths are ignored.
 */
export function listFiles(base, entries, skip = []) {
  const files = [];
  const visit = (path) => {
    const stat = statSync(join(base, path), { throwIfNoEntry: false });
    if (stat?.isFile()) files.push(path);
    if (!stat?.isDirectory()) return;
    for (const name of readdirSync(join(base, path))) {
      if (!skip.includes(name)) visit(`${path}/${name}`);
    }
  };
  for (const entry of entries) visit(entry);
  return files.sort();
}

/** One SHA-256 over the names and the contents of files, as hex. */
export function hashFiles(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(base, file));
    // The length separates the end of a name from the start of a content.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
