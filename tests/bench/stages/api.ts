import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { fireCached, startBareBytes } from '../lib/bare-bytes.ts';
import { type Captured, type CapturedQuery, captureSql } from '../lib/captured-sql.ts';
import { coresNote, onCores } from '../lib/cores.ts';
import { explain } from '../lib/explain.ts';
import { fire, median, medianRound, quantile, type Round } from '../lib/load.ts';
import type { DatabaseSource, LoadedDatabase } from '../lib/loaded-database.ts';
import { CONNECTIONS, startOurServer, WITHOUT_JOBS } from '../lib/our-server.ts';
import { processorMs } from '../lib/process-facts.ts';
import {
  type Program,
  ROOT,
  startProgram,
  temporaryFolder,
  waitForAnswer,
} from '../lib/program.ts';
import { chooseAirports, makeScenarios, type Scenario } from '../lib/scenarios.ts';
import { ACCEPT_ENCODING, provideWrk } from '../lib/wrk.ts';
import type { ApiResult, ApiRow, ApiSize, HttpRound } from '../report/result.ts';
import { say } from '../report/say.ts';

/** Each is planned once per connection, which must take a negligible part of a round. */
const PREPARED_SCRIPTS = 8;
const run = promisify(execFile);

interface Scripts {
  files: string[];
  /** As `-D` wants them. */
  variables: string[];
}

/** One script per answer, with the server's parameters as pgbench's variables. */
function writeScripts(folder: string, answers: CapturedQuery[][]): Scripts {
  const files: string[] = [];
  const variables: string[] = [];
  for (const [n, queries] of answers.entries()) {
    const statements = queries.map(({ text, values }, q) => {
      for (const [v, value] of values.entries()) {
        // A missing variable is sent as null.
        if (value !== null) variables.push(`p${n}_${q}_${v + 1}=${asText(value)}`);
      }
      return `${hideColons(text).replace(/\$(\d+)/g, (_, v) => `:p${n}_${q}_${v}`)};\n`;
    });
    const file = join(folder, `script-${n}.sql`);
    writeFileSync(file, statements.join(''));
    files.push(file);
  }
  return { files, variables };
}

/** pgbench treats a colon before a word as a variable even in quotes, so it is escaped there. */
function hideColons(text: string): string {
  // Matches every literal, so that none starts at the end of another.
  return text.replace(/'[^']*'/g, (literal) =>
    /:\w/.test(literal) ? `U&${literal.replaceAll(':', '\\003a')}` : literal,
  );
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface PgbenchOptions {
  bin: string;
  url: string;
  scripts: Scripts;
  clients: number;
  seconds: number;
  /** extended: parsed and planned each time; prepared: once per connection, like our server. */
  mode: 'prepared' | 'extended';
  folder: string;
}

/**
 * Runs the scripts in random order. @returns results per answer, regardless of its number of
 * queries
 */
async function pgbench(options: PgbenchOptions): Promise<Round> {
  const { bin, url, scripts, clients, seconds, mode, folder } = options;
  const { hostname, port, username, pathname } = new URL(url);
  const log = join(folder, 'pgbench');
  const args = ['-n', '-M', mode, '-c', String(clients), '-j', '1'];
  args.push('-T', String(Math.max(1, Math.round(seconds))), '-l', `--log-prefix=${log}`);
  const files = mode === 'prepared' ? scripts.files.slice(0, PREPARED_SCRIPTS) : scripts.files;
  args.push(...files.flatMap((file) => ['-f', file]));
  args.push(...scripts.variables.flatMap((variable) => ['-D', variable]));
  args.push('-h', hostname, '-p', port, '-U', username, pathname.slice(1));
  const [command, placedArgs] = onCores('contender', join(bin, 'pgbench'), args);
  // Otherwise the first five executions of each statement are planned as well.
  const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };
  const { stdout } = await run(command, placedArgs, mode === 'prepared' ? { env } : {});
  const logs = readdirSync(folder).filter((name) => name.startsWith('pgbench.'));
  const times = logs.flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    rmSync(join(folder, name));
    return lines.map((line) => Number(line.split(' ')[2]) / 1000);
  });
  times.sort((a, b) => a - b);
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures: Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

/** Mean database milliseconds per answer, with one sequential client. */
async function databaseTime(options: Omit<PgbenchOptions, 'clients' | 'mode'>): Promise<number> {
  const round = await pgbench({ ...options, clients: 1, mode: 'extended' });
  return round.perSecond === 0 ? 0 : 1000 / round.perSecond;
}

const MAX_ROWS = 30;

interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Node arguments that write a CPU profile into the folder on exit. */
function profileArgs(folder: string): string[] {
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/** Shares of busy time: per package, then of the busiest functions, self time only. */
function readProfile(folder: string): string[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) return ['The server left no profile: did it end by itself?'];
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
  const frames = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  const functions = new Map<string, number>();
  const packages = new Map<string, number>();
  let busy = 0;
  for (const [n, id] of profile.samples.entries()) {
    const frame = frames.get(id);
    if (frame === undefined || /^\((idle|program|root)\)$/.test(frame.functionName)) continue;
    const time = profile.timeDeltas[n] ?? 0;
    const [place, owner] = [placeOf(frame), ownerOf(frame)];
    busy += time;
    functions.set(place, (functions.get(place) ?? 0) + time);
    packages.set(owner, (packages.get(owner) ?? 0) + time);
  }
  const shares = (times: Map<string, number>) =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_ROWS)
      .map(([name, time]) => `${((100 * time) / busy).toFixed(1).padStart(5)} %  ${name}`);
  return [...shares(packages), '', ...shares(functions)];
}

type Frame = CpuProfile['nodes'][number]['callFrame'];

/** The package of a function. */
function ownerOf({ url, functionName }: Frame): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage !== undefined) return inPackage;
  if (functionName === '(garbage collector)') return functionName;
  return url.startsWith('file:') ? 'Crewpad' : 'Node';
}

function placeOf(frame: Frame): string {
  const name = frame.functionName || '(anonymous)';
  if (frame.url === '') return name;
  const path = frame.url.startsWith('file:') ? relative(ROOT, fileURLToPath(frame.url)) : frame.url;
  return `${name} ${path}:${frame.lineNumber + 1}`;
}

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
    if (scenario.isTimed) say(`  ${scenario.name}`);
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
  const plan = await explain(database.url, answers);
  const queries = Math.max(...answers.map((queries) => queries.length));
  if (!scenario.isTimed) return { scenario: scenario.name, queries, plan };

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
  const cacheRounds: HttpRound[] = [];
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
    cacheRounds.push(await fireCached(contenders.wrk, contenders.whole, requests, length.seconds));
    bytes.push(await fireCached(contenders.wrk, bareBytes, requests, length.seconds));
    rounds.pgbench.push(await pgbench({ ...single, clients: CONNECTIONS, mode: 'prepared' }));
    databaseMs.push(await databaseTime(single));
  }
  await bareBytes.stop();
  const measured = {
    ours: { ...medianRound(rounds.ours), processorUs: median(processorUs.ours) },
    bare: { ...medianRound(rounds.bare), processorUs: median(processorUs.bare) },
    pgbench: medianRound(rounds.pgbench),
    cached: {
      ...medianRound(cacheRounds),
      processorUs: median(cacheRounds.map((round) => round.processorUs)),
    },
    bytes: medianRound(bytes),
    databaseMs: median(databaseMs),
  };
  return { scenario: scenario.name, queries, plan, measured };
}
