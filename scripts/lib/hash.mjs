import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files below the given files and folders of base, sorted, as paths relative to base. Names in
 * `skip` are left out wherever they occur; missing paths are ignored.
 */
export function listFiles(base, entries, skip = []) {
  const files = [];
  const statOf = (path) => statSync(join(base, path), { throwIfNoEntry: false });
  const visit = (path, dirent) => {
    const entry = dirent?.isSymbolicLink() ? statOf(path) : dirent;
    if (entry?.isFile()) files.push(path);
    if (!entry?.isDirectory()) return;
    for (const child of readdirSync(join(base, path), { withFileTypes: true })) {
      if (!skip.includes(child.name)) visit(`${path}/${child.name}`, child);
    }
  };
  for (const entry of entries) visit(entry, statOf(entry));
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

/** One SHA-256 over the names, the sizes and the last changes of files, whose contents are not read. */
function hashChanges(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    // Unlike its time of modification, no program can set this one back.
    const { size, ctimeMs } = statSync(join(base, file));
    hash.update(`${file}\0${size}\0${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * The hash of files, like hashFiles. It reads them only if one was written since an earlier result,
 * which a stamp keeps.
 * @param {{ sources?: string, changes?: string }} [previousHash]
 * @returns {{ sources: string, changes: string }}
 */
export function hashOnce(base, files, previousHash) {
  const changes = hashChanges(base, files);
  const isKnown = previousHash?.changes === changes && typeof previousHash.sources === 'string';
  return { sources: isKnown ? previousHash.sources : hashFiles(base, files), changes };
}
