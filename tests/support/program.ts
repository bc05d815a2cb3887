import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** As for `npm start`: compiling the server takes longer than the rest of its start. */
const COMPILE_CACHE = join(ROOT, '.cache/compile');
/** The embedded database of the database tests lives too briefly for its code to be optimized. */
const NODE_ARGS = process.env.TEST_DATABASE === 'embedded' ? ['--liftoff-only'] : [];
/** Nothing balances the tests' servers. Without a PORT, as that of a worker, it is any free one. */
const BRISK = { PORT: '0', DRAIN_SECONDS: '0' };
/** Keeps a test from waiting forever; durations are measured elsewhere. */
const WAIT_MS = 100_000;

export type Environment = Record<string, string | undefined>;

interface ProgramOptions {
  /** Also write the output to this file. */
  logFile?: string;
  /** Options of Node itself. */
  nodeArgs?: readonly string[];
  /** Ctrl+C in the terminal does not reach the program: the tests stop it. */
  isDetached?: boolean;
}

/** One of the project's programs as a real process, with its output so far. */
export class Program {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';

  constructor(file: string, args: string[], env: Environment, options: ProgramOptions = {}) {
    const { PATH, HOME, TMPDIR, LANG } = process.env;
    const log = options.logFile && createWriteStream(options.logFile, { flags: 'a' });
    const nodeArgs = [...NODE_ARGS, ...(options.nodeArgs ?? [])];
    this.child = spawn(process.execPath, [...nodeArgs, file, ...args], {
      cwd: ROOT,
      // Settings of the developer's environment must not affect the result.
      env: { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE: COMPILE_CACHE, ...BRISK, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: options.isDetached,
    });
    for (const name of ['stdout', 'stderr'] as const) {
      this.child[name]?.on('data', (data: Buffer) => {
        this[name] += data.toString();
        if (log) log.write(data);
      });
    }
    running.add(this);
    this.child.once('exit', () => running.delete(this));
  }

  /**
   * Resolves when standard output matches.
   * @throws Error with the output when the program ends before it matches, or after `limitMs`
   */
  async waitForOutput(pattern: RegExp, limitMs = WAIT_MS): Promise<RegExpExecArray> {
    const limit = AbortSignal.timeout(limitMs);
    const exit = this.#closed();
    for (;;) {
      const match = pattern.exec(this.stdout);
      if (match) return match;
      if (this.hasEnded || limit.aborted) {
        throw new Error(`The output never matched ${pattern}:\n${this.stdout}\n${this.stderr}`);
      }
      const more = this.child.stdout ? once(this.child.stdout, 'data', { signal: limit }) : exit;
      await Promise.race([more, exit]).catch(() => {});
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async #closed(): Promise<void> {
    if (!this.hasEnded) await once(this.child, 'close');
  }

  /** The exit code, once the program has ended; undefined when a signal ended it. */
  async waitForExit(): Promise<number | undefined> {
    await this.#closed();
    return this.child.exitCode ?? undefined;
  }

  async kill(signal: NodeJS.Signals): Promise<number | undefined> {
    this.child.kill(signal);
    return this.waitForExit();
  }
}

const running = new Set<Program>();

/** Stops the programs that a failed test left running. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill('SIGKILL')));
}

/** Starts the server and resolves when it is ready. */
export async function startServer(env: Environment): Promise<Program> {
  const server = launch(env);
  await server.waitForOutput(READY);
  return server;
}

/** Printed by the server when it is ready. */
export const READY = /"msg":"Crewpad is ready/;

/** These programs live for seconds: to optimize the embedded database takes longer than it saves. */
const BRIEF = { nodeArgs: ['--liftoff-only'] };

export function launch(env: Environment): Program {
  const settings = { DEMO: '0', RATE_LIMITS: 'off', ...env };
  return new Program('apps/server/src/main.ts', [], settings, BRIEF);
}

export function runCli(name: string, args: string[], env: Environment): Program {
  return new Program(`apps/server/src/cli/${name}.ts`, args, env, BRIEF);
}
