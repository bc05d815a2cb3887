import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.mjs';
import type { HttpRound } from '../report/result.ts';
import type { LoadRequest } from './load.ts';
import { CONNECTIONS } from './our-server.ts';
import { processorMs } from './process-facts.ts';
import { type Program, startProgram, temporaryFolder, waitForAnswer } from './program.ts';
import { fireLean } from './wrk.ts';

const BARE_BYTES = fileURLToPath(import.meta.resolve('../contenders/bare-bytes.ts'));
const READY_LIMIT_MS = 30_000;
/** What Node's server writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** An answer as it was sent: compressed, its body as base64. */
export interface StoredAnswer {
  headers: Record<string, string | string[]>;
  body: string;
}

/** A bare Node server that sends the bytes which our server sends for these requests. */
export async function startBareBytes(
  url: string,
  requests: readonly LoadRequest[],
): Promise<Program & { url: string }> {
  const storedAnswers: Record<string, StoredAnswer> = {};
  for (const request of requests) storedAnswers[request.path] = await record(url, request);
  const file = join(temporaryFolder(), 'answers.json');
  writeFileSync(file, JSON.stringify(storedAnswers));
  const port = await freePort();
  const program = startProgram(BARE_BYTES, [String(port), file], { place: 'contender' });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(program, address, READY_LIMIT_MS);
  return { ...program, url: address };
}

/** Not with fetch, which decompresses. */
async function record(url: string, { path, headers }: LoadRequest): Promise<StoredAnswer> {
  const [answer] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  const ownHeaders = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name));
  return {
    headers: { ...(Object.fromEntries(ownHeaders) as StoredAnswer['headers']) },
    body: body.toString('base64'),
  };
}

/** One round of wrk against a server, with the server's processor time for one answer. */
export async function fireCached(
  wrk: string | undefined,
  { url, pid }: Pick<Program, 'pid'> & { url: string },
  requests: LoadRequest[],
  seconds: number,
): Promise<HttpRound & { requests: number }> {
  const before = processorMs(pid);
  const round = await fireLean(wrk, { url, requests, connections: CONNECTIONS, seconds });
  return { ...round, processorUs: ((processorMs(pid) - before) * 1000) / round.requests };
}
