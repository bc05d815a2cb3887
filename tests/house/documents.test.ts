import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_HINTS } from '../../apps/server/src/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURE_BYTES = 150_000;

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

it('docs/SETTINGS.md lists every setting, and nothing else', () => {
  const rows = readText('docs/SETTINGS.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  // Set by npm run dev alone.
  const { CREWPAD_DEV: _internal, ...settings } = SETTING_HINTS;
  expect(names.toSorted()).toEqual(Object.keys(settings).sort());
});

it.each(documents)('%s links to files that exist', (document) => {
  const links = [...readText(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)];
  const missing = links
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(ROOT, dirname(document), link)));
  expect(missing).toEqual([]);
});

describe('README.md', () => {
  it('shows five pictures of less than 150 kB', () => {
    const pictures = [...readText('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
    expect(pictures).toHaveLength(5);
    for (const [, path = ''] of pictures) {
      expect(statSync(join(ROOT, path)).size, path).toBeLessThan(PICTURE_BYTES);
    }
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(readText('package.json'));
    const names = [...readText('README.md').matchAll(/npm run ([a-z][a-z:-]*)/g)];
    expect(names.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('CONTRIBUTING.md follows a field of a listing through files that have it', () => {
  const [, section = ''] =
    /## A field of a listing\n([\s\S]*?)\n## /.exec(readText('CONTRIBUTING.md')) ?? [];
  const files = [...section.matchAll(/`((?:apps|packages|tests)\/[^`]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => file !== 'tests/house/documents.test.ts');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(readText(file), file).toContain('deposit_required');
});
