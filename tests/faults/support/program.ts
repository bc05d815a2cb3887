import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Only against hanging for ever; how long things take is measured elsewhere. */
const WAIT_MS = 100_000;

export type Environment = Record<string, string | undefined>;

/** A program of the project as a real process, with what it said so far. */
export class Program {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';

  constructor(file: string, args: string[], env: Environment) {
    const { PATH, HOME, TMPDIR } = process.env;
    this.child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      // The settings of the person who runs the tests must not change what is tested.
      env: { PATH, HOME, TMPDIR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (data: Buffer) => {
      this.stdout += data.toString();
    });
    this.child.stderr?.on('data', (data: Buffer) => {
      this.stderr += data.toString();
    });
    running.add(this);
    this.child.once('exit', () => running.delete(this));
  }

  /** Resolves when the program has said this on standard output. */
  async said(pattern: RegExp): Promise<RegExpExecArray> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const found = pattern.exec(this.stdout);
      if (found) return found;
      if (this.hasEnded || Date.now() > end) {
        throw new Error(`never said ${pattern}:\n${this.stdout}\n${this.stderr}`);
      }
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The exit code, once it has ended; undefined when a signal ended it. */
  async ended(): Promise<number | undefined> {
    if (!this.hasEnded) await once(this.child, 'close');
    return this.child.exitCode ?? undefined;
  }

  async kill(signal: NodeJS.Signals): Promise<number | undefined> {
    this.child.kill(signal);
    return this.ended();
  }
}

const running = new Set<Program>();

/** Ends what a failed test left running. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill('SIGKILL')));
}

/** Starts the server; `ready` resolves with it when it can be used. */
export async function startServer(env: Environment): Promise<Program> {
  const server = launch(env);
  await server.said(/^Crewpad is ready/m);
  return server;
}

export function launch(env: Environment): Program {
  return new Program('apps/server/src/main.ts', [], { DEMO: '0', RATE_LIMITS: 'off', ...env });
}

export function runCli(name: string, args: string[], env: Environment): Program {
  return new Program(`apps/server/src/cli/${name}.ts`, args, env);
}
