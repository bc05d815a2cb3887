import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from './hash.mjs';
import { complain, Stopped, say, seconds } from './main.mjs';
import { memoryFlags } from './memory.mjs';
import { serverEnv, serverNode } from './node.mjs';
import { run, signalCode } from './process.mjs';
import { root } from './root.mjs';
import { readJson, writeStamp } from './stamp.mjs';

const BUILD = join(root, 'apps/server/build');
const STAMP = join(BUILD, '.crewpad-database.json');
const SOURCES = [
  'apps/server/migrations',
  'apps/server/src/cli/prepare.ts',
  'apps/server/src/data',
  'packages/reference-data/src',
  'package-lock.json',
];

/** One hash of what the prepared database is made of. */
export function preparedHash() {
  return hashFiles(root, listFiles(root, SOURCES));
}

/** Whether the prepared database is complete and of these sources. */
export function isPrepared(hash) {
  return readJson(STAMP)?.sources === hash && existsSync(join(BUILD, 'database/PG_VERSION'));
}

/**
 * Prepares the embedded database that a first start copies. If it fails, a first start takes longer,
 * but works: it then creates the database from nothing.
 */
export async function prepareDatabase(hash) {
  const since = Date.now();
  say('Preparing the database of a first start ...');
  // With the flags of a start, because Node compiles again under other flags.
  const command = [...memoryFlags(''), 'apps/server/src/cli/prepare.ts'];
  const result = await run(serverNode(), command, { env: serverEnv() });
  if (result.stopped) throw new Stopped(signalCode(result.stopped));
  if (result.code !== 0) return complain('It could not be prepared; the first start takes longer.');
  writeStamp(STAMP, { sources: hash });
  say(`Prepared in ${seconds(since)}.`);
}
