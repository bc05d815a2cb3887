import { fire } from '../lib/load.ts';
import { CONNECTIONS, type OurServer } from '../lib/our-server.ts';
import { processorMs } from '../lib/process-facts.ts';
import { FINDS_NOTHING } from '../report/api-sections.ts';
import type { AirportsRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** What people type into the box for airports. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  codes: ['ord', 'JFK', 'KJFK', 'nyc'],
  'first letters': ['ch', 'new', 'san'],
  'names of cities and airports': ['chicago', 'münchen', 'la guardia', 'Saint Louis'],
  'several words in any order': ['New York City', 'Miami FL', 'ohare chicago'],
  [FINDS_NOTHING]: ['qzxwv', 'zzz airport', 'crash pads by the beach', 'q'.repeat(100)],
};

/** The search for airports, with texts that find many, few or none. */
export async function measureAirports(
  { url, pid }: OurServer,
  seconds: number,
): Promise<AirportsRow[]> {
  const rows: AirportsRow[] = [];
  for (const [what, texts] of Object.entries(SEARCHES)) {
    const paths = texts.map((text) => `/api/airports/search?search=${encodeURIComponent(text)}`);
    const counts = await Promise.all(paths.map((path) => countResults(url + path)));
    const load = { url, paths, connections: CONNECTIONS };
    // The first requests pay for compiling and planning.
    await fire({ ...load, amount: CONNECTIONS * paths.length });
    const before = processorMs(pid);
    const round = await fire({ ...load, seconds });
    const processorUs = ((processorMs(pid) - before) * 1000) / (round.perSecond * round.seconds);
    rows.push({ what, counts, round, processorUs });
    say(`  ${what}`);
  }
  return rows;
}

async function countResults(address: string): Promise<number> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return ((await answer.json()) as { total: number }).total;
}
