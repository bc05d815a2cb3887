import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { withSetupLock } from './lock.mjs';
import { complain, Refusal, Stopped, say, seconds } from './main.mjs';
import { bundledNode, findNode, hideUselessNode } from './node.mjs';
import { run, signalCode } from './process.mjs';
import { root } from './root.mjs';
import { readJson, writeStamp } from './stamp.mjs';

const STAMP = join(root, 'node_modules/.crewpad-install.json');

function lockHash() {
  return hashFiles(root, ['package-lock.json']);
}

/**
 * The lock file entries that every platform must have in node_modules, by path.
 * @param {boolean} withTools with those that only tests and tools need
 */
function required(lock, withTools) {
  return Object.entries(lock?.packages ?? {}).filter(
    ([place, entry]) =>
      place.includes('node_modules/') &&
      !entry.optional &&
      !entry.devOptional &&
      (withTools || !entry.dev),
  );
}

/**
 * npm writes its own record of node_modules as the last step of an install, so one that matches the
 * lock file proves a complete install, even a manual one.
 */
function npmRecordAgrees(lock, withTools) {
  const record = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!record) return false;
  return required(lock, withTools).every(
    ([place, entry]) =>
      record[place]?.version === entry.version && record[place]?.link === entry.link,
  );
}

function isInstalled(withTools) {
  const lock = readJson(join(root, 'package-lock.json'));
  const isThere = ([place]) => existsSync(join(root, place));
  if (!findNode() || !required(lock, withTools).every(isThere)) return false;
  const stamp = readJson(STAMP);
  if (stamp?.lock === lockHash() && (stamp.withTools || !withTools)) return true;
  if (!npmRecordAgrees(lock, withTools)) return false;
  writeStamp(STAMP, { lock: lockHash(), withTools });
  return true;
}

/** The npm command: the one that runs us, with its Node, otherwise the one in PATH. */
function npmCommand() {
  const { npm_execpath: cli = '', npm_node_execpath: node = '' } = process.env;
  if (!/npm-cli\.c?js$/.test(cli)) return ['npm'];
  // npm ci empties node_modules, so it cannot run on the Node inside.
  const inside = (path) => path.startsWith(join(root, 'node_modules'));
  return [!node || inside(node) ? process.execPath : node, cli];
}

/** C headers of the bundled Node, a tenth of the install: nothing here is compiled. */
function removeHeaders() {
  rmSync(join(bundledNode(), '../../include'), { recursive: true, force: true });
}

async function install(withTools) {
  const since = Date.now();
  const packages = withTools ? 'packages, with those of tests and tools' : 'packages';
  say(`Installing ${packages}: waiting for npm (the first time takes a while) ...`);
  // Packages that are complete stay: a server may run on them.
  const isAddition = withTools && isInstalled(false);
  rmSync(STAMP, { force: true });
  const [command, ...args] = npmCommand();
  // NODE_ENV=production or the user's settings would omit what tests and Node 24 need.
  const kinds = [withTools ? '--include=dev' : '--omit=dev', '--include=optional'];
  const installArgs = isAddition ? ['install', '--no-save'] : ['ci'];
  const flags = ['--no-fund', '--no-audit', '--prefer-offline', '--loglevel=error'];
  const lock = lockHash();
  const stdio = ['ignore', 'ignore', 'inherit'];
  let result;
  try {
    result = await run(command, [...args, ...installArgs, ...kinds, ...flags], { stdio });
  } catch (error) {
    throw new Refusal(`Cannot run npm to install the packages: ${error.message}.`);
  }
  if (result.stopped) {
    complain('Stopped while installing; the next start takes it up again.');
    throw new Stopped(signalCode(result.stopped));
  }
  if (result.code !== 0) {
    throw new Refusal(
      `Installing failed (npm ${installArgs[0]} ended with ${result.code}); start again to retry.`,
    );
  }
  hideUselessNode();
  removeHeaders();
  writeStamp(STAMP, { lock, withTools });
  say(`Installed in ${seconds(since)}.`);
}

/**
 * Makes node_modules match package-lock.json, if it does not. Building and running the site needs
 * only the dependencies; the packages of tests and tools are added once they are needed.
 * @param {{ withTools?: boolean }} [options]
 */
export async function ensureInstalled({ withTools = false } = {}) {
  if (isInstalled(withTools)) return;
  await withSetupLock(async () => {
    if (!isInstalled(withTools)) await install(withTools);
  });
}
