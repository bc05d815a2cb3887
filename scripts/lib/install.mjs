import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { withSetupLock } from './lock.mjs';
import { complain, Refusal, Stopped, say, seconds } from './main.mjs';
import { findNode, hideUselessNode } from './node.mjs';
import { run, signalCode } from './process.mjs';
import { root } from './root.mjs';
import { readJson, writeStamp } from './stamp.mjs';

const STAMP = join(root, 'node_modules/.crewpad-install.json');

function lockHash() {
  return hashFiles(root, ['package-lock.json']);
}

/** The lock file entries that every platform must have in node_modules, by path. */
function required(lock) {
  return Object.entries(lock?.packages ?? {}).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.optional && !entry.devOptional,
  );
}

/**
 * npm writes its own record of node_modules as the last step of an install, so one that matches the
 * lock file proves a complete install, even a manual one.
 */
function npmRecordAgrees(lock) {
  const record = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!record) return false;
  return required(lock).every(
    ([place, entry]) =>
      record[place]?.version === entry.version && record[place]?.link === entry.link,
  );
}

function isInstalled() {
  const lock = readJson(join(root, 'package-lock.json'));
  if (!findNode() || !required(lock).every(([place]) => existsSync(join(root, place))))
    return false;
  if (readJson(STAMP)?.lock === lockHash()) return true;
  if (!npmRecordAgrees(lock)) return false;
  writeStamp(STAMP, { lock: lockHash() });
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

async function install() {
  const since = Date.now();
  say('Installing packages (the first time takes a while) ...');
  rmSync(STAMP, { force: true });
  const [command, ...args] = npmCommand();
  // NODE_ENV=production or the user's settings would omit what the build and Node 24 need.
  const kinds = ['--include=dev', '--include=optional'];
  const flags = ['--no-fund', '--no-audit', '--loglevel=error'];
  const lock = lockHash();
  const stdio = ['ignore', 'ignore', 'inherit'];
  let result;
  try {
    result = await run(command, [...args, 'ci', ...kinds, ...flags], { stdio });
  } catch (error) {
    throw new Refusal(`Cannot run npm to install the packages: ${error.message}.`);
  }
  if (result.stopped) {
    complain('Stopped while installing; the next start takes it up again.');
    throw new Stopped(signalCode(result.stopped));
  }
  if (result.code !== 0) {
    throw new Refusal(
      `Installing failed (npm ci ended with ${result.code}); start again to retry.`,
    );
  }
  hideUselessNode();
  writeStamp(STAMP, { lock });
  say(`Installed in ${seconds(since)}.`);
}

/** Makes node_modules match package-lock.json, if it does not. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withSetupLock(async () => {
    if (!isInstalled()) await install();
  });
}
