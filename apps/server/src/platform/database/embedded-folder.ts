import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine, StartError } from '../start-error.ts';
import { type DatabaseHandle, openEmbedded } from './database.ts';

/** PostgreSQL's first file in a database folder. */
const FIRST_FILE = 'PG_VERSION';

/**
 * Opens the embedded database in a folder, creating it at the first start. The caller holds the
 * lock of the data folder.
 * @param dataFolder the folder as users know it, for messages
 * @throws StartError if the database cannot be opened; it is left unchanged
 */
export async function openDatabaseFolder(
  folder: string,
  dataFolder: string,
): Promise<DatabaseHandle> {
  if (!hasContent(folder)) await create(folder);
  // Without this file, a new database would be created over the rest of the old one.
  if (!existsSync(join(folder, FIRST_FILE))) throw damaged(dataFolder, `${FIRST_FILE} is missing`);
  const said: string[] = [];
  try {
    return await openEmbedded(folder, { onStderr: (line) => said.push(line) });
  } catch (error) {
    const reason = said.findLast((line) => /FATAL|PANIC|LOG/.test(line)) ?? oneLine(error);
    throw damaged(dataFolder, reason.replace(/^.*(FATAL|PANIC|LOG):\s*/, '').trim());
  }
}

/** A crash during its creation leaves only the draft, which the next start deletes. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const database = await openEmbedded(draft);
  await database.close();
  await rename(draft, folder);
}

function hasContent(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function damaged(dataFolder: string, reason: string): StartError {
  return new StartError(
    `The data folder ${dataFolder} is damaged: ${reason}; ` +
      'restore a backup (npm run restore) or move it away.',
  );
}
