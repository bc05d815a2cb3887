import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '../../apps/server/src/features/accounts/passwords/passwords.ts';
import { openPostgres } from '../../apps/server/src/platform/database/database.ts';
import { createTestDatabase } from '../../apps/server/src/testing/services.ts';
import { PROGRAM } from '../../scripts/lib/build.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

const SECRET = 'a secret of both releases, 32 characters';
const MEMBER = { email: 'both@crewpad.example', password: 'a password of both releases' };
const PAGES = ['/', '/login', '/search/airports/jfk', '/api/health'];
const PATIENCE_MS = 120_000;
/** Release 0.1.0 runs from its sources. */
const OLD_PROGRAM = 'apps/server/src/main.ts';

/**
 * Runs the last release and this commit side by side on one PostgreSQL, as during an upgrade: the old
 * node goes on after the new one has migrated the database. On both a member logs in, opens pages and
 * writes, and each node shows what the other one wrote.
 */
export async function runPreviousRelease(say: (line: string) => void): Promise<void> {
  const databaseUrl = await createTestDatabase();
  if (databaseUrl === undefined) {
    throw new Error('Two nodes need PostgreSQL: set TEST_DATABASE and TEST_DATABASE_URL.');
  }
  const { version, commit } = readRelease(readFileSync('CHANGELOG.md', 'utf8'));
  const place = mkdtempSync(join(tmpdir(), 'crewpad-release-'));
  const old = join(place, 'old');
  const nodes: Node[] = [];
  const database = openPostgres(databaseUrl, 1, () => {});
  try {
    await checkOut(commit, old);
    say(`Release ${version} (${commit}) is built.`);
    await succeed('scripts/build.mjs', process.cwd());
    nodes.push(await Node.start(old, OLD_PROGRAM, join(place, 'data-old'), databaseUrl));
    nodes.push(await Node.start(process.cwd(), PROGRAM, join(place, 'data-new'), databaseUrl));
    say('Both nodes are ready, and this commit has migrated the database.');
    await database.db
      .insertInto('members')
      .values({
        ...{ email: MEMBER.email, password_hash: await hashPassword(MEMBER.password) },
        ...{ status: 'ACTIVE', user_plan: 'pro', display_name: 'Both Releases' },
        ...{ first_name: 'Both', last_name: 'Releases' },
      })
      .execute();
    for (const [writer, reader] of [nodes, nodes.toReversed()]) {
      if (writer === undefined || reader === undefined) throw new Error('a node is missing');
      await writeAndRead(writer, reader);
    }
    say(
      'A member logged in, opened pages and wrote on both, and each showed what the other wrote.',
    );
    for (const node of nodes) node.requireNoErrors();
  } finally {
    for (const node of nodes) await node.stop();
    await database.close();
    rmSync(place, { recursive: true, force: true });
  }
}

/** The newest release with a commit in the changelog. */
export function readRelease(changelog: string): { version: string; commit: string } {
  const [, version, commit] =
    /^## (\d+\.\d+\.\d+)\b[^\n]*\n+Commit: `([0-9a-f]{7,40})`$/m.exec(changelog) ?? [];
  if (version === undefined || commit === undefined) {
    throw new Error('CHANGELOG.md names no release with its commit');
  }
  return { version, commit };
}

async function checkOut(commit: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`npm ci of ${commit} ended with ${status}`);
  await succeed('scripts/build.mjs', folder);
}

async function succeed(script: string, cwd: string): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

interface Call {
  method?: string;
  token?: string;
  body?: object;
}

/** A node of a release, from its own folder. */
class Node {
  readonly #child: ReturnType<typeof spawn>;
  readonly #base: string;
  #output = '';

  private constructor(child: ReturnType<typeof spawn>, base: string) {
    this.#child = child;
    this.#base = base;
    child.stdout?.on('data', (data: Buffer) => {
      this.#output += data.toString();
    });
  }

  static async start(
    cwd: string,
    program: string,
    folder: string,
    databaseUrl: string,
  ): Promise<Node> {
    const port = await freePort();
    const { PATH, HOME } = process.env;
    const settings = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: databaseUrl, SECRET };
    const child = spawn(process.execPath, [program], {
      cwd,
      env: { PATH, HOME, NODE_ENV: 'production', ALLOW_DEMO: '1', DRAIN_SECONDS: '0', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const node = new Node(child, `http://127.0.0.1:${port}`);
    const limit = performance.now() + PATIENCE_MS;
    while ((await node.call('/api/health').catch(() => undefined))?.status !== 200) {
      if (child.exitCode !== null || performance.now() > limit) {
        throw new Error(`the node in ${cwd} did not start:\n${node.#output}`);
      }
      await pause(100);
    }
    return node;
  }

  async call(path: string, { method, token, body }: Call = {}) {
    const response = await fetch(`${this.#base}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  requireNoErrors(): void {
    const errors = this.#output
      .split('\n')
      .filter((line) => /"level":("error"|"fatal"|50|60)/.test(line));
    if (errors.length > 0) throw new Error(`a node logged errors:\n${errors.join('\n')}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

async function writeAndRead(writer: Node, reader: Node): Promise<void> {
  for (const page of PAGES) require200(await writer.call(page), page);
  const login = require200(await writer.call('/api/login', { body: MEMBER }), 'the login');
  const { token } = JSON.parse(login.text);
  const about = `Written at ${new Date().toISOString()}`;
  const profile = {
    ...{ first_name: 'Both', last_name: 'Releases', display_name: 'Both Releases', about },
    ...{ phone_number: '2015550123', country_code: 'US' },
    ...{ birthdate_year: 1990, birthdate_month: 1, birthdate_day: 2 },
  };
  require200(
    await writer.call('/api/account/user/update', { token, body: profile }),
    'the profile',
  );
  const member = require200(await reader.call('/api/user', { token }), 'the member');
  if (!member.text.includes(about)) throw new Error(`the other node shows ${member.text}`);
  require200(await reader.call('/api/logout', { method: 'POST', token }), 'the logout');
  const { status } = await writer.call('/api/user', { token });
  if (status !== 401) throw new Error(`an ended session is answered with ${status}`);
}

function require200<T extends { status: number; text: string }>(answer: T, what: string): T {
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 500)}`);
  }
  return answer;
}
