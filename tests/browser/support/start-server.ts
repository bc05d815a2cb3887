import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Program, READY } from '../../support/program.ts';
import type { TestServer } from './servers.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.cache/browser');
// A first start may take 5 minutes; a test run must not hang much longer.
const START_LIMIT_MS = 6 * 60_000;
const STOP_LIMIT_MS = 15_000;

/** The folder in which a test server stores its data. */
export function dataFolderOf(server: TestServer): string {
  return join(FOLDER, server.name, 'data');
}

/** Creates empty places for a server's data folder and for its log next to it. */
export async function clearFolderOf(server: TestServer): Promise<void> {
  const folder = dirname(dataFolderOf(server));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
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
    RATE_LIMITS: 'off',
    ...server.settings,
  };
  const program = new Program('apps/server/src/main.ts', [], settings, {
    logFile: join(dirname(dataDir), 'server.log'),
    detached: true,
  });
  const kill = () => program.child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await program.said(READY, START_LIMIT_MS);
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
