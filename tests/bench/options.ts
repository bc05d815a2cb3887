import { parseArgs } from 'node:util';

const STAGES = [
  'api',
  'pages',
  'cache',
  'weight',
  'memory',
  'lighthouse',
  'listings',
  'rentals',
  'rent',
  'messages',
  'sockets',
  'alerts',
  'airports',
  'starts',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Options {
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

export const USAGE = `npm run bench -- [options]
  --sizes 100000,1000000   numbers of listings
  --seconds 10             per scenario and contender
  --only api,pages         some of: ${STAGES.join(', ')}
  --requests 100000        between two looks at memory
  --profile                CPU profile of our server under the API's load
  --saved                  measure nothing, report what was measured last
  --built                  do not build the web, even when its sources changed
  --write                  update docs/benchmarks.md`;

/** Parses the command line. @throws Error with the problem. */
export function readOptions(args: string[]): Options {
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
