import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import routes from '../../apps/web/app/routes.ts';
import { compareFolders } from './compare.ts';
import { NOT_PAGES, PICTURES } from './pages.ts';

it('every route has a picture, and every picture a route', () => {
  const paths = routes.flatMap((entry) => entry.children ?? [entry]).map(({ path = '' }) => path);
  const pictureRoutes = PICTURES.map(({ route }) => route);
  const names = new Set([...pictureRoutes, ...NOT_PAGES]);
  expect(paths.filter((path) => !names.has(path))).toEqual([]);
  expect([...names].filter((path) => !paths.includes(path))).toEqual([]);
});

it('no two pictures have the same name', () => {
  const names = PICTURES.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const name of ['one', 'other']) await mkdir(join(folder, name));
});
afterEach(() => rm(folder, { recursive: true }));

/** A white picture with a black square of this size. */
async function draw(name: string, side: number, height = 100): Promise<void> {
  const square = {
    create: { width: side, height: side, channels: 3, background: 'black' },
  } as const;
  await sharp({ create: { width: 100, height, channels: 3, background: 'white' } })
    .composite([{ input: square, top: 0, left: 0 }])
    .png()
    .toFile(join(folder, name));
}

it('lists what differs by more than a thousandth, what is new and what is missing', async () => {
  await draw('one/same.png', 10);
  await draw('other/same.png', 10);
  await draw('one/almost.png', 3);
  await draw('other/almost.png', 1);
  await draw('one/moved.png', 10);
  await draw('other/moved.png', 20);
  await draw('one/longer.png', 10);
  await draw('other/longer.png', 10, 200);
  await draw('one/gone.png', 1);
  await draw('other/added.png', 1);
  const [one = '', other = '', results = ''] = ['one', 'other', 'results'].map((name) =>
    join(folder, name),
  );
  expect(await compareFolders(one, other, results)).toEqual([
    'added.png: new',
    'gone.png: missing',
    'longer.png: 50.00 %',
    'moved.png: 3.00 %',
  ]);
  expect(await readdir(results)).toEqual(['longer.png', 'moved.png']);
  const { data } = await sharp(join(results, 'moved.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3),
  ];
  expect(pixel(15, 15)).toEqual([255, 0, 0]);
  expect(pixel(50, 50)).toEqual([255, 255, 255]);
});
