import { cp, lstat } from 'node:fs/promises';
import { checkPort } from '../../../scripts/lib/ports.mjs';
import { CLOCK_SERVER, SERVERS } from './servers.ts';
import { clearFolderOf, dataFolderOf, startServer } from './start-server.ts';

/** The socket of a server that has ended cannot be copied and is of no use. */
async function isNoSocket(path: string): Promise<boolean> {
  return !(await lstat(path)).isSocket();
}

/**
 * Starts the servers on fresh data folders and resolves with a function that ends them. Demo data
 * is created once and copied for the other servers, because its pictures take time.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [first, ...others] = SERVERS;
  if (!first) throw new Error('no test servers');
  // The test file that moves its clock starts it.
  const copies = [...others, CLOCK_SERVER];
  for (const server of [first, ...copies]) {
    // Before the data is created, which takes longer than finding out.
    await checkPort({ PORT: String(server.port) });
    await clearFolderOf(server);
  }
  const stopFirst = await startServer(first);
  await stopFirst();
  for (const server of copies) {
    await cp(dataFolderOf(first), dataFolderOf(server), { recursive: true, filter: isNoSocket });
  }
  const results = await Promise.allSettled(SERVERS.map(startServer));
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
