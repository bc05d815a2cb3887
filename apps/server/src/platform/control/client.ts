import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { StartError } from '../start-error.ts';
import { findSocketPath } from './socket-path.ts';

const seedLine = z.object({
  progress: z.string().optional(),
  done: z.boolean().optional(),
  error: z.string().optional(),
});

/** Asks the running server for something; undefined: no server runs on this folder. */
async function ask(
  data: DataFolder,
  path: string,
  body?: object,
): Promise<IncomingMessage | undefined> {
  const socketPath = findSocketPath(data);
  if (socketPath === undefined) return undefined;
  const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const request = httpRequest({ socketPath, path, method: 'POST' }, resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A socket that a killed server left behind.
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (answer !== undefined && answer.statusCode !== 200) {
    throw new StartError(`The running server refused: ${await text(answer)}`);
  }
  return answer;
}

/** The backup of a running server as a stream; undefined when none runs. */
export function askForBackup(data: DataFolder): Promise<IncomingMessage | undefined> {
  return ask(data, '/backup');
}

/**
 * Has the running server make listings.
 * @returns false when none runs.
 * @throws StartError when it fails there.
 */
export async function askForSeed(
  data: DataFolder,
  listings: number,
  tell: (line: string) => void,
): Promise<boolean> {
  const answer = await ask(data, '/seed', { listings });
  if (answer === undefined) return false;
  for await (const text of createInterface({ input: answer })) {
    const line = seedLine.parse(JSON.parse(text));
    if (line.error !== undefined) throw new StartError(`The running server failed: ${line.error}`);
    if (line.done) return true;
    if (line.progress !== undefined) tell(line.progress);
  }
  throw new StartError('The running server ended before it had made all listings.');
}
