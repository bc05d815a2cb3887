import { setTimeout as sleep } from 'node:timers/promises';
import { fire } from '../lib/load.ts';
import type { DatabaseSource } from '../lib/loaded-database.ts';
import { CONNECTIONS, type OurServer, restartDemo, startOurServer } from '../lib/our-server.ts';
import { residentMb } from '../lib/process-facts.ts';
import type { MemoryRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** Time to free the memory that the load used. */
const SETTLE_MS = 5000;
const LISTINGS = 40;

/** Memory of the embedded default with the demo data, and with PostgreSQL and many listings. */
export async function measureMemory(
  databases: DatabaseSource,
  requests: number,
): Promise<MemoryRow[]> {
  const embedded = await watch(await restartDemo(), 'embedded', requests);
  const { url } = await databases.get();
  const server = await startOurServer({ databaseUrl: url, place: 'all' });
  const onPostgres = await watch(server, 'PostgreSQL', requests);
  await server.stop();
  return [embedded, onPostgres];
}

/**
 * Resident memory of a freshly started server, and after each of two loads of searches, details and
 * pages.
 */
async function watch(
  server: OurServer,
  database: MemoryRow['database'],
  requests: number,
): Promise<MemoryRow> {
  await sleep(SETTLE_MS);
  const startMb = residentMb(server.pid);
  const load = { url: server.url, connections: CONNECTIONS, amount: requests };
  const paths = await mixedPaths(server.url);
  const looks: number[] = [];
  let failures = 0;
  for (let n = 1; n <= 2; n += 1) {
    failures += (await fire({ ...load, paths })).failures;
    await sleep(SETTLE_MS);
    looks.push(residentMb(server.pid));
    say(`  ${database}: ${n * requests} requests`);
  }
  const [firstMb = 0, secondMb = 0] = looks;
  return { database, requests, startMb, firstMb, secondMb, failures };
}

/** Visitor requests: airports with sort orders and filters, listings, and some pages. */
async function mixedPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/airports?limit=20`);
  const { data } = (await answer.json()) as { data: { prefix: string }[] };
  const codes = data.map(({ prefix }) => prefix.toLowerCase());
  const ids = await Promise.all(codes.slice(0, 4).map((code) => listingIds(url, code)));
  const listings = ids.flat().slice(0, LISTINGS);
  return [
    ...codes.flatMap((code) => [
      `/api/airports/${code}/listings`,
      `/api/airports/${code}/listings?sort=price`,
      `/api/airports/${code}/listings?gender=female&occupied=0`,
    ]),
    ...listings.map((id) => `/api/listing/${id}?review=true`),
    ...codes.slice(0, 5).map((code) => `/search/airports/${code}`),
    ...listings.slice(0, 5).map((id) => `/listing/${id}`),
  ];
}

async function listingIds(url: string, code: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/airports/${code}/listings`);
  const body = (await answer.json()) as Record<'featured' | 'listing', { id: number }[]>;
  return [...body.featured, ...body.listing].map(({ id }) => id);
}
