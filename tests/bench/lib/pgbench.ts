import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CapturedQuery } from './captured-sql.ts';
import { onCores } from './cores.ts';
import { quantile, type Round } from './load.ts';

/** Each is planned once per connection, which must take a negligible part of a round. */
const PREPARED_SCRIPTS = 8;
const run = promisify(execFile);

interface Scripts {
  files: string[];
  /** As `-D` wants them. */
  variables: string[];
}

/** One script per answer, with the server's parameters as pgbench's variables. */
export function writeScripts(folder: string, answers: CapturedQuery[][]): Scripts {
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
export async function pgbench(options: PgbenchOptions): Promise<Round> {
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
export async function databaseTime(
  options: Omit<PgbenchOptions, 'clients' | 'mode'>,
): Promise<number> {
  const round = await pgbench({ ...options, clients: 1, mode: 'extended' });
  return round.perSecond === 0 ? 0 : 1000 / round.perSecond;
}
