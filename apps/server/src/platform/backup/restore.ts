import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { openDatabaseFolder } from '../database/embedded-folder.ts';
import { StartError } from '../start-error.ts';
import { readArchive } from './read-archive.ts';

const UNPACKED = 'restore-unpacked';
const MOVED_ASIDE = 'before-restore-';
/** Files that an unused data folder may have. */
const OF_NO_ACCOUNT =
  /^(lock(\..*)?|control\.sock(\.path)?|restore-unpacked|restoring|before-restore-.*)$/;

export interface RestoreOptions {
  /** Moves existing contents aside instead of refusing. */
  force: boolean;
  now: Date;
}

/**
 * Restores a backup into a data folder under the caller's lock. Unpacks the archive next to the
 * current contents, verifies it completely, and opens its database, before replacing anything.
 * @returns the folder with the former contents, if there were any
 * @throws StartError if the archive is unusable, or the folder is not empty without `force`
 */
export async function restoreInto(
  data: DataFolder,
  archive: string,
  { force, now }: RestoreOptions,
): Promise<string | undefined> {
  const former = await contentsOf(data);
  if (former.length > 0 && !force) {
    throw new StartError(
      `The data folder ${data.path} is not empty: give --force to move what is in it aside.`,
    );
  }
  const unpacked = join(data.path, UNPACKED);
  await rm(unpacked, { recursive: true, force: true });
  try {
    await mkdir(unpacked, { mode: 0o700 });
    await readArchive(archive, unpacked);
    const database = await openDatabaseFolder(join(unpacked, 'database'), unpacked);
    await database.close();
    return await putInPlace(data, unpacked, former, now);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Names that a restore would replace, except empty folders, which a first start creates. */
async function contentsOf(data: DataFolder): Promise<string[]> {
  const names = (await readdir(data.path)).filter((name) => !OF_NO_ACCOUNT.test(name));
  const isEmptyFiles =
    names.length === 1 && names[0] === 'files' && (await readdir(data.files)).length === 0;
  return isEmptyFiles ? [] : names;
}

async function putInPlace(
  data: DataFolder,
  unpacked: string,
  former: readonly string[],
  now: Date,
): Promise<string | undefined> {
  // While this file exists no server starts, because the contents are a mix of old and new.
  await writeFile(data.restoring, '');
  let aside: string | undefined;
  if (former.length > 0) {
    aside = join(data.path, `${MOVED_ASIDE}${now.toISOString().replaceAll(':', '-')}`);
    await mkdir(aside);
    for (const name of former) await rename(join(data.path, name), join(aside, name));
  }
  await rm(data.files, { recursive: true, force: true });
  for (const name of await readdir(unpacked)) {
    await rename(join(unpacked, name), join(data.path, name));
  }
  if (!existsSync(data.files)) await mkdir(data.files);
  await rm(data.restoring);
  return aside;
}
