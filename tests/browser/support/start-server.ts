import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from './servers.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.cache/browser');
// The limit for a first start is 5 minutes; a test run must not hang much longer.
const START_LIMIT_MS = 6 * 60_000;
const STOP_LIMIT_MS = 15_000;
const LOG_TAIL = 2000;

/** Where a test server keeps what it has. */
export function dataFolderOf(server: TestServer): string {
  return join(FOLDER, String(server.port), 'data');
}

/** Settings of the person who runs the tests must not change what is tested. */
function environment(server: TestServer, dataDir: string): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, LANG },
    PORT: String(server.port),
    DATA_DIR: dataDir,
    BRAND: server.brand,
    DEMO: '1',
    RATE_LIMITS: 'off',
    ...server.settings,
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Starts a server, waits until it is ready and resolves with what ends it. */
export async function startServer(
  server: TestServer,
  dataDir: string,
): Promise<() => Promise<void>> {
  const logFile = join(dirname(dataDir), 'server.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: environment(server, dataDir),
    stdio: ['ignore', log, log],
    // Ctrl+C in a terminal must reach the tests first; their end then ends the servers.
    detached: true,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isHealthy(server.url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      kill();
      const tail = readFileSync(logFile, 'utf8').slice(-LOG_TAIL);
      throw new Error(`The ${server.brand} server did not get ready (${logFile}):\n${tail}`);
    }
    await sleep(100);
  }
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null) return;
    const timer = setTimeout(kill, STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(timer);
  };
}
