import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverHash, webHash } from '../../scripts/lib/build.mjs';

let folder = '';
const hash = () => webHash(folder).sources;

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crewpad-hash-'));
  write('apps/web/app/root.tsx', 'root');
  write('packages/domain/src/index.ts', 'domain');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['a source of the web', 'apps/web/app/root.tsx'],
  ['a new source', 'apps/web/app/new.tsx'],
  ['a package that the web uses', 'packages/domain/src/index.ts'],
  ['the lock file', 'package-lock.json'],
])('the hash changes with %s', (_what, path) => {
  const before = hash();
  expect(hash()).toBe(before);
  write(path, 'changed');
  expect(hash()).not.toBe(before);
});

it.each([
  'apps/web/build/client/index.js',
  'apps/web/node_modules/x/index.js',
  'apps/web/.react-router/types/routes.ts',
  'apps/web/app/root.test.tsx',
  'apps/server/src/main.ts',
])('the hash does not change with %s, from which nothing is built', (path) => {
  const before = hash();
  write(path, 'changed');
  expect(hash()).toBe(before);
});

it('the hash changes when a file is moved', () => {
  const before = hash();
  rmSync(join(folder, 'apps/web/app/root.tsx'));
  write('apps/web/app/moved.tsx', 'root');
  expect(hash()).not.toBe(before);
});

it('the hash reads no file again while none was written', () => {
  const { changes } = webHash(folder);
  const previousHash = { sources: 'as it was found before', changes };
  expect(webHash(folder, previousHash)).toEqual(previousHash);
  write('apps/web/app/root.tsx', 'toor');
  expect(webHash(folder, previousHash).sources).toBe(hash());
});

it.each([
  ['a source of the server', 'apps/server/src/main.ts'],
  ['a migration', 'apps/server/migrations/0001-a.ts'],
  ['a build of the pages', 'apps/web/build/server/index.js'],
  ['a package that the server uses', 'packages/stripe-sandbox/src/index.ts'],
  ['how it is bundled', 'apps/server/rolldown.config.mjs'],
])('the hash of the server changes with %s', (_what, path) => {
  const before = serverHash(folder).sources;
  write(path, 'changed');
  expect(serverHash(folder).sources).not.toBe(before);
});
