import { parseArgs } from 'node:util';

const STAGES = [
  'api',
  'pages',
  'weight',
  'memory',
  'lighthouse',
  'listings',
  'rentals',
  'rent',
  'messages',
  'sockets',
  'alerts',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Options {
  /** Numbers of listings, the smallest first: growth is from the first to the last. */
  sizes: number[];
  /** How long each contender is measured in each scenario, over all its rounds. */
  seconds: number;
  stages: readonly Stage[];
  /** After how many requests memory is looked at. */
  requests: number;
  /** Also write docs/benchmarks.md. */
  write: boolean;
  /** Measure nothing; report what earlier runs left in .cache/bench/result.json. */
  saved: boolean;
  /** Trust the built web that is there, whatever changed since. */
  built: boolean;
  /** Start our server with the CPU profiler and report where it spent its time. */
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

/** Reads the command line. @throws Error that says what is wrong. */
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
  const wanted = values.only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage === name));
  if (unknown.length > 0) throw new Error(`--only: unknown ${unknown.join(', ')}`);
  return {
    sizes: values.sizes.split(',').map((size) => positive('sizes', size)),
    seconds: positive('seconds', values.seconds),
    stages: STAGES.filter((stage) => wanted.includes(stage)),
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
