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

/**
 * A build: what it is made of, with what, and what it makes. Paths are below the root.
 * @typedef {{ what: string, folder: string, command: string[], sources: string[], stamp: string,
 *   outputs: string[], main: string }} Build
 */

/** @type {Build} */
const WEB = {
  what: 'the web',
  folder: 'apps/web',
  command: ['react-router', 'build'],
  sources: [
    'apps/web',
    'packages/contract',
    'packages/domain',
    'packages/texts',
    'package-lock.json',
    'tsconfig.base.json',
  ],
  stamp: 'apps/web/build/.crewpad-build.json',
  outputs: ['apps/web/build/client', 'apps/web/build/server'],
  main: 'apps/web/build/server/index.js',
};

/** What npm start runs. */
export const PROGRAM = 'apps/server/build/program/main.js';

/** @type {Build} */
const SERVER = {
  what: 'the server',
  folder: 'apps/server',
  command: ['rolldown', '-c', 'rolldown.config.mjs'],
  sources: [
    'apps/server/migrations',
    'apps/server/rolldown.config.mjs',
    'apps/server/src',
    'apps/web/build/server',
    'packages/contract/src',
    'packages/domain/src',
    'packages/reference-data/src',
    'packages/stripe-sandbox/src',
    'packages/texts',
    'package-lock.json',
  ],
  stamp: 'apps/server/build/.crewpad-program.json',
  outputs: ['apps/server/build/program'],
  main: PROGRAM,
};

/** In this order, because the program holds the pages. */
const BUILDS = [WEB, SERVER];
const NO_SOURCES = ['node_modules', 'build', '.react-router', '.DS_Store'];

/**
 * One hash of all sources of a build, without tests.
 * @param {{ sources?: string, changes?: string }} [previousHash] as for hashOnce
 */
function sourceHash({ sources }, base = root, previousHash) {
  const files = listFiles(base, sources, NO_SOURCES);
  return hashOnce(
    base,
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    previousHash,
  );
}

/** Of the web build. */
export const webHash = (base, previousHash) => sourceHash(WEB, base, previousHash);

/** Of the server's build. */
export const serverHash = (base, previousHash) => sourceHash(SERVER, base, previousHash);

function outputSizes({ outputs }) {
  const files = listFiles(root, outputs);
  return Object.fromEntries(files.map((file) => [file, statSync(join(root, file)).size]));
}

/** Whether the build matches the sources and all its files exist with the recorded sizes. */
function isBuilt(build) {
  const stampFile = join(root, build.stamp);
  const stamp = readJson(stampFile);
  if (typeof stamp?.outputs !== 'object') return false;
  const hash = sourceHash(build, root, stamp);
  if (stamp.sources !== hash.sources) return false;
  const sizes = outputSizes(build);
  const isComplete =
    build.main in sizes &&
    Object.entries(stamp.outputs).every(([file, size]) => sizes[file] === size);
  // Written again with the same contents, as git does.
  if (isComplete && stamp.changes !== hash.changes) improveStamp(stampFile, { ...stamp, ...hash });
  return isComplete;
}

async function make(build) {
  const { what, folder, command, stamp, main } = build;
  const [name, ...args] = command;
  const hash = sourceHash(build);
  const since = Date.now();
  say(`Building ${what}: waiting for the bundler ...`);
  rmSync(join(root, stamp), { force: true });
  const node = serverNode();
  const result = await run(node, [tool(name), ...args], {
    cwd: join(root, folder),
    env: toolEnv(node, { NODE_ENV: 'production' }),
    // The bundler's file list does not help users who start the site; its errors go to stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.stopped) {
    complain('Stopped while building; the next start takes it up again.');
    throw new Stopped(signalCode(result.stopped));
  }
  if (result.code !== 0 || !existsSync(join(root, main))) {
    throw new Refusal(`Building ${what} failed (${command.join(' ')} ended with ${result.code}).`);
  }
  writeStamp(join(root, stamp), { ...hash, outputs: outputSizes(build) });
  say(`Built in ${seconds(since)}.`);
}

/**
 * Builds the web and the server, and prepares the database of a first start, if their sources
 * changed, the last build did not finish, or forced.
 */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && BUILDS.every(isBuilt) && isPrepared()) return;
  await withSetupLock(async () => {
    for (const build of BUILDS) if (force || !isBuilt(build)) await make(build);
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
