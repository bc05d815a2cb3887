import { cpSync, globSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverEnv } from '../../../scripts/lib/node.mjs';
import { startOurServer } from '../lib/our-server.ts';
import { processorMs } from '../lib/process-facts.ts';
import { ROOT, runCommand, temporaryFolder } from '../lib/program.ts';
import { say } from '../report/say.ts';

const BLOCK = 512;

/** Bytes on the disk of all files in a folder. */
function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * BLOCK,
      0,
    );
}

/** An install from a warm cache of npm, once per round. */
interface InstallRow {
  what: string;
  seconds: number[];
  bytes: number;
}

/** A start of the built program until health answers. */
interface StartRow {
  what: string;
  seconds: number;
  processorSeconds: number;
  /** Milliseconds by name. */
  steps: Record<string, number>;
}

export interface StartsResult {
  installs: InstallRow[];
  starts: StartRow[];
}

const ROUNDS = 2;
/** As npm start sets it. */
const { NODE_COMPILE_CACHE: COMPILE_CACHE } = serverEnv();
const INSTALLS = { 'first start': '--omit=dev', 'with tests and tools': '--include=dev' };

/** Installs, first starts and restarts, in turns. */
export async function measureStarts(): Promise<StartsResult> {
  return { installs: await measureInstalls(), starts: await measureServer() };
}

/** From the cache of npm, which the first round fills. */
async function measureInstalls(): Promise<InstallRow[]> {
  const folder = temporaryFolder();
  const manifests = globSync(['package*.json', '.npmrc', '{apps,packages}/*/package.json'], {
    cwd: ROOT,
  });
  for (const file of manifests) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  const rows = new Map<string, InstallRow>();
  for (let n = 0; n <= ROUNDS; n += 1) {
    for (const [what, kind] of Object.entries(INSTALLS)) {
      const since = performance.now();
      await runCommand('npm', ['ci', kind, '--include=optional', '--prefer-offline'], folder);
      const seconds = (performance.now() - since) / 1000;
      const row = rows.get(what) ?? { what, seconds: [], bytes: 0 };
      if (n > 0) row.seconds.push(seconds);
      row.bytes = folderBytes(join(folder, 'node_modules'));
      rows.set(what, row);
      say(`  install ${what}: ${seconds.toFixed(1)} s`);
    }
  }
  return [...rows.values()];
}

/** The built program, with the demo data on a new folder, and again on the same folder. */
async function measureServer(): Promise<StartRow[]> {
  const rows: StartRow[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const folder = temporaryFolder();
    for (const what of ['new folder', 'restart']) {
      const since = performance.now();
      const env = { LOG_LEVEL: 'debug', NODE_COMPILE_CACHE: COMPILE_CACHE };
      const server = await startOurServer({ folder, place: 'all', env });
      const seconds = (performance.now() - since) / 1000;
      const processorSeconds = processorMs(server.pid) / 1000;
      const steps = await stepsOf(server.logTail);
      await server.stop();
      rows.push({ what, seconds, processorSeconds, steps });
      say(`  ${what}: ${seconds.toFixed(1)} s, ${JSON.stringify(steps)}`);
    }
  }
  return rows;
}

/** The milliseconds of each step, from the line that the server logs once it is ready. */
async function stepsOf(logTail: () => string): Promise<Record<string, number>> {
  for (;;) {
    const line = logTail()
      .split('\n')
      .find((text) => text.includes('"msg":"started"'));
    if (line !== undefined) return (JSON.parse(line) as { steps: Record<string, number> }).steps;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
