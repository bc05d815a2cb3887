import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { StartError } from '../start-error.ts';
import { REFUSED } from './server.ts';
import { findSocketPath } from './socket-path.ts';

const seedLine = z.object({
  progress: z.string().optional(),
  done: z.boolean().optional(),
  error: z.string().optional(),
});

/** Calls the running server; undefined if no server runs on this folder. */
async function call(
  data: DataFolder,
  path: string,
  body?: object,
): Promise<IncomingMessage | undefined> {
  const socketPath = findSocketPath(data);
  if (socketPath === undefined) return undefined;
  const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const request = httpRequest({ socketPath, path, method: 'POST' }, resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A leftover socket of a killed server.
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (answer !== undefined && answer.statusCode !== 200) {
    const reason = await text(answer);
    const isRefused = answer.statusCode === REFUSED;
    throw new StartError(isRefused ? reason : `The running server failed: ${reason}`);
  }
  return answer;
}

/** The backup of a running server as a stream; undefined if none is running. */
export function requestBackup(data: DataFolder): Promise<IncomingMessage | undefined> {
  return call(data, '/backup');
}

/** Has the running server make or remove an admin, or remove a second step; undefined if none is running. */
export async function requestAdminChange(
  data: DataFolder,
  change: { email: string; remove: boolean; resetSecondStep: boolean },
): Promise<string | undefined> {
  const answer = await call(data, '/admin', change);
  return answer && text(answer);
}

/**
 * Makes the running server create test data.
 * @returns false if none is running
 * @throws StartError if it fails there.
 */
export async function requestSeed(
  data: DataFolder,
  count: number,
  onProgress: (line: string) => void,
): Promise<boolean> {
  const answer = await call(data, '/seed', { count });
  if (answer === undefined) return false;
  for await (const text of createInterface({ input: answer })) {
    const line = seedLine.parse(JSON.parse(text));
    if (line.error !== undefined) throw new StartError(`The running server failed: ${line.error}`);
    if (line.done) return true;
    if (line.progress !== undefined) onProgress(line.progress);
  }
  throw new StartError('The running server ended before it had made all of them.');
}
