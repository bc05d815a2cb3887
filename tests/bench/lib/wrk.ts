import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inPath, installDebianPackage } from '../../../scripts/lib/debian.mjs';
import { onCores } from './cores.ts';
import { fire, type LoadRequest, type Round } from './load.ts';
import { temporaryFolder } from './program.ts';

const NAME = 'wrk';
/** As browsers ask; the server compresses a cached response once. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';
/** On a busy machine an answer can take longer than its default of two seconds. */
const TIMEOUT = '60s';
const run = promisify(execFile);

/** What the script below prints at the end. Times are in microseconds. */
interface Summary {
  requests: number;
  duration: number;
  p50: number;
  p99: number;
  failures: number;
}

/** Requests the addresses in rotation, and prints the result as JSON. */
const scriptOf = (requests: LoadRequest[]) => `
local sources = { ${requests.map(({ path, headers }) => `{ ${quote(path)}, { ${fieldsOf(headers)} } }`).join(', ')} }
local requests, n = {}, 0
function init()
  for at, source in ipairs(sources) do requests[at] = wrk.format('GET', source[1], source[2]) end
end
function request()
  n = n % #requests + 1
  return requests[n]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"failures":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

const fieldsOf = (headers: Record<string, string> = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `[${quote(name)}] = ${quote(value)}`)
    .join(', ');

/** A string of Lua. Addresses and headers are printable ASCII, which JSON quotes in the same way. */
const quote = (text: string) => JSON.stringify(text);

/** wrk, if it can be found or installed. */
export async function provideWrk(): Promise<string | undefined> {
  if (inPath([NAME]).length === 0) await installDebianPackage(NAME);
  return inPath([NAME])[0];
}

interface FireLeanOptions {
  url: string;
  requests: LoadRequest[];
  connections: number;
  seconds: number;
}

/**
 * Like `fire`, for answers that are sent faster than autocannon reads them: wrk takes a fraction of
 * its processor time. Without wrk it is autocannon.
 */
export async function fireLean(
  program: string | undefined,
  { url, requests, connections, seconds }: FireLeanOptions,
): Promise<Round & { requests: number }> {
  if (program === undefined) {
    let turn = 0;
    const next = () => {
      turn += 1;
      return requests[turn % requests.length] ?? { path: '/' };
    };
    const round = await fire({ url, paths: next, connections, seconds });
    return { ...round, requests: round.perSecond * round.seconds };
  }
  const script = join(temporaryFolder(), 'requests.lua');
  writeFileSync(script, scriptOf(requests));
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${Math.ceil(seconds)}s`,
    '--timeout',
    TIMEOUT,
    '-s',
    script,
    url,
  ];
  const { stdout } = await run(...onCores('others', program, options));
  const summary = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary;
  return {
    requests: summary.requests,
    perSecond: (summary.requests * 1e6) / summary.duration,
    p50: summary.p50 / 1000,
    p99: summary.p99 / 1000,
    failures: summary.failures,
  };
}
