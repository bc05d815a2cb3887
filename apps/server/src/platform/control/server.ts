import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { takeSnapshot } from '../backup/snapshot.ts';
import { archiveOf } from '../backup/write-archive.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { DatabaseHandle } from '../database/database.ts';
import type { Log } from '../log.ts';
import { oneLine, StartError } from '../start-error.ts';
import { chooseSocketPath, removeSocket } from './socket-path.ts';

const OTHERS_NOTHING = 0o177;
/** The status of what the operator can correct. */
export const REFUSED = 422;

/** The body of `POST /seed`, which answers with lines of JSON, the last with `done` or `error`. */
const seedRequest = z.object({ count: z.number().int().min(1).max(10_000_000) });

/** The body of `POST /admin`, which answers with a text. */
const adminChange = z.object({
  email: z.string(),
  remove: z.boolean(),
  resetSecondStep: z.boolean(),
});

export interface ControlOptions {
  data: DataFolder;
  database: DatabaseHandle;
  log: Log;
  now(): Date;
  /** Creates this many rows of test data and reports its progress. */
  seed(count: number, progress: (line: string) => void): Promise<void>;
  /** Makes or removes an admin, or removes a member's second step. */
  changeAdmins(change: z.infer<typeof adminChange>): Promise<string>;
}

export interface ControlServer {
  readonly path: string;
  close(): Promise<void>;
}

/**
 * The channel from the command line to the running server: a Unix socket in the data folder, for
 * its owner only. Only one process can open the embedded database, so the server does the work.
 */
export async function serveControl(options: ControlOptions): Promise<ControlServer> {
  const path = chooseSocketPath(options.data);
  const server = createServer((request, response) => {
    handle(options, request, response).catch((error: unknown) => {
      if (error instanceof StartError) return response.writeHead(REFUSED).end(error.message);
      options.log.error({ err: error }, 'control channel');
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(oneLine(error));
    });
  });
  // The socket must not be accessible to others, not even briefly before a chmod.
  const before = process.umask(OTHERS_NOTHING);
  server.listen(path);
  process.umask(before);
  await once(server, 'listening');
  return {
    path,
    async close() {
      server.close();
      server.closeAllConnections();
      removeSocket(options.data);
    },
  };
}

async function handle(
  options: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (`${request.method} ${request.url}`) {
    case 'POST /backup':
      return backup(options, response);
    case 'POST /seed':
      return seed(options, seedRequest.parse(JSON.parse(await text(request))), response);
    case 'POST /admin': {
      const change = adminChange.parse(JSON.parse(await text(request)));
      response.end(await options.changeAdmins(change));
      return;
    }
    default:
      response.writeHead(404).end();
  }
}

async function backup(
  { data, database, now }: ControlOptions,
  response: ServerResponse,
): Promise<void> {
  const snapshot = await takeSnapshot(data, database);
  try {
    const archive = await archiveOf(snapshot.folder, now());
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    await pipeline(archive, response);
  } finally {
    await snapshot.remove();
  }
}

async function seed(
  options: ControlOptions,
  { count }: z.infer<typeof seedRequest>,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const write = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  try {
    await options.seed(count, (progress) => write({ progress }));
    write({ done: true });
  } catch (error) {
    options.log.error({ err: error }, 'seed');
    write({ error: oneLine(error) });
  }
  response.end();
}
