import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Program, READY } from '../../support/program.ts';
import type { TestServer } from './servers.ts';

const LOGS = resolve(import.meta.dirname, '../../../.cache/browser');
/** npm test gives a folder in memory where it can. */
const DATA = process.env.BROWSER_TEST_DATA || LOGS;
// A first start may take 5 minutes; a test run must not hang much longer.
const START_LIMIT_MS = 6 * 60_000;
const STOP_LIMIT_MS = 15_000;

/** The folder in which a test server stores its data. */
export function dataFolderOf(server: TestServer): string {
  return join(DATA, server.name, 'data');
}

function logFileOf(server: TestServer): string {
  return join(LOGS, server.name, 'server.log');
}

/** Creates empty places for a server's data folder and for its log. */
export async function clearFolderOf(server: TestServer): Promise<void> {
  for (const folder of [dirname(dataFolderOf(server)), dirname(logFileOf(server))]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
}

/**
 * Starts a server and resolves with a function that stops it. Waits for the server's own output, so
 * another program on its port is never mistaken for it.
 */
export async function startServer(server: TestServer): Promise<() => Promise<void>> {
  const dataDir = dataFolderOf(server);
  const settings = {
    NODE_ENV: 'production',
    PORT: String(server.port),
    DATA_DIR: dataDir,
    BRAND: server.brand,
    DEMO: '1',
    ADMIN_SECOND_STEP: 'off',
    RATE_LIMITS: 'off',
    ...server.settings,
  };
  const program = new Program('apps/server/src/main.ts', [], settings, {
    logFile: logFileOf(server),
    isDetached: true,
  });
  const kill = () => program.child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await program.waitForOutput(READY, START_LIMIT_MS);
  } catch (error) {
    await program.kill('SIGKILL');
    throw error;
  }
  return async () => {
    process.off('exit', kill);
    const timer = setTimeout(kill, STOP_LIMIT_MS);
    await program.kill('SIGTERM');
    clearTimeout(timer);
  };
}
