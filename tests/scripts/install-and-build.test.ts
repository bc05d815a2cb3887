import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tree } from './support/tree.ts';

const INSTALL_STAMP = 'node_modules/.crewpad-install.json';
const BUILD_STAMP = 'apps/web/build/.crewpad-build.json';
const SERVER_STAMP = 'apps/server/build/.crewpad-program.json';

let tree: Tree;

beforeEach(() => {
  tree = new Tree();
});

afterEach(() => tree.remove());

describe('an install', () => {
  const calls = () => readFileSync(tree.path('npm.log'), 'utf8').trim().split('\n');

  it('brings what the build and the server need, without tests and tools', async () => {
    await tree.startAndStop({ NODE_ENV: 'production' });
    expect(calls()).toEqual([expect.stringMatching(/^ci .*--omit=dev --include=optional/)]);
    expect(tree.has('node_modules/some-tool')).toBe(false);
  });

  it('adds tests and tools for a program that needs them, whatever NODE_ENV says', async () => {
    tree.write('tests/program.ts', '');
    const runTests = () =>
      tree.start({ NODE_ENV: 'production' }, ['scripts/run.mjs', 'tests/program.ts']).outcome;
    await tree.startAndStop();
    expect(await runTests()).toMatchObject({ code: 0, stderr: '' });
    expect(tree.has('node_modules/some-tool')).toBe(true);
    // The packages that a running server uses stay: npm ci would empty the folder first.
    expect(calls()[1]).toMatch(/^install --no-save .*--include=dev --include=optional/);
    await tree.startAndStop();
    await runTests();
    expect(tree.calls('npm')).toBe(2);
  });

  it('brings everything at once for a program that needs it first', async () => {
    tree.write('tests/program.ts', '');
    await tree.start({}, ['scripts/run.mjs', 'tests/program.ts']).outcome;
    expect(calls()).toEqual([expect.stringMatching(/^ci .*--include=dev --include=optional/)]);
    await tree.startAndStop();
    expect(tree.calls('npm')).toBe(1);
  });

  it('leaves the headers of the bundled Node out', async () => {
    await tree.startAndStop();
    expect(tree.has(`node_modules/node-linux-${process.arch}/include`)).toBe(false);
  });

  it('is repeated when the lock file has changed', async () => {
    await tree.startAndStop();
    tree.write('package-lock.json', '{ "packages": {} }');
    await tree.startAndStop();
    expect(tree.calls('npm')).toBe(2);
  });

  it('is repeated when a package is missing', async () => {
    await tree.startAndStop();
    tree.remove('node_modules/some-package');
    await tree.startAndStop();
    expect(tree.calls('npm')).toBe(2);
  });

  it('continues after an interruption', async () => {
    const firstRun = tree.start({ FAKE_NPM: 'hang' });
    await firstRun.waitForOutput('npm is busy');
    firstRun.child.kill('SIGINT');
    expect(await firstRun.outcome).toMatchObject({
      code: 130,
      stderr: expect.stringContaining('Stopped while installing'),
    });
    expect(tree.has(INSTALL_STAMP)).toBe(false);
    expect(await tree.startAndStop()).toMatchObject({ code: 0 });
    expect(tree.calls('npm')).toBe(2);
  });

  it('continues after a kill that left its lock file', async () => {
    const firstRun = tree.start({ FAKE_NPM: 'hang' });
    await firstRun.waitForOutput('npm is busy');
    firstRun.child.kill('SIGKILL');
    await once(firstRun.child, 'exit');
    expect(tree.has('.cache/setup.lock')).toBe(true);
    expect(await tree.startAndStop()).toMatchObject({ code: 0, stderr: '' });
  });

  it('fails in one line and writes no stamp when npm fails', async () => {
    const outcome = await tree.start({ FAKE_NPM: 'fail' }).outcome;
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Installing .*\n$/) });
    expect(tree.has(INSTALL_STAMP)).toBe(false);
  });

  it('an install by hand is accepted when the record of npm matches the lock file', async () => {
    await tree.startAndStop();
    tree.write(
      'node_modules/.package-lock.json',
      readFileSync(tree.path('package-lock.json'), 'utf8'),
    );
    tree.remove(INSTALL_STAMP);
    await tree.startAndStop();
    expect(tree.calls('npm')).toBe(1);
    expect(tree.has(INSTALL_STAMP)).toBe(true);
  });

  it('waits for a concurrent one, and does not repeat it', async () => {
    const starts = [tree.start(), tree.start()];
    await Promise.all(starts.map((running) => running.waitForOutput('serving')));
    for (const running of starts) running.child.kill('SIGTERM');
    await Promise.all(starts.map((running) => running.outcome));
    expect([tree.calls('npm'), tree.calls('build')]).toEqual([1, 1]);
  });
});

