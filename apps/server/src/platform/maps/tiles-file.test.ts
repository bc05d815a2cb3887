import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { pmtilesOf } from './testing.ts';
import { checkTilesFile } from './tiles-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: Buffer): Promise<void> {
  const path = join(folder, 'map.pmtiles');
  await writeFile(path, content);
  await checkTilesFile(path);
}

it('accepts a file of vector tiles', async () => {
  await expect(check(pmtilesOf())).resolves.toBeUndefined();
});

it.each([
  ['something else', Buffer.alloc(500, 'secret'), 'not a PMTiles file'],
  ['an empty file', Buffer.alloc(0), 'not a PMTiles file'],
  ['an older version', pmtilesOf([], { version: 2 }), 'PMTiles version 2'],
  ['tiles that are pictures', pmtilesOf([], { tileType: 2 }), 'no vector tiles'],
  ['a compression of its own', pmtilesOf([], { compression: 4 }), 'compression'],
  ['a download cut short', pmtilesOf().subarray(0, -1), 'incomplete'],
])('refuses %s, and says so in one line', async (_what, content, message) => {
  const refused = expect(check(content)).rejects;
  await refused.toThrow(StartError);
  await expect(check(content)).rejects.toThrow(new RegExp(`^Map tiles: .*${message}.*$`));
});

it('refuses a missing file and a folder', async () => {
  await expect(checkTilesFile(join(folder, 'none.pmtiles'))).rejects.toThrow(/no such file/);
  await expect(checkTilesFile(folder)).rejects.toThrow(/not a file|EISDIR|directory/);
});
