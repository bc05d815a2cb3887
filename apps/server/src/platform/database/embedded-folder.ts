import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneLine, StartError } from '../start-error.ts';
import { commandLine } from '../version.ts';
import { type DatabaseHandle, openEmbedded } from './database.ts';

/** PostgreSQL's first file in a database folder. */
const FIRST_FILE = 'PG_VERSION';

/**
 * A database with the schema and the reference data, made by npm run build. A new folder starts as
 * a copy of it, which takes a fraction of the time; the migrations and the loader that follow find
 * it up to date, or bring it there. Without it, a new folder starts empty.
 */
export const PREPARED_FOLDER = fileURLToPath(new URL('../../../build/database', import.meta.url));
/** The same in a package to deploy, where size matters more than two seconds of the first start. */
export const PREPARED_ARCHIVE = archiveBeside(PREPARED_FOLDER);

/**
 * Opens the embedded database in a folder, creating it at the first start. The caller holds the
 * lock of the data folder.
 * @param dataFolder the folder as users know it, for messages
 * @param prepared what a new folder is copied from, if it exists
 * @throws StartError if the database cannot be opened; it is left unchanged
 */
export async function openDatabaseFolder(
  folder: string,
  dataFolder: string,
  prepared = PREPARED_FOLDER,
): Promise<DatabaseHandle> {
  if (!hasContent(folder)) await create(folder, prepared);
  // Without this file, a new database would be created over the rest of the old one.
  if (!existsSync(join(folder, FIRST_FILE))) throw damaged(dataFolder, `${FIRST_FILE} is missing`);
  const lines: string[] = [];
  try {
    return await openEmbedded(folder, { onStderr: (line) => lines.push(line) });
  } catch (error) {
    const reason = lines.findLast((line) => /FATAL|PANIC|LOG/.test(line)) ?? oneLine(error);
    throw damaged(dataFolder, reason.replace(/^.*(FATAL|PANIC|LOG):\s*/, '').trim());
  }
}

/** A crash during its creation leaves only the draft, which the next start deletes. */
async function create(folder: string, prepared: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (hasContent(prepared)) await cp(prepared, draft, { recursive: true });
  else await (await openEmbedded(draft, await archiveOf(prepared))).close();
  await rename(draft, folder);
}

function archiveBeside(folder: string): string {
  return `${folder}.tar.gz`;
}

async function archiveOf(prepared: string): Promise<{ dump?: Blob }> {
  const archive = archiveBeside(prepared);
  return existsSync(archive)
    ? { dump: await openAsBlob(archive, { type: 'application/gzip' }) }
    : {};
}

function hasContent(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function damaged(dataFolder: string, reason: string): StartError {
  return new StartError(
    `The data folder ${dataFolder} is damaged: ${reason}; ` +
      `restore a backup (${commandLine('restore', 'FILE')}) or move it away.`,
  );
}
