import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './cleanup.ts';
import { onCores, type Place } from './cores.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');
const STOP_LIMIT_MS = 15_000;
const LOG_TAIL = 3000;

export interface Program {
  pid: number;
  child: ChildProcess;
  logTail(): string;
  stop(): Promise<void>;
}

/** A temporary folder that is removed when the benchmark ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crewpad-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface StartOptions {
  place: Place;
  env?: Record<string, string>;
  nodeArgs?: string[];
  ipc?: boolean;
}

/** Only these, because the user's settings must not change the measurements. */
function environment(env: Record<string, string>): Record<string, string> {
  const variables = Object.entries(process.env).flatMap(([name, value]) =>
    ['PATH', 'HOME', 'TMPDIR', 'LANG'].includes(name) && value !== undefined ? [[name, value]] : [],
  );
  return { ...Object.fromEntries(variables), NODE_ENV: 'production', DRAIN_SECONDS: '0', ...env };
}

/** Starts one of the project's TypeScript programs. It ends with stop(), or with the benchmark. */
export function startProgram(file: string, args: string[], options: StartOptions): Program {
  const logFile = join(temporaryFolder(), 'output.log');
  const log = openSync(logFile, 'a');
  const nodeArgs = [...(options.nodeArgs ?? []), file, ...args];
  const [command, all] = onCores(options.place, process.execPath, nodeArgs);
  const child = spawn(command, all, {
    cwd: ROOT,
    env: environment(options.env ?? {}),
    stdio: options.ipc ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    // Ctrl+C must reach the benchmark first, which then stops its children in order.
    detached: true,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const timer = setTimeout(kill, STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(timer);
  };
  atEnd(stop);
  const logTail = () => readFileSync(logFile, 'utf8').slice(-LOG_TAIL);
  return { pid: child.pid ?? 0, child, logTail, stop };
}

/** Runs a program to its end. @throws Error with its output if it fails. */
export async function runProgram(
  file: string,
  args: string[],
  options: StartOptions,
): Promise<string> {
  const program = startProgram(file, args, options);
  const [code] = await once(program.child, 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${program.logTail()}`);
  return program.logTail();
}

/** Runs another program in a folder. @throws Error if it fails */
export async function runCommand(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Waits until an address returns 200. */
export async function waitForAnswer(program: Program, url: string, limitMs: number): Promise<void> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    if (program.child.exitCode !== null) break;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await answer.arrayBuffer();
      if (answer.status === 200) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error(`${url} did not answer:\n${program.logTail()}`);
}
