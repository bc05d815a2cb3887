import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOnce, listFiles } from './hash.mjs';
import { complain, Stopped, say, seconds } from './main.mjs';
import { memoryFlags } from './memory.mjs';
import { serverEnv, serverNode } from './node.mjs';
import { run, signalCode } from './process.mjs';
import { root } from './root.mjs';
import { improveStamp, readJson, writeStamp } from './stamp.mjs';

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
function preparedHash(previousHash) {
  return hashOnce(root, listFiles(root, SOURCES), previousHash);
}

/** Whether the prepared database is complete and of the present sources. */
export function isPrepared() {
  const stamp = readJson(STAMP);
  if (stamp === undefined || !existsSync(join(BUILD, 'database/PG_VERSION'))) return false;
  const hash = preparedHash(stamp);
  if (stamp.sources !== hash.sources) return false;
  if (stamp.changes !== hash.changes) improveStamp(STAMP, hash);
  return true;
}

/**
 * Prepares the embedded database that a first start copies. If it fails, a first start takes longer,
 * but works: it then creates the database from nothing.
 */
export async function prepareDatabase() {
  const since = Date.now();
  const hash = preparedHash();
  say('Preparing the database of a first start ...');
  // With the flags of a start, because Node compiles again under other flags.
  const command = [...memoryFlags(''), 'apps/server/src/cli/prepare.ts'];
  const result = await run(serverNode(), command, { env: serverEnv() });
  if (result.stopped) throw new Stopped(signalCode(result.stopped));
  if (result.code !== 0) return complain('It could not be prepared; the first start takes longer.');
  writeStamp(STAMP, hash);
  say(`Prepared in ${seconds(since)}.`);
}
