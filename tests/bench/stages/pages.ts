import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderDone, RenderOrder } from '../contenders/bare-render.ts';
import { coresNote } from '../lib/cores.ts';
import { ask } from '../lib/database.ts';
import { fire, median, medianRound, type Round } from '../lib/load.ts';
import type { DatabaseSource } from '../lib/loaded-database.ts';
import { CONNECTIONS, startOurServer } from '../lib/our-server.ts';
import { type Program, ROOT, startProgram } from '../lib/program.ts';
import { chooseAirports } from '../lib/scenarios.ts';
import type { PagesResult, PagesRow } from '../report/result.ts';
import { say } from '../report/say.ts';

const BARE_RENDER = fileURLToPath(import.meta.resolve('../contenders/bare-render.ts'));
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const AIRPORTS = 4;
const LISTINGS = 8;

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
    {
      page: '/search/airports/{code}',
      paths: airports.map(({ code }) => `/search/airports/${code}`),
    },
    { page: '/listing/{id}', paths: ids.map(({ id }) => `/listing/${id}`) },
  ];
  const ours = await startOurServer({ databaseUrl, place: 'contender' });
  const build = join(ROOT, 'apps/web/build/server/index.js');
  const react = startProgram(BARE_RENDER, [databaseUrl, build], {
    place: 'contender',
    ipc: true,
  });
  const rows: PagesRow[] = [];
  for (const { page, paths } of pages) {
    rows.push(await measurePage({ url: ours.url, react, page, paths, seconds }));
    say(`  ${page}`);
  }
  await ours.stop();
  await react.stop();
  return { listings, cores: coresNote, connections: CONNECTIONS, seconds, rows };
}

interface PageOptions {
  url: string;
  react: Program;
  page: string;
  paths: string[];
  seconds: number;
}

async function measurePage({ url, react, page, paths, seconds }: PageOptions): Promise<PagesRow> {
  const http = { url, paths, connections: CONNECTIONS };
  const warmUp = Math.min(WARM_UP_SECONDS, seconds / ROUNDS);
  await fire({ ...http, seconds: warmUp, distinct: true });
  await render(react, { paths, seconds: warmUp });
  const rendered: Round[] = [];
  const cached: Round[] = [];
  const bare: RenderDone[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const length = { seconds: seconds / ROUNDS };
    rendered.push(await fire({ ...http, ...length, distinct: true }));
    bare.push(await render(react, { paths, ...length }));
    cached.push(await fire({ ...http, ...length }));
  }
  return {
    page,
    rendered: medianRound(rendered),
    cached: medianRound(cached),
    bare: { perSecond: median(bare.map(({ perSecond }) => perSecond)) },
    htmlBytes: bare[0]?.htmlBytes ?? 0,
  };
}

async function render(react: Program, order: RenderOrder): Promise<RenderDone> {
  const failed = once(react.child, 'exit').then(() => {
    throw new Error(`React alone failed:\n${react.logTail()}`);
  });
  // Once the response is in, the process exiting is no longer a failure.
  failed.catch(() => {});
  const answer = once(react.child, 'message');
  react.child.send(order);
  const [done] = (await Promise.race([answer, failed])) as [RenderDone];
  return done;
}
