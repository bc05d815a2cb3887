import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine, StartError } from '../start-error.ts';

const SECRET_BYTES = 32;
const SECRET_LENGTH_MIN = 32;

/** The paths in the data folder. */
export interface DataFolder {
  readonly path: string;
  /** The embedded database's own folder. */
  readonly database: string;
  /** Stored files, if the storage is a folder. */
  readonly files: string;
  readonly secret: string;
  readonly controlSocket: string;
  /** Exists while a restore replaces the contents. */
  readonly restoring: string;
}

/** The paths of a data folder, which may not exist. */
export function dataFolderAt(path: string): DataFolder {
  return {
    path,
    database: join(path, 'database'),
    files: join(path, 'files'),
    secret: join(path, 'secret'),
    controlSocket: join(path, 'control.sock'),
    restoring: join(path, 'restoring'),
  };
}

/**
 * Creates the data folder if it is missing, readable only by its owner.
 * @throws StartError if it cannot be created or written
 */
export function makeDataFolder(path: string): DataFolder {
  const folder = dataFolderAt(path);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder');
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be used: ${oneLine(error)}`);
  }
  return folder;
}

/**
 * Like makeDataFolder, for programs that use its contents.
 * @throws StartError also if a restore was interrupted
 */
export function prepareDataFolder(path: string): DataFolder {
  const folder = makeDataFolder(path);
  if (existsSync(folder.restoring)) {
    throw new StartError(
      `A restore into the data folder ${path} was cut short: run it again with --force.`,
    );
  }
  mkdirSync(folder.files, { recursive: true });
  return folder;
}

/**
 * The secret of this installation, created and stored at the first start.
 * @throws StartError if the stored secret is unreadable or too short
 */
export async function loadOrCreateSecret(folder: DataFolder): Promise<string> {
  if (existsSync(folder.secret)) {
    try {
      const secret = readFileSync(folder.secret, 'utf8').trim();
      if (secret.length < SECRET_LENGTH_MIN) throw new Error('it is too short');
      return secret;
    } catch (error) {
      throw new StartError(`The secret in ${folder.secret} cannot be used: ${oneLine(error)}`);
    }
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  // A crash must not leave a partial secret under the final name.
  const draft = `${folder.secret}.new`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
  await rename(draft, folder.secret);
  return secret;
}
