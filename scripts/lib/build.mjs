import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOnce, listFiles } from './hash.mjs';
import { withSetupLock } from './lock.mjs';
import { complain, Refusal, Stopped, say, seconds } from './main.mjs';
import { serverNode } from './node.mjs';
import { isPrepared, prepareDatabase } from './prepared-database.mjs';
import { run, signalCode, tool, toolEnv } from './process.mjs';
import { root } from './root.mjs';
import { improveStamp, readJson, writeStamp } from './stamp.mjs';

const WEB = join(root, 'apps/web');
const STAMP = join(WEB, 'build/.crewpad-build.json');
const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/domain',
  'packages/texts',
  'package-lock.json',
  'tsconfig.base.json',
];
const NO_SOURCES = ['node_modules', 'build', '.react-router', '.DS_Store'];

/**
 * One hash of all sources of the web build, without tests.
 * @param {{ sources?: string, changes?: string }} [previousHash] as for hashOnce
 */
export function sourceHash(base = root, previousHash) {
  const files = listFiles(base, SOURCES, NO_SOURCES);
  return hashOnce(
    base,
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    previousHash,
  );
}

function outputSizes() {
  const files = listFiles(WEB, ['build/client', 'build/server']);
  return Object.fromEntries(files.map((file) => [file, statSync(join(WEB, file)).size]));
}

/** Whether the build matches the sources and all its files exist with the recorded sizes. */
function isBuilt() {
  const stamp = readJson(STAMP);
  if (typeof stamp?.outputs !== 'object') return false;
  const hash = sourceHash(root, stamp);
  if (stamp.sources !== hash.sources) return false;
  const sizes = outputSizes();
  const isComplete =
    'build/server/index.js' in sizes &&
    Object.entries(stamp.outputs).every(([file, size]) => sizes[file] === size);
  // Written again with the same contents, as git does.
  if (isComplete && stamp.changes !== hash.changes) improveStamp(STAMP, { ...stamp, ...hash });
  return isComplete;
}

async function build() {
  const hash = sourceHash();
  const since = Date.now();
  say('Building the web: waiting for the bundler ...');
  rmSync(STAMP, { force: true });
  const node = serverNode();
  const result = await run(node, [tool('react-router'), 'build'], {
    cwd: WEB,
    env: toolEnv(node, { NODE_ENV: 'production' }),
    // The bundler's file list does not help users who start the site; its errors go to stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.stopped) {
    complain('Stopped while building; the next start takes it up again.');
    throw new Stopped(signalCode(result.stopped));
  }
  if (result.code !== 0 || !existsSync(join(WEB, 'build/server/index.js'))) {
    throw new Refusal(`Building the web failed (react-router build ended with ${result.code}).`);
  }
  const outputs = outputSizes();
  writeStamp(STAMP, { ...hash, outputs });
  say(`Built in ${seconds(since)}.`);
}

/**
 * Builds the web, and prepares the database of a first start, if their sources changed, the last
 * build did not finish, or forced.
 */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt() && isPrepared()) return;
  await withSetupLock(async () => {
    if (force || !isBuilt()) await build();
    if (force || !isPrepared()) await prepareDatabase();
  });
}

/** Prepares only the database of a first start, for npm run dev, which builds no web. */
export async function ensurePrepared() {
  if (isPrepared()) return;
  await withSetupLock(async () => {
    if (!isPrepared()) await prepareDatabase();
  });
}
