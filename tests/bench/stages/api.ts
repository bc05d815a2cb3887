import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { fireCached, startBareBytes } from '../lib/bare-bytes.ts';
import { type Captured, captureSql } from '../lib/captured-sql.ts';
import { coresNote } from '../lib/cores.ts';
import { explain } from '../lib/explain.ts';
import { fire, median, medianRound, type Round } from '../lib/load.ts';
import type { DatabaseSource, LoadedDatabase } from '../lib/loaded-database.ts';
import { CONNECTIONS, startOurServer, WITHOUT_JOBS } from '../lib/our-server.ts';
import { databaseTime, pgbench, writeScripts } from '../lib/pgbench.ts';
import { processorMs } from '../lib/process-facts.ts';
import { type Program, startProgram, temporaryFolder, waitForAnswer } from '../lib/program.ts';
import { chooseAirports, makeScenarios, type Scenario } from '../lib/scenarios.ts';
import { ACCEPT_ENCODING, provideWrk } from '../lib/wrk.ts';
import { profileArgs, readProfile } from '../report/profile.ts';
import type { ApiResult, ApiRow, ApiSize, HttpRound } from '../report/result.ts';
import { say } from '../report/say.ts';

const BARE_ROUTE = fileURLToPath(import.meta.resolve('../contenders/bare-route.ts'));
const OUR_ROUTES = fileURLToPath(import.meta.resolve('../contenders/our-routes.ts'));
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const READY_LIMIT_MS = 30_000;

type Routes = Program & { url: string };

interface Contenders {
  database: LoadedDatabase;
  ours: Routes;
  bare: Routes;
  /** The whole server, which answers from its cache. */
  whole: Routes;
  wrk: string | undefined;
  captured: Captured;
  seconds: number;
}

/** The API beside a bare route and pgbench, for each database size. */
export async function measureApi(
  databases: DatabaseSource,
  options: { seconds: number; profile: boolean },
): Promise<ApiResult> {
  const sizes: ApiSize[] = [];
  const profile = options.profile ? temporaryFolder() : undefined;
  for (const listings of databases.sizes) {
    sizes.push(await measureSize(await databases.get(listings), options.seconds, profile));
  }
  const { server } = await databases.get();
  return {
    postgres: server.version,
    settings: server.settings,
    cores: coresNote,
    connections: CONNECTIONS,
    seconds: options.seconds,
    sizes,
    ...(profile !== undefined && { profile: readProfile(profile) }),
  };
}

async function measureSize(
  database: LoadedDatabase,
  seconds: number,
  profile: string | undefined,
): Promise<ApiSize> {
  const { url, listings } = database;
  const airports = await chooseAirports(url);
  const scenarios = await makeScenarios(url, airports);
  const addresses = scenarios.flatMap(({ paths }) => paths);
  const captured = await captureSql(url, addresses);
  const nodeArgs = profile === undefined ? [] : profileArgs(profile);
  const ours = await startRoutes(OUR_ROUTES, { databaseUrl: url, nodeArgs });
  const queries = join(temporaryFolder(), 'queries.json');
  writeFileSync(queries, JSON.stringify(Object.fromEntries(captured)));
  const bare = await startRoutes(BARE_ROUTE, { databaseUrl: url, args: [queries] });
  const whole = await startOurServer({ databaseUrl: url, place: 'contender', env: WITHOUT_JOBS });
  const wrk = await provideWrk();
  const contenders = { database, ours, bare, whole, wrk, captured, seconds };
  const rows: ApiRow[] = [];
  for (const scenario of scenarios) {
    rows.push(await measureScenario(contenders, scenario));
    if (scenario.timed) say(`  ${scenario.name}`);
  }
  await ours.stop();
  await bare.stop();
  await whole.stop();
  return {
    listings,
    loadSeconds: database.seconds,
    databaseBytes: database.bytes,
    airports,
    rows,
  };
}

interface RoutesOptions {
  databaseUrl: string;
  args?: string[];
  nodeArgs?: string[];
}

async function startRoutes(
  file: string,
  { databaseUrl, args = [], nodeArgs = [] }: RoutesOptions,
): Promise<Routes> {
  const port = await freePort();
  const program = startProgram(file, [databaseUrl, String(CONNECTIONS), String(port), ...args], {
    place: 'contender',
    nodeArgs,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(program, `${url}/api/health`, READY_LIMIT_MS);
  return { ...program, url };
}

async function measureScenario(contenders: Contenders, scenario: Scenario): Promise<ApiRow> {
  const { database, captured, seconds } = contenders;
  const answers = scenario.paths.map((path) => captured.get(path) ?? []);
  const explained = await explain(database.url, answers);
  const queries = Math.max(...answers.map((sent) => sent.length));
  if (!scenario.timed) return { scenario: scenario.name, queries, explained };

  const folder = temporaryFolder();
  const scripts = writeScripts(folder, answers);
  const { bin } = database.server;
  const single = { bin, url: database.url, scripts, folder, seconds: seconds / ROUNDS };
  const http = { paths: scenario.paths, connections: CONNECTIONS };
  const warmUp = Math.min(WARM_UP_SECONDS, seconds / ROUNDS);
  for (const { url } of [contenders.ours, contenders.bare]) {
    await fire({ ...http, url, seconds: warmUp });
  }
  const rounds: Record<'ours' | 'bare' | 'pgbench', Round[]> = { ours: [], bare: [], pgbench: [] };
  const cached: HttpRound[] = [];
  const bytes: HttpRound[] = [];
  const headers = { 'accept-encoding': ACCEPT_ENCODING };
  const requests = scenario.paths.map((path) => ({ path, headers }));
  const bareBytes = await startBareBytes(contenders.whole.url, requests);
  const processorUs: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const databaseMs: number[] = [];
  // Short alternating rounds, so that other load on the machine affects all of them equally.
  for (let n = 0; n < ROUNDS; n += 1) {
    const length = { seconds: seconds / ROUNDS };
    for (const name of ['ours', 'bare'] as const) {
      const { url, pid } = contenders[name];
      const before = processorMs(pid);
      const round = await fire({ ...http, ...length, url });
      const requests = round.perSecond * round.seconds;
      rounds[name].push(round);
      processorUs[name].push(((processorMs(pid) - before) * 1000) / requests);
    }
    cached.push(await fireCached(contenders.wrk, contenders.whole, requests, length.seconds));
    bytes.push(await fireCached(contenders.wrk, bareBytes, requests, length.seconds));
    rounds.pgbench.push(await pgbench({ ...single, clients: CONNECTIONS, mode: 'prepared' }));
    databaseMs.push(await databaseTime(single));
  }
  await bareBytes.stop();
  const measured = {
    ours: { ...medianRound(rounds.ours), processorUs: median(processorUs.ours) },
    bare: { ...medianRound(rounds.bare), processorUs: median(processorUs.bare) },
    pgbench: medianRound(rounds.pgbench),
    cached: { ...medianRound(cached), processorUs: median(cached.map((item) => item.processorUs)) },
    bytes: medianRound(bytes),
    databaseMs: median(databaseMs),
  };
  return { scenario: scenario.name, queries, explained, measured };
}
