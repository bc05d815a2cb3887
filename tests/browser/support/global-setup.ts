import { cp, lstat, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SERVERS, type TestServer } from './servers.ts';
import { startServer } from './start-server.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.cache/browser');

/** A socket of a server that has ended cannot be copied and is of no use. */
async function isNoSocket(path: string): Promise<boolean> {
  return !(await lstat(path)).isSocket();
}

/**
 * Starts the servers on fresh data folders and resolves with what ends them. Demo data is made once
 * and copied for the other brands, since drawing its pictures is what takes time.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [first, ...others] = SERVERS;
  if (!first) throw new Error('no test servers');
  const folderOf = (server: TestServer) => join(FOLDER, String(server.port), 'data');
  for (const server of SERVERS) {
    await rm(dirname(folderOf(server)), { recursive: true, force: true });
    await mkdir(dirname(folderOf(server)), { recursive: true });
  }
  const stopFirst = await startServer(first, folderOf(first));
  await stopFirst();
  for (const server of others) {
    await cp(folderOf(first), folderOf(server), { recursive: true, filter: isNoSocket });
  }
  const starts = SERVERS.map((server) => startServer(server, folderOf(server)));
  const results = await Promise.allSettled(starts);
  const stops = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    await stopAll();
    throw failure.reason;
  }
  return stopAll;
}
