import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Refusal } from './main.mjs';
import { root } from './root.mjs';

function statOrUndefined(path) {
  try {
    return statSync(path);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new Refusal(`Cannot use the data folder ${path}: ${error.message}.`);
  }
}

/**
 * Throws a Refusal if the data folder, or its nearest existing parent, is not writable. Creates
 * nothing: the server creates the folder with the right mode.
 */
export function checkDataDir(env = process.env) {
  const folder = resolve(root, env.DATA_DIR || '.data');
  let existing = folder;
  while (!statOrUndefined(existing)) existing = dirname(existing);
  if (!statSync(existing).isDirectory()) {
    throw new Refusal(`Cannot use the data folder ${folder}: ${existing} is not a folder.`);
  }
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(`Cannot use the data folder ${folder}: ${existing} cannot be written.`);
  }
}
