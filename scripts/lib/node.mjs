import { accessSync, constants, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './main.mjs';
import { root } from './root.mjs';

const OLDEST_FOR_SCRIPTS = 20;
const OLDEST_FOR_SERVER = 24;

function hasGlibc() {
  // Without this the report resolves the name of every open connection, which can take seconds.
  process.report.excludeNetwork = true;
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}

/**
 * The relevant facts about this machine.
 * @returns {{ platform: string, arch: string, libc: string, major: number }}
 */
function thisMachine() {
  const { platform, arch, versions } = process;
  const libc = platform === 'linux' && !hasGlibc() ? 'musl' : '';
  return { platform, arch, libc, major: Number.parseInt(versions.node, 10) };
}

/** Whether the bundled Node runs here: its builds are for Linux with glibc. */
function bundledNodeServes({ platform, arch, libc }) {
  return platform === 'linux' && libc !== 'musl' && ['x64', 'arm64'].includes(arch);
}

/** Throws a Refusal on a machine where the server cannot run, before installing anything. */
export function checkPlatform(machine = thisMachine()) {
  const { platform, arch, libc, major } = machine;
  if (major < OLDEST_FOR_SCRIPTS) {
    throw new Refusal(`Crewpad needs Node ${OLDEST_FOR_SCRIPTS} or newer; this is Node ${major}.`);
  }
  if (bundledNodeServes(machine) || major >= OLDEST_FOR_SERVER) return;
  const here = [platform, arch, libc].filter(Boolean).join(' ');
  throw new Refusal(
    `Crewpad cannot run on this platform (${here}) with Node ${major}: ` +
      `install Node ${OLDEST_FOR_SERVER} or newer, or use Linux x64 or arm64 with glibc.`,
  );
}

/** Where the package of Node 24 has its program. */
export function bundledNode() {
  return join(root, `node_modules/node-linux-${process.arch}/bin/node`);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Node for the server and the tools; undefined if it is not installed. */
export function findNode() {
  const machine = thisMachine();
  if (bundledNodeServes(machine) && isExecutable(bundledNode())) return bundledNode();
  return machine.major >= OLDEST_FOR_SERVER ? process.execPath : undefined;
}

/** Like findNode, for when everything is installed. */
export function serverNode() {
  const path = findNode();
  if (path) return path;
  throw new Refusal(
    'Node 24 is missing from node_modules: install with optional dependencies (npm ci --include=optional).',
  );
}

/** The environment of our own programs: production, because React's development build is slow. */
export function serverEnv() {
  const cache = join(root, '.cache/compile');
  // Compiling the server takes a second of each start.
  return { NODE_COMPILE_CACHE: cache, ...process.env, NODE_ENV: 'production' };
}

/** Hides a bundled Node that cannot run here from npm, which puts .bin first in PATH. */
export function hideUselessNode() {
  if (!bundledNodeServes(thisMachine())) {
    rmSync(join(root, 'node_modules/.bin/node'), { force: true });
  }
}
