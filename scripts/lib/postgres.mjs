import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inPath, installDebianPackage, isRoot, versionOf } from './debian.mjs';
import { freePort } from './ports.mjs';
import { SIGNALS, signalCode } from './process.mjs';

const OLDEST = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;
const QUICK_AND_FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}

/**
 * The real folder of a program, which has the other programs too; PATH may have only some of them.
 */
function programFolder(path) {
  return dirname(realpathSync(path));
}

/** The folder with initdb and postgres of a supported version, if any. */
function findPostgres() {
  const folders = [...inPath(['initdb']).map(programFolder), ...debianFolders()];
  return folders.find((folder) => {
    if (!existsSync(join(folder, 'initdb'))) return false;
    const version = versionOf(join(folder, 'postgres'));
    return Number(/(\d+)/.exec(version ?? '')?.[1] ?? 0) >= OLDEST;
  });
}

/** Like findPostgres, but installs Debian's package if possible. */
export async function providePostgres() {
  const binaries = findPostgres();
  if (binaries) return binaries;
  await installDebianPackage('postgresql');
  return findPostgres();
}

/** The user for the server, because postgres refuses to run as root. */
function serverUser() {
  if (!isRoot()) return {};
  const id = (flag, name) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}

/**
 * A new folder that the server's user can access; the user's TMPDIR may be in a private home
 * folder.
 */
function makeFolder(user, parent = tmpdir()) {
  for (const base of new Set([parent, tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = mkdtempSync(join(base, 'crewpad-postgres-'));
    if (user.uid === undefined) return folder;
    chownSync(folder, user.uid, user.gid);
    if (spawnSync('test', ['-w', folder], user).status === 0) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error('found no temporary folder that the PostgreSQL server can use');
}

async function waitUntilReady(child, logFile) {
  const limit = Date.now() + START_LIMIT_MS;
  while (!/ready to accept (read-only )?connections/.test(readFileSync(logFile, 'utf8'))) {
    if (child.exitCode !== null || Date.now() > limit) {
      throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(50);
  }
}

/**
 * Starts a separate PostgreSQL server: new cluster, temporary folder, free port of 127.0.0.1,
 * superuser `postgres` without a password. It ends with stop(), and with this process.
 * @param {{ bin: string, parent?: string, settings?: Record<string, string | number>, replicaOf?: string, port?: number }} options
 *   bin: as found by providePostgres(); parent: of the temporary folder, by default the system's;
 *   settings: of postgresql.conf, over those that trade safety for speed; replicaOf: the address of
 *   the server that it copies and follows; port: a free one by default
 * @returns {Promise<{ url: string, port: number, bin: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ bin, parent, settings = {}, replicaOf, port: ownPort }) {
  const user = serverUser();
  const folder = makeFolder(user, parent);
  const data = join(folder, 'data');
  const logFile = join(folder, 'server.log');
  const port = ownPort ?? (await freePort());
  // In a separate process group, because Ctrl+C in a terminal must reach the tests first.
  const options = { cwd: folder, detached: true, ...user };
  let child;
  const endNow = () => {
    if (child?.exitCode === null) child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  // Without this a signal would end this process but not the server; other signal handlers call stop().
  const onSignal = (signal) => {
    if (process.listenerCount(signal) === 1) process.exit(signalCode(signal));
  };
  process.once('exit', endNow);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const stop = async () => {
    if (child?.exitCode === null) {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await exit;
    }
    process.off('exit', endNow);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    // The embedded database's locale, so that both lower-case and compare the same way.
    initdb.push('--locale=C.UTF-8', '--no-instructions');
    const copy = ['-D', data, '-d', replicaOf, '--write-recovery-conf', '--checkpoint=fast'];
    const [program, args] =
      replicaOf === undefined ? ['initdb', initdb] : ['pg_basebackup', [...copy, '--no-sync']];
    execFileSync(join(bin, program), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const conf = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      lc_messages: 'C',
      max_connections: 200,
      ...QUICK_AND_FORGETFUL,
      ...settings,
    };
    const flags = Object.entries(conf).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(logFile, 'a');
    child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', log, log],
    });
    await waitUntilReady(child, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, bin, stop };
}