describe('a build', () => {
  it.each([
    ['a source has changed', () => tree.write('apps/web/app/root.tsx', 'export const a = 1;')],
    ['its stamp is damaged', () => tree.write(BUILD_STAMP, '{"sources":')],
    ['its stamp is missing', () => tree.remove(BUILD_STAMP)],
    ['one of its files is missing', () => tree.remove('apps/web/build/client/assets/page.js')],
    ['one of its files is cut off', () => tree.write('apps/web/build/server/index.js', '//')],
  ])('is repeated when %s', async (_why, damage) => {
    await tree.startAndStop();
    damage();
    expect(await tree.startAndStop()).toMatchObject({ code: 0, stderr: '' });
    expect([tree.calls('npm'), tree.calls('build')]).toEqual([1, 2]);
  });

  it('is not repeated for files that the server adds', async () => {
    await tree.startAndStop();
    tree.write('apps/web/build/client/assets/page.js.br', 'compressed');
    await tree.startAndStop();
    expect(tree.calls('build')).toBe(1);
  });

  it('is repeated with --force', async () => {
    await tree.startAndStop();
    await tree.start({}, ['scripts/build.mjs']).outcome;
    expect(tree.calls('build')).toBe(1);
    await tree.start({}, ['scripts/build.mjs', '--force']).outcome;
    expect(tree.calls('build')).toBe(2);
  });

  it('fails in one line and writes no stamp when the builder fails', async () => {
    const outcome = await tree.start({ FAKE_BUILD: 'fail' }).outcome;
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Building .*\n$/) });
    expect(tree.has(BUILD_STAMP)).toBe(false);
  });
});

describe('the build of the server', () => {
  it.each([
    ['a source has changed', () => tree.write('apps/server/src/app.ts', 'export {};')],
    ['its stamp is missing', () => tree.remove(SERVER_STAMP)],
    ['one of its files is cut off', () => tree.write('apps/server/build/program/main.js', '//')],
  ])('is repeated when %s, without the web', async (_why, damage) => {
    await tree.startAndStop();
    damage();
    expect(await tree.startAndStop()).toMatchObject({ code: 0, stderr: '' });
    expect([tree.calls('build'), tree.calls('bundle')]).toEqual([1, 2]);
  });

  it('is what the next start runs after a change of a source', async () => {
    await tree.startAndStop();
    const source = readFileSync(tree.path('apps/server/src/main.ts'), 'utf8');
    tree.write('apps/server/src/main.ts', source.replace('serving in', 'serving changed in'));
    const running = tree.start();
    await running.waitForOutput('serving changed');
    running.child.kill('SIGTERM');
    await running.outcome;
  });

  it('fails in one line and writes no stamp when the bundler fails', async () => {
    const outcome = await tree.start({ FAKE_BUNDLE: 'fail' }).outcome;
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Building the server .*\n$/),
    });
    expect(tree.has(SERVER_STAMP)).toBe(false);
  });
});

describe('npm run of a program of the project', () => {
  it('passes on arguments and the exit code', async () => {
    tree.write('program.ts', 'console.log(process.argv.slice(2)); process.exitCode = 3;');
    const script = ['scripts/run.mjs', 'program.ts', '--listings', '5'];
    const outcome = await tree.start({}, script).outcome;
    expect(outcome).toMatchObject({
      code: 3,
      stdout: expect.stringContaining("'--listings', '5'"),
    });
  });
});

describe('the database of a first start', () => {
  it.each([
    ['a migration is new', () => tree.write('apps/server/migrations/0001-a.ts', 'export {};')],
    ['it is incomplete', () => tree.remove('apps/server/build/database')],
  ])('is prepared again when %s, without a build', async (_why, change) => {
    await tree.startAndStop();
    expect(tree.calls('prepare')).toBe(1);
    change();
    await tree.startAndStop();
    await tree.startAndStop();
    expect([tree.calls('build'), tree.calls('prepare')]).toEqual([1, 2]);
  });

  it('is no condition of a start', async () => {
    const outcome = await tree.startAndStop({ FAKE_PREPARE: 'fail' });
    expect(outcome).toMatchObject({ code: 0, stderr: expect.stringContaining('takes longer') });
  });
});
