import { constants, existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { DatabaseHandle } from '../database/database.ts';

const PREFIX = 'backup-';

/** A copy of the data folder at one instant. */
export interface Snapshot {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the contents of a backup while the server runs. Copies the database and lists the files
 * while queries are paused, so the copy has all acknowledged writes and every file that its rows
 * reference. It equals the state after a kill at that instant, from which the database recovers by
 * its log.
 */
export async function takeSnapshot(data: DataFolder, database: DatabaseHandle): Promise<Snapshot> {
  const { embedded } = database;
  if (embedded === undefined) throw new Error('only the embedded database is backed up this way');
  const folder = await mkdtemp(join(data.path, PREFIX));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // This shortens the recovery; later writes until the pause are in the log.
    await embedded.exec('checkpoint');
    await embedded.runExclusive(async () => {
      await cp(data.database, join(folder, 'database'), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
      await linkAll(data.files, join(folder, 'files'));
    });
    // There is none if SECRET is set.
    if (existsSync(data.secret)) await copyFile(data.secret, join(folder, 'secret'));
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

/** Removes leftovers of a killed backup. */
export async function removeOldSnapshots(data: DataFolder): Promise<void> {
  for (const name of await readdir(data.path)) {
    if (name.startsWith(PREFIX)) await rm(join(data.path, name), { recursive: true, force: true });
  }
}

/** Stored files are created and deleted but never changed, so a hard link preserves them. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}
