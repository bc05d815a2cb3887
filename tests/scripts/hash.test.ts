import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from '../../scripts/lib/build.mjs';

let folder = '';

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
])('changes with %s', (_what, path) => {
  const before = sourceHash(folder);
  expect(sourceHash(folder)).toBe(before);
  write(path, 'changed');
  expect(sourceHash(folder)).not.toBe(before);
});

it.each([
  'apps/web/build/client/index.js',
  'apps/web/node_modules/x/index.js',
  'apps/web/.react-router/types/routes.ts',
  'apps/web/app/root.test.tsx',
  'apps/server/src/main.ts',
])('does not change with %s, from which nothing is built', (path) => {
  const before = sourceHash(folder);
  write(path, 'changed');
  expect(sourceHash(folder)).toBe(before);
});

it('changes when a file is moved', () => {
  const before = sourceHash(folder);
  rmSync(join(folder, 'apps/web/app/root.tsx'));
  write('apps/web/app/moved.tsx', 'root');
  expect(sourceHash(folder)).not.toBe(before);
});
