import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const LOCK = {
  packages: {
    '': { name: 'crewpad' },
    'node_modules/some-package': { version: '1.0.0' },
    'node_modules/some-tool': { version: '1.0.0', dev: true },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
};

/** A script's output and exit status. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A script that runs in a tree. */
export interface Running {
  child: ChildProcess;
  outcome: Promise<Outcome>;
  /** Resolves when either stream contains this. */
  waitForOutput(text: string): Promise<void>;
}

/** A copy of the scripts with a fake npm, build and server, in a temporary folder. */
export class Tree {
  readonly folder = mkdtempSync(join(tmpdir(), 'crewpad-tree-'));

  constructor() {
    const fakes = join(import.meta.dirname);
    cpSync(join(ROOT, 'scripts'), this.path('scripts'), { recursive: true });
    this.write('package.json', JSON.stringify({ type: 'module' }));
    this.write('package-lock.json', JSON.stringify(LOCK));
    this.write('apps/web/app/root.tsx', 'export {};');
    this.write('packages/domain/src/index.ts', 'export {};');
    this.write('apps/server/rolldown.config.mjs', 'export {};');
    const copies = [
      ['fake-npm-cli.mjs', 'fake/npm-cli.js'],
      ['fake-react-router.mjs', 'fake/react-router.mjs'],
      ['fake-rolldown.mjs', 'fake/rolldown.mjs'],
      ['fake-server.mjs', 'apps/server/src/main.ts'],
      ['fake-prepare.mjs', 'apps/server/src/cli/prepare.ts'],
    ] as const;
    for (const [from, to] of copies) this.write(to, readFileSync(join(fakes, from), 'utf8'));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  remove(name = ''): void {
    rmSync(this.path(name), { recursive: true, force: true });
  }

  /** How often the fake of this name was called. */
  calls(fake: 'npm' | 'build' | 'bundle' | 'prepare'): number {
    const log = this.path(`${fake}.log`);
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0;
  }

  start(env: Record<string, string> = {}, script = ['scripts/start.mjs']): Running {
    const { PATH } = process.env;
    const npm_execpath = this.path('fake/npm-cli.js');
    const child = spawn(process.execPath, script, {
      cwd: this.folder,
      env: { PATH, npm_execpath, PORT: '0', ...env },
    });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      outcome.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      outcome.stderr += chunk;
    });
    const exit = once(child, 'close').then(([code]) => ({ ...outcome, code }));
    const waitForOutput = async (text: string) => {
      while (!`${outcome.stdout}${outcome.stderr}`.includes(text)) {
        const streams = [once(child.stdout, 'data'), once(child.stderr, 'data')];
        const result = await Promise.race([...streams, exit]);
        if (!Array.isArray(result))
          throw new Error(`ended without "${text}": ${JSON.stringify(result)}`);
      }
    };
    return { child, outcome: exit, waitForOutput };
  }

  /** Starts the server, waits until it serves, stops it. */
  async startAndStop(env: Record<string, string> = {}): Promise<Outcome> {
    const running = this.start(env);
    await running.waitForOutput('serving');
    running.child.kill('SIGTERM');
    return running.outcome;
  }
}
