import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStorage } from '../platform/files/storage.ts';
import { pictureUrls, renderPictures } from './render-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const drawing = (key: string, color: string, width = 1280, height = 853) => ({
  key,
  svg: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
});

test('renders every width once, goes on where it stopped, and tells changed drawings apart', async () => {
  const files = openFolderStorage(folder);
  const pool = [drawing('kitchen-01', 'red'), drawing('person-01', 'blue', 640, 640)];
  const told: number[] = [];
  expect(await renderPictures(pool, files, (done) => told.push(done))).toBe(2);
  expect(told).toEqual([1, 2]);
  const urls = pictureUrls(pool);
  const url = urls.get('person-01') ?? '';
  expect(url).toMatch(/^\/files\/pictures\/demo-person-01-[0-9a-f]{8}\/1280\.webp$/);

  for (const width of [320, 640, 1280]) {
    const file = join(folder, url.replace('/files/', '').replace('1280', String(width)));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width });
  }
  expect(await renderPictures(pool, files)).toBe(0);
  await files.delete(url.replace('/files/', '').replace('1280.webp', 'complete'));
  expect(await renderPictures(pool, files)).toBe(1);
  expect(await renderPictures([drawing('kitchen-01', 'green')], files)).toBe(1);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(3);
});
