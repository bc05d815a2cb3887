import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderOrder, RenderResult } from '../contenders/bare-render.ts';
import { fireCached, startBareBytes } from '../lib/bare-bytes.ts';
import { coresNote } from '../lib/cores.ts';
import { ask } from '../lib/database.ts';
import { fire, type LoadRequest, median, medianRound, type Round } from '../lib/load.ts';
import type { DatabaseSource } from '../lib/loaded-database.ts';
import { CONNECTIONS, type OurServer, startOurServer, WITHOUT_JOBS } from '../lib/our-server.ts';
import { processorMs } from '../lib/process-facts.ts';
import { type Program, ROOT, startProgram } from '../lib/program.ts';
import { chooseAirports } from '../lib/scenarios.ts';
import { ACCEPT_ENCODING, fireLean, provideWrk } from '../lib/wrk.ts';
import type { CachedPages, PagesResult, PagesRow } from '../report/result.ts';
import { say } from '../report/say.ts';

const BARE_RENDER = fileURLToPath(import.meta.resolve('../contenders/bare-render.ts'));
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const AIRPORTS = 4;
const LISTINGS = 8;
/** Shorter than the life of a cached page, so that few rounds see a page change. */
const KNOWN_SECONDS = 1;
const ATTEMPTS = 4 * ROUNDS;

/** Pages per second of the whole server and of React alone. */
export async function measurePages(
  databases: DatabaseSource,
  seconds: number,
): Promise<PagesResult> {
  const { url: databaseUrl, listings } = await databases.get();
  const airports = (await chooseAirports(databaseUrl)).slice(0, AIRPORTS);
  const ids = await ask<{ id: number }>(
    databaseUrl,
    'select id from listings where status = 2 and not hidden order by id limit $1',
    [LISTINGS],
  );
  const pages = [
    { page: '/', paths: ['/'] },
    {
      page: '/search/airports/{code}',
      paths: airports.map(({ code }) => `/search/airports/${code}`),
    },
    { page: '/listing/{id}', paths: ids.map(({ id }) => `/listing/${id}`) },
  ];
  const ours = await startOurServer({ databaseUrl, place: 'contender', env: WITHOUT_JOBS });
  const wrk = await provideWrk();
  if (wrk === undefined) say('  no wrk: autocannon may be slower than the cached pages');
  const build = join(ROOT, 'apps/web/build/server/index.js');
  const react = startProgram(BARE_RENDER, [databaseUrl, build], {
    place: 'contender',
    ipc: true,
  });
  const rows: PagesRow[] = [];
  for (const { page, paths } of pages) {
    rows.push(await measurePage({ ours, react, wrk, page, paths, seconds }));
    say(`  ${page}`);
  }
  await ours.stop();
  await react.stop();
  return {
    ...{ listings, cores: coresNote, connections: CONNECTIONS, seconds, rows },
    generator: wrk === undefined ? 'autocannon' : 'wrk',
  };
}

interface PageOptions {
  ours: OurServer;
  react: Program;
  wrk: string | undefined;
  page: string;
  paths: string[];
  seconds: number;
}

async function measurePage(options: PageOptions): Promise<PagesRow> {
  const { ours, react, page, paths, seconds } = options;
  const http = { url: ours.url, paths, connections: CONNECTIONS };
  const warmUp = Math.min(WARM_UP_SECONDS, seconds / ROUNDS);
  await fire({ ...http, seconds: warmUp, distinct: true });
  await render(react, { paths, seconds: warmUp });
  const rendered: Round[] = [];
  const bare: RenderResult[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const length = { seconds: seconds / ROUNDS };
    rendered.push(await fire({ ...http, ...length, distinct: true }));
    bare.push(await render(react, { paths, ...length }));
  }
  const requests = paths.map((path) => ({
    path,
    headers: { 'accept-encoding': ACCEPT_ENCODING },
  }));
  const length = { seconds: seconds / ROUNDS };
  const conditionalRequests = () =>
    Promise.all(requests.map((request) => conditionalRequest(ours.url, request)));
  return {
    page,
    rendered: medianRound(rendered),
    cached: await measureCached(options, { ...length, status: 200, next: async () => requests }),
    unchanged: await measureCached(options, {
      seconds: KNOWN_SECONDS,
      status: 304,
      next: conditionalRequests,
    }),
    bytes: await measureBytes(options, requests, length.seconds),
    bare: { perSecond: median(bare.map(({ perSecond }) => perSecond)) },
    htmlBytes: bare[0]?.htmlBytes ?? 0,
  };
}

