import { join } from 'node:path';
import { PROGRAM } from '../../../scripts/lib/build.mjs';
import { memoryFlags } from '../../../scripts/lib/memory.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import type { Place } from './cores.ts';
import {
  type Program,
  runProgram,
  startProgram,
  temporaryFolder,
  waitForAnswer,
} from './program.ts';

/** The first start of the embedded database generates the demo pictures. */
const START_LIMIT_MS = 6 * 60_000;
/** The setting SECRET of the measured servers on PostgreSQL. */
export const SECRET = 'a secret of the benchmark, long enough for the settings';

/** Connections of the server's pool, of its rival's, and of the load generator. */
export const CONNECTIONS = 10;

/** After listings are loaded, the jobs record their past days for minutes, which is not measured. */
export const WITHOUT_JOBS = { ROLES: 'http,realtime' };

export interface OurServer extends Program {
  url: string;
}

interface ServerOptions {
  /** Default: the embedded database with the demo data. */
  databaseUrl?: string;
  /** Its data folder; a new one by default. */
  folder?: string;
  place: Place;
  nodeArgs?: string[];
  env?: Record<string, string>;
}

/** Starts the application as in production, without rate limits. */
export async function startOurServer(options: ServerOptions): Promise<OurServer> {
  const port = await freePort();
  const folder = options.folder ?? temporaryFolder();
  const program = startProgram(PROGRAM, [], {
    place: options.place,
    nodeArgs: [...memoryFlags(options.databaseUrl), ...(options.nodeArgs ?? [])],
    env: {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(options.databaseUrl === undefined ? {} : postgres(options.databaseUrl)),
      ...options.env,
    },
  });
  const url = `http://localhost:${port}`;
  await waitForAnswer(program, `${url}/api/health`, START_LIMIT_MS);
  return { ...program, url };
}

let demo: { folder: string; server: OurServer } | undefined;

/** The embedded database with the demo data; one shared server. */
export async function startDemo(): Promise<OurServer> {
  if (demo === undefined) {
    const folder = temporaryFolder();
    demo = { folder, server: await startOurServer({ folder, place: 'all' }) };
  }
  return demo.server;
}

/** Restarts the demo on existing data, without the memory used by its first start. */
export async function restartDemo(): Promise<OurServer> {
  await (await startDemo()).stop();
  if (demo === undefined) return startDemo();
  demo.server = await startOurServer({ folder: demo.folder, place: 'all' });
  return demo.server;
}

function postgres(databaseUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, DATABASE_POOL: String(CONNECTIONS), SECRET, ALLOW_DEMO: '1' };
}

/** Loads listings with the project's own seed. @returns its duration in seconds */
export async function seed(databaseUrl: string, listings: number): Promise<number> {
  const start = performance.now();
  await runProgram('apps/server/src/cli/seed.ts', ['--listings', String(listings)], {
    place: 'all',
    env: { ...postgres(databaseUrl), DATA_DIR: join(temporaryFolder(), 'data') },
  });
  return (performance.now() - start) / 1000;
}
