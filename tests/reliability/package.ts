import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { extract } from 'tar';
import { pdfOf, pictureOf } from '../../apps/server/src/platform/uploads/testing.ts';
import { freePort } from '../../scripts/lib/ports.mjs';

const BYTES_MAX = 250_000_000;
/** A machine that builds beside it takes ten times as long as one of its own. */
const PATIENCE_MS = 180_000;
/** A page of each kind that a part of the package of its own serves. */
const PAGES = ['/', '/search/airports/ord', '/login', '/api/docs/', '/api/health'];
const SETTINGS = '--env-file=site.env';
/** No variable of this process reaches the site, and no Node but its own. */
const ENV = { PATH: '/usr/bin:/bin' };
/** What OPERATIONS.md, which is one of them, tells its reader to use. */
const GUIDES = [
  'deploy/Caddyfile',
  'deploy/alerts.yml',
  'deploy/crewpad.service',
  'deploy/nginx.conf',
  'docs/OPERATIONS.md',
  'docs/SETTINGS.md',
];

/**
 * Builds the package to deploy, unpacks it elsewhere and runs it there on an empty folder: pages,
 * a login, uploads, an email, a backup, a stop, a second start and a new admin, with nothing but
 * what the package holds.
 */
export async function runPackage(say: (line: string) => void): Promise<void> {
  await succeed(process.execPath, ['scripts/build.mjs']);
  await succeed(process.execPath, ['tools/package/build.ts']);
  const place = mkdtempSync(join(tmpdir(), 'crewpad-package-'));
  try {
    const [archive] = readdirSync('dist').filter((file) => file.endsWith('.tar.gz'));
    if (archive === undefined) throw new Error('there is no package in dist');
    await extract({ file: join('dist', archive), cwd: place });
    const folder = join(place, archive.replace(/\.tar\.gz$/, ''));
    const missing = GUIDES.filter((guide) => !existsSync(join(folder, guide)));
    if (missing.length > 0) throw new Error(`the package lacks ${missing.join(', ')}`);
    const bytes = sizeOf(folder);
    if (bytes > BYTES_MAX) throw new Error(`the package has ${bytes} bytes unpacked`);
    const site = { program: join(folder, 'bin/crewpad'), place };
    const first = await visitSite(site);
    // Named from where the caller is, not from the program's folder.
    await succeed(site.program, [SETTINGS, 'backup', 'a.backup'], { cwd: place, env: ENV });
    if (!existsSync(join(place, 'a.backup'))) throw new Error('the backup went elsewhere');
    const second = await visitSite(site);
    const options = { cwd: place, env: ENV };
    await succeed(site.program, [SETTINGS, 'admin', 'first.admin@crewpad.test'], options);
    const megabytes = Math.round(bytes / 1e6);
    say(`The package has ${megabytes} MB, was ready in ${first} ms, and in ${second} ms again.`);
  } finally {
    rmSync(place, { recursive: true });
  }
}

interface Site {
  program: string;
  /** Where its user is, with the file of its settings and its data. */
  place: string;
}

/** Starts the site, uses it and stops it. @returns the milliseconds until it was ready */
async function visitSite(site: Site): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  writeFileSync(
    join(site.place, 'site.env'),
    `PORT=${port}\nDATA_DIR=${join(site.place, 'data')}\n`,
  );
  const server = spawn(site.program, [SETTINGS], {
    cwd: site.place,
    env: ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(server, url);
    const took = Math.round(performance.now() - began);
    for (const page of PAGES) {
      const { status } = await fetch(`${url}${page}`);
      if (status !== 200) throw new Error(`${page} of the package answers ${status}`);
    }
    const token = await logIn(url);
    await uploadFiles(url, token);
    await requestEmail(url);
    return took;
  } finally {
    server.kill('SIGTERM');
    const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode];
    if (code !== 0) process.exitCode = 1;
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    if (server.exitCode !== null || performance.now() > until) {
      const { exitCode } = server;
      const why =
        exitCode === null ? `is not ready after ${PATIENCE_MS} ms` : `ended with ${exitCode}`;
      throw new Error(`the package ${why}`);
    }
    await pause(50);
  }
}

const LISTER = 'lister.pro@crewpad.test';

/** Compares a password, which takes a native library. @returns the token of the session */
async function logIn(url: string): Promise<string> {
  const { token } = await post(url, '/api/login', { email: LISTER, password: 'crashpad' });
  return String(token);
}

/** Draws a picture in its sizes, which takes a native library, and reads a PDF in a process of its own. */
async function uploadFiles(url: string, token: string): Promise<void> {
  const picture = new FormData();
  picture.append('image[]', new Blob([await pictureOf(640, 480)]), 'room.jpg');
  await post(url, '/api/upload/images', picture, token);
  const document = new FormData();
  document.append('files', new Blob([await pdfOf()]), 'rules.pdf');
  await post(url, '/api/upload/pdf', document, token);
}

/** Lays out an email. */
async function requestEmail(url: string): Promise<void> {
  await post(url, '/api/password/email', { email: LISTER });
  const until = performance.now() + PATIENCE_MS;
  const mailbox = `${url}/dev/mailbox?to=${encodeURIComponent(LISTER)}`;
  while (!(await (await fetch(mailbox)).text()).includes('<article>')) {
    if (performance.now() > until) throw new Error('the package sends no email');
    await pause(50);
  }
}

async function post(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(!isForm && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const content = isForm ? body : JSON.stringify(body);
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: content });
  if (!response.ok) throw new Error(`${path} of the package answers ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/node_modules/@crewpad'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function succeed(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}
