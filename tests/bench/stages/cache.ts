import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { ask } from '../lib/database.ts';
import { makeLister } from '../lib/lister.ts';
import { fire, type LoadRequest, quantile } from '../lib/load.ts';
import type { DatabaseSource } from '../lib/loaded-database.ts';
import { CONNECTIONS, startOurServer, WITHOUT_JOBS } from '../lib/our-server.ts';
import { descriptionsOf } from '../lib/saves.ts';
import type { CacheResult } from '../report/result.ts';
import { say } from '../report/say.ts';

const SAVED_LISTINGS = 40;
const CHANGES_PER_SECOND = 20;
const REQUESTS_PER_SECOND = 200;
const AIRPORTS = 8;
const LISTINGS = 40;
/** Until every address was asked for once. */
const WARM_UP_SECONDS = 5;
const SECONDS = 30;
const DELAY_SECONDS = 15;
const POLL_MS = 5;
const POLL_LIMIT_MS = 20_000;

/** The caches of one node while listings change on another. */
export async function measureCache(databases: DatabaseSource): Promise<CacheResult> {
  const { url: databaseUrl, listings, server } = await databases.get();
  await server.moveTo('all');
  const lister = await makeLister(databaseUrl, { houses: false });
  const metricsPort = await freePort();
  const writing = await startOurServer({ databaseUrl, place: 'all', env: WITHOUT_JOBS });
  const reading = await startOurServer({
    ...{ databaseUrl, place: 'all' },
    env: { ...WITHOUT_JOBS, METRICS_PORT: String(metricsPort) },
  });
  const nextChange = await descriptionsOf(writing.url, lister, SAVED_LISTINGS);
  const addresses = await otherAddresses(databaseUrl, lister.id);
  const paths = [...addresses.pages, ...addresses.answers];
  const load = { url: reading.url, paths, connections: CONNECTIONS, rate: REQUESTS_PER_SECOND };
  await fire({ ...load, seconds: WARM_UP_SECONDS });

  const changing = repeat(SECONDS, () => save(writing.url, nextChange().request));
  const before = await readCounts(metricsPort);
  const { failures } = await fire({ ...load, seconds: SECONDS });
  const after = await readCounts(metricsPort);
  await changing;
  const caches = [...after].map(([cache, { hit, miss }]) => {
    const earlier = before.get(cache) ?? { hit: 0, miss: 0 };
    const reads = hit - earlier.hit + miss - earlier.miss;
    return { cache, reads, hitRate: (hit - earlier.hit) / reads };
  });
  say(`  ${JSON.stringify(caches)}`);

  const delays: number[] = [];
  await repeat(DELAY_SECONDS, async () => {
    const { listing, description, request } = nextChange();
    const sentAt = performance.now();
    await save(writing.url, request);
    await waitForDescription(`${reading.url}/api/listing/${listing}`, description);
    delays.push(performance.now() - sentAt);
  });
  delays.sort((a, b) => a - b);
  const delay = { changes: delays.length, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) };
  say(`  ${JSON.stringify(delay)}`);
  await Promise.all([writing.stop(), reading.stop()]);
  await server.moveTo('others');
  return {
    ...{ listings, rate: REQUESTS_PER_SECOND, changes: CHANGES_PER_SECOND, seconds: SECONDS },
    addresses: { pages: addresses.pages.length, answers: addresses.answers.length },
    ...{ failures, caches, delay },
  };
}

/** Does the work for this long at the rate of the changes, however long each takes. */
async function repeat(seconds: number, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  let failed: unknown;
  for (let n = 0; n < seconds * CHANGES_PER_SECOND; n += 1) {
    await sleep(Math.max(0, start + (n * 1000) / CHANGES_PER_SECOND - performance.now()));
    if (failed !== undefined) throw failed;
    running.push(
      work().catch((error: unknown) => {
        failed = error;
      }),
    );
  }
  await Promise.all(running);
  if (failed !== undefined) throw failed;
}

async function save(url: string, { path, ...request }: LoadRequest): Promise<void> {
  const answer = await fetch(url + path, request as RequestInit);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function waitForDescription(address: string, description: string): Promise<void> {
  const limit = performance.now() + POLL_LIMIT_MS;
  while (performance.now() < limit) {
    if ((await (await fetch(address)).text()).includes(description)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${address} did not change`);
}

/** The home page, and airports and listings that the lister's listings do not reach. */
async function otherAddresses(
  databaseUrl: string,
  lister: number,
): Promise<{ pages: string[]; answers: string[] }> {
  const airports = await ask<{ id: number; code: string }>(
    databaseUrl,
    `select a.id, lower(a.prefix) as code from airports a join airport_facets f on f.airport_id = a.id
    where a.id not in (
      select la.airport_id from listing_airports la join listings l on l.id = la.listing_id
      where l.user_id = $1
    )
    group by a.id order by sum(f.total) desc, a.id limit $2`,
    [lister, AIRPORTS],
  );
  const listings = await ask<{ id: number }>(
    databaseUrl,
    `select id from listings where status = 2 and not hidden and user_id <> $1 and exists (
      select from listing_airports la where la.listing_id = id and la.airport_id = any($2)
    ) order by id limit $3`,
    [lister, airports.map(({ id }) => id), LISTINGS],
  );
  const codes = airports.map(({ code }) => code);
  const ids = listings.map(({ id }) => id);
  return {
    pages: [
      '/',
      ...codes.map((code) => `/search/airports/${code}`),
      ...ids.map((id) => `/listing/${id}`),
    ],
    answers: [
      ...codes.map((code) => `/api/airports/${code}/listings`),
      ...ids.map((id) => `/api/listing/${id}`),
    ],
  };
}

const COUNT = /^crewpad_cache_reads_total\{cache="(\w+)",outcome="(hit|miss)"\} (\d+)$/gm;

async function readCounts(port: number): Promise<Map<string, Record<'hit' | 'miss', number>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = new Map<string, Record<'hit' | 'miss', number>>();
  for (const [, cache = '', outcome, count] of text.matchAll(COUNT)) {
    const cacheCount = counts.get(cache) ?? { hit: 0, miss: 0 };
    counts.set(cache, { ...cacheCount, [outcome as 'hit' | 'miss']: Number(count) });
  }
  return counts;
}
