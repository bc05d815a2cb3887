import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { endAll, endOnSignals } from './lib/cleanup.ts';
import { move } from './lib/cores.ts';
import { databaseSource } from './lib/loaded-database.ts';
import { startDemo } from './lib/our-server.ts';
import { readResults, storeResults, writeDocument } from './report/published.ts';
import type { Machine, Results } from './report/result.ts';
import { say } from './report/say.ts';
import { sectionsOf } from './report/sections.ts';
import { asText } from './report/table.ts';
import { measureAirports } from './stages/airports.ts';
import { measureAlerts } from './stages/alerts.ts';
import { measureApi } from './stages/api.ts';
import { measureCache } from './stages/cache.ts';
import { measureLighthouse } from './stages/lighthouse.ts';
import { measureListings } from './stages/listings.ts';
import { measureMemory } from './stages/memory.ts';
import { measureMessages } from './stages/messages.ts';
import { measurePages } from './stages/pages.ts';
import { measureRent } from './stages/rent.ts';
import { measureDesk, measureRentals } from './stages/rentals.ts';
import { measureSockets } from './stages/sockets.ts';
import { measureStarts } from './stages/starts.ts';
import { measureWeight } from './stages/weight.ts';

const STAGES = [
  'api',
  'pages',
  'cache',
  'weight',
  'memory',
  'lighthouse',
  'listings',
  'rentals',
  'desk',
  'rent',
  'messages',
  'sockets',
  'alerts',
  'airports',
  'starts',
] as const;
type Stage = (typeof STAGES)[number];

interface Options {
  /** Numbers of listings, smallest first: growth is from the first to the last. */
  sizes: number[];
  /** The total duration per contender and scenario, over all rounds. */
  seconds: number;
  stages: readonly Stage[];
  /** The number of requests before memory is measured. */
  requests: number;
  /** Also write docs/benchmarks.md. */
  write: boolean;
  /** Measure nothing; report the results of earlier runs in .cache/bench/result.json. */
  saved: boolean;
  /** Use the existing web build, whatever changed since. */
  built: boolean;
  /** Start our server with the CPU profiler and report where it spends its time. */
  profile: boolean;
}

const USAGE = `npm run bench -- [options]
  --sizes 100000,1000000   numbers of listings
  --seconds 10             per scenario and contender
  --only api,pages         some of: ${STAGES.join(', ')}
  --requests 100000        between two looks at memory
  --profile                CPU profile of our server under the API's load
  --saved                  measure nothing, report what was measured last
  --built                  do not build the web, even when its sources changed
  --write                  update docs/benchmarks.md`;

/** Parses the command line. @throws Error with the problem. */
function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '100000,1000000' },
      seconds: { type: 'string', default: '10' },
      only: { type: 'string', default: STAGES.join(',') },
      requests: { type: 'string', default: '100000' },
      write: { type: 'boolean', default: false },
      saved: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  const names = values.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !STAGES.some((stage) => stage === name));
  if (unknown.length > 0) throw new Error(`--only: unknown ${unknown.join(', ')}`);
  return {
    sizes: values.sizes.split(',').map((size) => positive('sizes', size)),
    seconds: positive('seconds', values.seconds),
    stages: STAGES.filter((stage) => names.includes(stage)),
    requests: positive('requests', values.requests),
    write: values.write,
    saved: values.saved,
    profile: values.profile,
    built: values.built,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: ${text} is no positive number`);
  return value;
}

const GIB = 1024 ** 3;

/** Starts recording the machine and its load; call the result to finish. */
function watchMachine(): () => Machine {
  const [loadBefore = 0] = loadavg();
  return () => ({
    date: new Date().toISOString().slice(0, 10),
    cpu: cpuName(),
    // Not availableParallelism, because this process is pinned to some of them.
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / GIB),
    system: `${type()} ${release()}`,
    node: process.version,
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
  });
}

/** Virtual machines often report only the family; the clock rate adds some information. */
function cpuName(): string {
  const [cpu] = cpus();
  const clock = clockMhz() ?? cpu?.speed ?? 0;
  return `${cpu?.model.trim() ?? 'unknown'}${clock > 0 ? `, ${Math.round(clock)} MHz` : ''}`;
}

function clockMhz(): number | undefined {
  try {
    const clock = /^cpu MHz\s*:\s*([\d.]+)/m.exec(readFileSync('/proc/cpuinfo', 'utf8'));
    return clock?.[1] === undefined ? undefined : Number(clock[1]);
  } catch {
    return undefined;
  }
}

const IN_BROWSER: ReadonlySet<Stage> = new Set(['weight', 'lighthouse']);

async function measure(options: Options): Promise<void> {
  if (!options.built) await ensureBuilt();
  const databases = databaseSource(options.sizes);
  const measures: { [S in Stage]: () => Promise<Results[S]> } = {
    api: () => measureApi(databases, options),
    pages: () => measurePages(databases, options.seconds),
    cache: () => measureCache(databases),
    memory: () => measureMemory(databases, options.requests),
    weight: () => startDemo().then(({ url }) => measureWeight(url)),
    listings: () => measureListings(options.seconds),
    rentals: () => measureRentals(options.seconds),
    desk: () => measureDesk(options.seconds),
    rent: measureRent,
    messages: () => measureMessages(options.seconds),
    sockets: measureSockets,
    alerts: measureAlerts,
    airports: () => startDemo().then((demo) => measureAirports(demo, options.seconds)),
    starts: measureStarts,
    lighthouse: () => startDemo().then(({ url }) => measureLighthouse(url)),
  };
  for (const stage of options.stages) {
    say(`\n${stage}`);
    // The load generator runs in this process, which also starts the browser.
    move(process.pid, IN_BROWSER.has(stage) ? 'all' : 'others');
    const machine = watchMachine();
    const result = await measures[stage]();
    // Saved immediately, so that a failing later stage does not lose it.
    storeResults({ ...readResults(), [stage]: { machine: machine(), result } });
  }
}

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const options = readOptions(args);
  try {
    if (!options.saved) await measure(options);
  } finally {
    await endAll();
  }
  const sections = sectionsOf(readResults());
  for (const section of sections) say(asText(section));
  if (options.write) writeDocument(sections);
  return 0;
}

endOnSignals();
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
