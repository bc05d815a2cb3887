import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_WIDTHS, pictureAt } from '@crewpad/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from '../../platform/files/storage.ts';
import { copyDemoPictures } from './demo-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (url: string) => join(folder, url.replace('/files/', ''));

it('stores every demo picture at every width, and replaces a partial copy', async () => {
  const files = openFolderStorage(folder);
  const urls = await copyDemoPictures(files);
  expect(urls.size).toBeGreaterThan(200);
  for (const [key, url] of urls) {
    expect(url).toMatch(new RegExp(`^/files/pictures/demo-${key}-[0-9a-f]{8}/1280\\.webp$`));
    for (const width of PICTURE_WIDTHS) {
      const height = key.startsWith('person-') ? width : Math.round((width * 853) / 1280);
      expect(await sharp(fileOf(pictureAt(url, width))).metadata(), key).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    }
  }

  const url = urls.get('person-01') ?? '';
  const whole = await readFile(fileOf(url));
  await writeFile(fileOf(url), whole.subarray(0, 100));
  expect(await copyDemoPictures(files)).toEqual(urls);
  expect(await readFile(fileOf(url))).toEqual(whole);
});
