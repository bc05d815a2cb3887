import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inPath, installDebianPackage, isRoot } from '../../scripts/lib/debian.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { readStages, type Step } from '../support/dockerfile.ts';

/** Programs, and the Debian packages that have them. */
const TOOLS = {
  debootstrap: 'debootstrap',
  nginx: 'nginx',
  caddy: 'caddy',
  openssl: 'openssl',
} as const;
const PATIENCE_MS = 60_000;
const DRAIN_LIMIT_MS = 16_000;
const HOST = 'crewpad.example';
const EMAIL = 'boss@crewpad.example';
const PASSWORD = 'a password of this check';
/** Not that of the proxies, so that the site must have it from them. */
const VISITOR = '127.0.9.7';
const FORGED = '203.0.113.9';
const VOLUME_OWNER = 10_001;

/**
 * Runs the steps of the Dockerfile in a fresh Debian root, and the program there as in its container:
 * with its user, a read-only root and one volume, as process 1. Then the examples for proxies in front.
 */
export async function runContainer(say: (line: string) => void): Promise<void> {
  const missing = await missingTools();
  if (missing.length > 0) {
    const text = `the container cannot run here: ${missing.join(', ')}`;
    if (process.env.CI) throw new Error(text);
    return say(`Skipped: ${text}.`);
  }
  await succeed('deploy/steps/build.sh', [freshFolder('dist/container')]);
  const place = mkdtempSync(join(tmpdir(), 'crewpad-container-'));
  try {
    const steps = readStages('Dockerfile').at(-1) ?? [];
    const root = join(place, 'root');
    await makeRoot(root, steps);
    say('The steps of the Dockerfile ran in a fresh root.');
    await visitSite({ place, root, steps, say });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  checkUnit(say);
}

async function missingTools(): Promise<string[]> {
  if (process.platform !== 'linux' || !isRoot()) return ['root on Linux'];
  for (const [tool, name] of Object.entries(TOOLS)) {
    if (inPath([tool]).length === 0) await installDebianPackage(name).catch(() => {});
  }
  const tools = Object.keys(TOOLS).filter((tool) => inPath([tool]).length === 0);
  const mayMount = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0;
  return mayMount ? tools : [...tools, 'unshare'];
}

/** Applies COPY and RUN of the last stage; what it copies from the first stage is built already. */
async function makeRoot(root: string, steps: readonly Step[]): Promise<void> {
  await succeed('debootstrap', ['--variant=minbase', 'bookworm', root]);
  for (const { keyword, text, from } of steps) {
    if (keyword === 'COPY') {
      const [source = '', target = ''] = text.split(' ');
      cpSync(from === undefined ? source : 'dist/container', join(root, target), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    if (keyword === 'RUN') await succeed('chroot', [root, '/bin/sh', '-c', text]);
  }
}

interface Place {
  place: string;
  root: string;
  steps: readonly Step[];
  say: (line: string) => void;
}

async function visitSite({ place, root, steps, say }: Place): Promise<void> {
  const port = await freePort();
  const volume = join(place, 'volume');
  mkdirSync(volume);
  chownSync(volume, VOLUME_OWNER, VOLUME_OWNER);
  const ports = { nginx: await freePort(), caddy: await freePort() };
  const box = new Box(root, volume, steps, {
    PORT: String(port),
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
    ALLOW_DEMO: '1',
  });
  const before = listOf(root);
  const proxies: ChildProcess[] = [];
  try {
    await until('the health check', () => box.run(stepOf(steps, 'HEALTHCHECK').words).status === 0);
    say('The program is healthy as process 1, with its user and a read-only root.');
    const made = box.run(['crewpad', 'admin', EMAIL]);
    const [, token] = /\/reset-password\/(\S+)/.exec(made.stdout) ?? [];
    if (token === undefined) throw new Error(`crewpad admin: ${made.stdout}${made.stderr}`);
    say('crewpad admin made an admin.');
    makeCertificate(place);
    proxies.push(startNginx(place, ports.nginx, port), startCaddy(place, ports.caddy, port));
    await setPassword(ports.nginx, token);
    for (const [name, proxyPort] of Object.entries(ports)) {
      await checkProxy(proxyPort);
      say(`${name}: a page, a WebSocket and the visitor's address arrive over TLS.`);
    }
    say(`The program was ended by SIGTERM in ${await box.stop(port)} ms, after it drained.`);
  } finally {
    for (const proxy of proxies) proxy.kill('SIGTERM');
    await box.kill();
  }
  const changes = [...listOf(root)].filter((line) => !before.has(line));
  if (changes.length > 0) throw new Error(`written outside of the volume: ${changes.join(', ')}`);
  say('Nothing was written outside of the volume.');
}

function stepOf(steps: readonly Step[], keyword: string): Step {
  const step = steps.findLast((item) => item.keyword === keyword);
  if (step === undefined) throw new Error(`the Dockerfile has no ${keyword}`);
  return step;
}

/** A program in its own mount and process namespaces, on the machine's network. */
class Box {
  readonly #child: ChildProcess;
  readonly #root: string;
  readonly #user: string;
  readonly #env: string[];

  constructor(
    root: string,
    volume: string,
    steps: readonly Step[],
    settings: Record<string, string>,
  ) {
    this.#root = root;
    this.#user = stepOf(steps, 'USER').text;
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ...envOf(steps), ...settings };
    this.#env = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const mounts = [
      'mount --make-rprivate /',
      'mount --bind "$1" "$1"',
      'mount --bind "$2" "$1$3"',
      'mount -t proc proc "$1/proc"',
      'mount -o remount,ro,bind "$1"',
      'root=$1 user=$4; shift 4',
      'exec chroot --userspec="$user:$user" "$root" env -i "$@"',
    ];
    const command = [...stepOf(steps, 'ENTRYPOINT').words, ...stepOf(steps, 'CMD').words];
    const mounted = [root, volume, stepOf(steps, 'VOLUME').text, this.#user];
    this.#child = spawn(
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', mounts.join('\n'), 'sh'],
        ...[...mounted, ...this.#env, ...command],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }

  /** The program itself; unshare waits for it. */
  get #pid(): number {
    const { pid } = this.#child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  }

  /** Runs a command inside, as docker exec does. */
  run(words: readonly string[]) {
    const user = `--userspec=${this.#user}:${this.#user}`;
    return spawnSync(
      'nsenter',
      [
        ...[`--target=${this.#pid}`, '--mount', '--pid', 'chroot', user, this.#root],
        ...['env', '-i', ...this.#env, ...words],
      ],
      { encoding: 'utf8' },
    );
  }

  /** @returns milliseconds until the program ended by itself */
  async stop(port: number): Promise<number> {
    const began = performance.now();
    process.kill(this.#pid, 'SIGTERM');
    await until('a draining node', async () => (await statusOf(port)) === 503);
    const [code] = await Promise.race([once(this.#child, 'exit'), pause(DRAIN_LIMIT_MS, ['late'])]);
    if (code !== 0) throw new Error(`the program ended with ${code}`);
    return Math.round(performance.now() - began);
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}

const envOf = (steps: readonly Step[]): Record<string, string> =>
  Object.assign({}, ...steps.map(({ env }) => env));

const statusOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status,
    () => undefined,
  );

async function until(what: string, isReached: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  while (!(await isReached())) {
    if (performance.now() > limit) throw new Error(`${what} did not come`);
    await pause(100);
  }
}

/** Each file with its size and time of change; no link of the root leads out of it. */
function listOf(root: string): Set<string> {
  const lines = execFileSync('find', [root, '-xdev', '-printf', '%p %y %s %T@\\n'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return new Set(lines.split('\n'));
}

function makeCertificate(place: string): void {
  const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', join(place, 'site.key'), '-out', join(place, 'site.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name], {
    stdio: 'ignore',
  });
}

function startNginx(place: string, port: number, site: number): ChildProcess {
  const example = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '127.0.0.1:3000': `127.0.0.1:${site}`,
    '/etc/ssl/crewpad.example.pem': join(place, 'site.pem'),
    '/etc/ssl/crewpad.example.key': join(place, 'site.key'),
  });
  const file = join(place, 'nginx.conf');
  const logs = `pid ${place}/nginx.pid; error_log ${place}/nginx.log;`;
  writeFileSync(file, `${logs} events {} http { access_log off;\n${example}}\n`);
  return spawn('nginx', ['-c', file, '-g', 'daemon off; user root;'], { stdio: 'ignore' });
}

function startCaddy(place: string, port: number, site: number): ChildProcess {
  const settings = {
    SITE_ADDRESS: `https://${HOST}:${port}`,
    SITE_TLS: 'internal',
    SITE_NODES: `127.0.0.1:${site}`,
    // Its own certificates stay in the place of this check.
    XDG_DATA_HOME: place,
    HOME: place,
  };
  return spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
}

/** @throws Error if the example no longer has one of the texts */
function replaceAll(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((rest, [from, to]) => {
    if (!rest.includes(from)) throw new Error(`the example has no ${from}`);
    return rest.replaceAll(from, to);
  }, text);
}

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A call through a proxy from the visitor's address, which the visitor tries to hide. */
async function call(port: number, path: string, { method, body, headers }: Call = {}) {
  const sent = request({
    ...{ host: '127.0.0.1', port, path, servername: HOST, localAddress: VISITOR },
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    // The certificates are made for this check.
    rejectUnauthorized: false,
    headers: {
      host: HOST,
      'x-forwarded-for': FORGED,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = await Promise.race([once(sent, 'response'), once(sent, 'upgrade')]);
  if (response.statusCode === 101) {
    response.destroy();
    return { status: 101, text: '' };
  }
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode as number, text };
}

async function setPassword(port: number, token: string): Promise<void> {
  await until('nginx', () =>
    call(port, '/api/health').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  const body = { token, password: PASSWORD, confirm_password: PASSWORD };
  const { status, text } = await call(port, '/api/password-reset', { body });
  if (status !== 200) throw new Error(`the admin's password: ${text}`);
}

async function checkProxy(port: number): Promise<void> {
  await until('the page', () =>
    call(port, '/login').then(
      ({ status, text }) => status === 200 && text.includes('</html>'),
      () => false,
    ),
  );
  const socket = await call(port, '/socket.io/?EIO=4&transport=websocket', {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
    },
  });
  if (socket.status !== 101) throw new Error(`the WebSocket: ${socket.status} ${socket.text}`);
  await call(port, '/api/login', { body: { email: EMAIL, password: 'a wrong password' } });
  const login = await call(port, '/api/login', { body: { email: EMAIL, password: PASSWORD } });
  if (login.status !== 200) throw new Error(`the login: ${login.text}`);
  const headers = { authorization: `Bearer ${JSON.parse(login.text).token}` };
  const { data } = JSON.parse((await call(port, '/api/user/security-log', { headers })).text);
  const [failure] = data.filter(({ network }: { network: string | null }) => network !== null);
  if (failure?.network !== VISITOR) throw new Error(`the visitor's address is ${failure?.network}`);
}

function checkUnit(say: (line: string) => void): void {
  if (inPath(['systemd-analyze']).length === 0) {
    say('Skipped: systemd-analyze is missing.');
    return;
  }
  const place = mkdtempSync(join(tmpdir(), 'crewpad-unit-'));
  try {
    // The program that it starts is not installed here.
    const unit = readFileSync('deploy/crewpad.service', 'utf8');
    const file = join(place, 'crewpad.service');
    writeFileSync(file, unit.replace('ExecStart=/opt/crewpad/bin/crewpad', 'ExecStart=/bin/true'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const own = stderr.split('\n').filter((line) => line.includes('crewpad.service'));
    if (status !== 0 || own.length > 0) throw new Error(`the unit: ${stderr}`);
    say('systemd accepts the unit.');
  } finally {
    rmSync(place, { recursive: true });
  }
}

function freshFolder(path: string): string {
  if (existsSync(path)) rmSync(path, { recursive: true });
  return path;
}

async function succeed(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}