/** The same compressed pages by a bare Node server. */
async function measureBytes(
  { ours, wrk }: PageOptions,
  requests: LoadRequest[],
  seconds: number,
): Promise<Round> {
  const bare = await startBareBytes(ours.url, requests);
  await fireCached(wrk, bare, requests, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    rounds.push(await fireCached(wrk, bare, requests, seconds));
  }
  await bare.stop();
  return medianRound(rounds);
}

/** The request of a browser that has the page. */
async function conditionalRequest(
  url: string,
  { path, headers }: LoadRequest,
): Promise<LoadRequest> {
  const etag = (await fetch(url + path, { headers })).headers.get('etag') ?? '';
  return { path, headers: { ...headers, 'if-none-match': etag } };
}

interface CachedOptions {
  /** Of one round. */
  seconds: number;
  /** What every answer must have. */
  status: number;
  next(): Promise<LoadRequest[]>;
}

/** The same addresses again and again. */
async function measureCached(
  { ours, wrk }: PageOptions,
  { seconds, status, next }: CachedOptions,
): Promise<CachedPages> {
  const load = { url: ours.url, connections: CONNECTIONS };
  await fireLean(wrk, { ...load, requests: await next(), seconds: WARM_UP_SECONDS });
  const rounds: (Round & { processorUs: number; bytes: number })[] = [];
  for (let n = 0; n < ATTEMPTS && rounds.length < ROUNDS; n += 1) {
    const requests = await next();
    const before = processorMs(ours.pid);
    const round = await fireLean(wrk, { ...load, requests, seconds });
    const processorUs = ((processorMs(ours.pid) - before) * 1000) / round.requests;
    const bytes = await sentBytes(ours.url, requests, status);
    // A listing's page that is rendered again counts more views, and so has another ETag.
    if (bytes !== undefined) rounds.push({ ...round, processorUs, bytes });
  }
  if (rounds.length < ROUNDS) throw new Error(`the pages did not keep answering ${status}`);
  return {
    ...medianRound(rounds),
    processorUs: median(rounds.map((round) => round.processorUs)),
    bytes: median(rounds.map((round) => round.bytes)),
  };
}

/** The mean length of the bodies as they are sent; undefined if one has another status. */
async function sentBytes(
  url: string,
  requests: LoadRequest[],
  status: number,
): Promise<number | undefined> {
  const answers = await Promise.all(
    requests.map(({ path, headers }) => fetch(url + path, { headers })),
  );
  if (answers.some((answer) => answer.status !== status)) return undefined;
  const lengths = answers.map(({ headers }) => Number(headers.get('content-length') ?? 0));
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

async function render(react: Program, order: RenderOrder): Promise<RenderResult> {
  const over = new AbortController();
  const { signal } = over;
  const failed = once(react.child, 'exit', { signal }).then(() => {
    throw new Error(`React alone failed:\n${react.logTail()}`);
  });
  // Once the response is in, the process exiting is no longer a failure.
  failed.catch(() => {});
  try {
    const answer = once(react.child, 'message', { signal });
    react.child.send(order);
    const [result] = (await Promise.race([answer, failed])) as [RenderResult];
    return result;
  } finally {
    over.abort();
  }
}
