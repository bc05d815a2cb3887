import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import config, { COMPUTED_IMPORTS } from '../../apps/server/rolldown.config.mjs';
import { code, withoutComments } from './sources.ts';

const served = code.filter(({ path }) => /^(apps\/server|packages\/[\w-]+)\/src\//.test(path));
/** What the built program replaces: it is no longer beside the files that a module reads. */
const KNOWN = /import\.meta\.(url|dirname|filename)\b/g;

it('the built program knows every import of the server whose name is computed', () => {
  const files = served
    .filter(({ text }) => /\bimport\((?!\s*['"])/.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(files).not.toEqual([]);
  const unknown = files.filter((path) => !COMPUTED_IMPORTS.some(({ file }) => file.test(path)));
  expect(unknown).toEqual([]);
});

it('the imports that the built program replaces are in the sources', () => {
  for (const { file, from } of COMPUTED_IMPORTS) {
    const [source, ...more] = served.filter(({ path }) => file.test(path));
    expect(more).toEqual([]);
    expect(source?.text).toMatch(from);
  }
});

it('modules of the server find files beside them in ways that work in the built program', () => {
  const others = served.filter(({ text }) => /import\.meta\b/.test(text.replace(KNOWN, '')));
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('every command is built, with the program and nothing else', () => {
  const commands = readdirSync('apps/server/src/cli').filter((file) => !file.includes('.test.'));
  const names = commands.map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(config.input).sort()).toEqual([...names, 'main'].sort());
});
