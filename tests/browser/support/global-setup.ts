import { cp, lstat, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CLOCK_SERVER, SERVERS } from './servers.ts';
import { dataFolderOf, startServer } from './start-server.ts';

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
  // Started by the test that moves its clock.
  const copies = [...others, CLOCK_SERVER];
  for (const server of [first, ...copies]) {
    await rm(dirname(dataFolderOf(server)), { recursive: true, force: true });
    await mkdir(dirname(dataFolderOf(server)), { recursive: true });
  }
  const stopFirst = await startServer(first, dataFolderOf(first));
  await stopFirst();
  for (const server of copies) {
    await cp(dataFolderOf(first), dataFolderOf(server), { recursive: true, filter: isNoSocket });
  }
  const starts = SERVERS.map((server) => startServer(server, dataFolderOf(server)));
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
