import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { endAll, endOnSignals } from './lib/cleanup.ts';
import { move } from './lib/cores.ts';
import { databaseSource } from './lib/loaded-database.ts';
import { startDemo } from './lib/our-server.ts';
import { type Options, readOptions, type Stage, USAGE } from './options.ts';
import { watchMachine } from './report/machine.ts';
import { readResults, storeResults, writeDocument } from './report/published.ts';
import type { Results } from './report/result.ts';
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
import { measureRentals } from './stages/rentals.ts';
import { measureSockets } from './stages/sockets.ts';
import { measureStarts } from './stages/starts.ts';
import { measureWeight } from './stages/weight.ts';

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
