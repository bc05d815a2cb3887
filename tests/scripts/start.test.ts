import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPlatform } from '../../scripts/lib/node.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { Tree } from './support/tree.ts';

let tree: Tree;

beforeEach(() => {
  tree = new Tree();
});

afterEach(() => tree.remove());

describe('npm start fails in one line, before it installs anything, for', () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const { code, stdout, stderr } = await tree.start(env).outcome;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(tree.calls('npm')).toBe(0);
    return stderr;
  }

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toContain(`port ${port}`);
    other.close();
  });

  it('a port that is not a number', async () => {
    expect(await refusal({ PORT: 'http' })).toContain('PORT must be');
  });

  it('an address that the machine does not have', async () => {
    expect(await refusal({ PORT: '3000', HOST: '192.0.2.1' })).toContain('no such address');
  });

  it('a data folder that is a file or inside one', async () => {
    tree.write('file', '');
    expect(await refusal({ DATA_DIR: 'file' })).toContain('is not a folder');
    expect(await refusal({ DATA_DIR: 'file/below/it' })).toContain('is not a folder');
  });
});

describe('npm start', () => {
  it('installs, builds and serves on a fresh clone, and does neither the next time', async () => {
    const first = await tree.startAndStop();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const [, steps = ''] = /^(.*\n)serving/s.exec(first.stdout) ?? [];
    const logEntries = steps
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const entry of logEntries)
      expect(entry).toMatchObject({ level: 'info', time: expect.any(String) });
    expect(logEntries.map(({ msg }) => msg.split(' ', 1)[0])).toEqual([
      ...[
        'Installing',
        'Installed',
        'Building',
        'Built',
        'Building',
        'Built',
        'Preparing',
        'Prepared',
      ],
    ]);
    const second = await tree.startAndStop();
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toMatch(/^serving/);
    const calls = (['npm', 'build', 'bundle', 'prepare'] as const).map((fake) => tree.calls(fake));
    expect(calls).toEqual([1, 1, 1, 1]);
  });

  it('runs the server in production, whatever NODE_ENV says', async () => {
    for (const NODE_ENV of ['', 'development']) {
      expect((await tree.startAndStop({ NODE_ENV })).stdout).toContain('serving in production');
    }
  });

  it('passes a signal on once and exits with 0 when the server has drained', async () => {
    const running = tree.start();
    await running.waitForOutput('serving');
    running.child.kill('SIGTERM');
    running.child.kill('SIGTERM');
    await running.waitForOutput('draining');
    running.child.kill('SIGTERM');
    expect(await running.outcome).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('drained, 1 signal'),
    });
  });

  it('prints only the message of the server if it cannot start', async () => {
    const outcome = await tree.start({ FAKE_SERVER: 'fail' }).outcome;
    expect(outcome).toMatchObject({ code: 1, stderr: 'The data folder is damaged.\n' });
  });
});

describe('npm run dev', () => {
  it('runs the server in development, whatever NODE_ENV says', async () => {
    const running = tree.start({ NODE_ENV: 'production' }, ['scripts/dev.mjs']);
    await running.waitForOutput('serving in development');
    running.child.kill('SIGTERM');
    await running.outcome;
  });

  it('restarts the server after a change, and refuses no request meanwhile', async () => {
    const port = await freePort();
    const running = tree.start({ PORT: String(port) }, ['scripts/dev.mjs']);
    const answer = async () => {
      // Each on its own connection: one that is kept alive ends with its server.
      const headers = { connection: 'close' };
      return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
    };
    await running.waitForOutput('serving');
    const first = await answer();
    tree.write('apps/server/src/new.ts', 'export {};');
    await running.waitForOutput('new.ts changed');
    const second = await answer();
    expect(second).toMatch(/^\d+$/);
    expect(second).not.toBe(first);
    expect(tree.calls('prepare')).toBe(1);
    running.child.kill('SIGTERM');
    expect(await running.outcome).toMatchObject({ code: 0, stderr: '' });
  });

  it('starts a server that failed again after the next change', async () => {
    const port = await freePort();
    const path = 'apps/server/src/main.ts';
    const server = readFileSync(tree.path(path), 'utf8');
    tree.write(path, 'process.exit(1);');
    const running = tree.start({ PORT: String(port) }, ['scripts/dev.mjs']);
    await running.waitForOutput('starts again after the next change');
    tree.write(path, server);
    await running.waitForOutput('serving');
    running.child.kill('SIGTERM');
    expect(await running.outcome).toMatchObject({ code: 0 });
  });
});

describe('a platform', () => {
  const linux = { platform: 'linux', arch: 'x64', libc: '', major: 20 };

  it.each([linux, { ...linux, arch: 'arm64' }, { ...linux, platform: 'darwin', major: 24 }])(
    'is served: %o',
    (machine) => expect(() => checkPlatform(machine)).not.toThrow(),
  );

  it.each([
    [{ ...linux, libc: 'musl' }, 'linux x64 musl'],
    [{ ...linux, arch: 'riscv64' }, 'linux riscv64'],
    [{ ...linux, platform: 'darwin', major: 22 }, 'darwin x64'],
    [{ ...linux, major: 18 }, 'needs Node 20'],
  ])('is refused: %o', (machine, words) => expect(() => checkPlatform(machine)).toThrow(words));
});
