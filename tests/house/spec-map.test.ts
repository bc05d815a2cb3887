import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NO_SOURCES = /(?:^|\/)(?:node_modules|build|dist|\.[^/]+)$/;

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
function expand(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((item) => expand(path.replace(whole, item.trim())));
}

/** The files and folders named in the table, whose paths may omit the beginning. */
function namedFiles(): string[] {
  const table = readFileSync(join(ROOT, 'docs/spec-map.md'), 'utf8').split('\n');
  const cells = table
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .flatMap((line) => line.split('|').slice(2));
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]);
  return [...new Set(names.flatMap(([, name = '']) => expand(name)))];
}

it('references existing files and folders', () => {
  const entries = globSync('**', { cwd: ROOT, exclude: (path) => NO_SOURCES.test(path) });
  const paths = entries.map((path) => `/${path}`);
  const missing = namedFiles().filter((name) => {
    const pattern = name
      .split(/(\*+\/?)/)
      .map((part) => (part.startsWith('*') ? '.*' : part.replace(/[.$()[\]^+?|\\]/g, '\\$&')))
      .join('');
    const found = new RegExp(`/${pattern}`);
    return !paths.some((path) => found.test(path));
  });
  expect(missing).toEqual([]);
});
