import sharp from 'sharp';
import { expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { formOf, pictureOf, storedFiles, uploadsOf } from '../../../platform/uploads/testing.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../testing.ts';

const rig = useTestApp();

async function lister() {
  const { id } = await rig.member();
  return { id, token: await rig.tokenOf(id) };
}

async function uploaded(token: string): Promise<string> {
  const form = formOf([{ bytes: await pictureOf(400, 200) }]);
  const { body } = await rig.call('POST', '/upload/images', { token, ...form });
  return body.url[0];
}

/** A listing with these pictures, the first one as its thumbnail. */
async function showing(user_id: number, urls: string[]): Promise<number> {
  const { db } = rig.database;
  const [thumbnail = null] = urls;
  const { id } = await addListing(db, {
    user_id,
    images: JSON.stringify(urls),
    thumbnail,
  });
  await transaction(db, (trx) => refreshUploadUse(trx, user_id, rig.clock.now()));
  return id;
}

const picturesOf = (id: number) =>
  rig.database.db
    .selectFrom('listings')
    .select(['images', 'thumbnail', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const rotate = (token: string | undefined, image_url: string) =>
  rig.post('/upload/image-rotate', { image_url }, token);

const folderOf = (url: string) => url.replace('/files/', '').replace('/1280.webp', '');

it('a rotated picture has a new address in all listings of its owner', async () => {
  const { id, token } = await lister();
  const [first, second] = [await uploaded(token), await uploaded(token)];
  const listings = [await showing(id, [first, second]), await showing(id, [first])];
  const before = await picturesOf(listings[0] ?? 0);
  const { status, body } = await rotate(token, first);
  expect(status).toBe(200);
  expect(body.image_url).not.toBe(first);
  expect(await picturesOf(listings[0] ?? 0)).toEqual({
    images: [body.image_url, second],
    thumbnail: body.image_url,
    updated_at: before.updated_at,
  });
  expect(await picturesOf(listings[1] ?? 0)).toMatchObject({ images: [body.image_url] });
  const picture = await rig.services.files.getBytes(`${folderOf(body.image_url)}/1280.webp`);
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ width: 200, height: 400 });

  const files = await storedFiles(rig.services);
  expect(files.filter((file) => file.startsWith(folderOf(first)))).toEqual([]);
  expect(await uploadsOf(rig.database.db, id)).toMatchObject([
    { key: folderOf(second), state: 'kept' },
    { key: folderOf(body.image_url), state: 'kept', used_at: expect.any(Date) },
  ]);
});

it('four rotations restore the picture without loss', async () => {
  const { token } = await lister();
  const first = await uploaded(token);
  let url = first;
  for (let turn = 0; turn < 4; turn += 1) url = (await rotate(token, url)).body.image_url;
  const bytes = (of: string) => rig.services.files.getBytes(`${folderOf(of)}/master.webp`);
  expect(Buffer.from(await bytes(url))).toEqual(Buffer.from(await bytes(first)));
});

it('a picture that no listing shows yet can be rotated, and stays', async () => {
  const { id, token } = await lister();
  const url = await uploaded(token);
  expect((await rotate(token, url)).status).toBe(200);
  expect(await uploadsOf(rig.database.db, id)).toMatchObject([
    { state: 'kept', used_at: null },
    { state: 'kept', used_at: null },
  ]);
});

it('two concurrent rotations leave one picture in place of the old one', async () => {
  const { id, token } = await lister();
  const url = await uploaded(token);
  const listing = await showing(id, [url]);
  const answers = await Promise.all([rotate(token, url), rotate(token, url)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const success = answers.find(({ status }) => status === 200);
  expect((await picturesOf(listing)).images).toEqual([success?.body.image_url]);
  expect(await uploadsOf(rig.database.db, id)).toHaveLength(1);
});

it.each([
  ['of another member', (theirs: string) => theirs],
  ['of no one', () => '/files/pictures/AAAAAAAAAAAAAAAAAAAA/1280.webp'],
  ['elsewhere', () => 'https://example.com/files/pictures/x/1280.webp'],
  ['outside of the folder', () => '/files/pictures/../../secret/1280.webp'],
])('a picture %s is 404, and nothing changes', async (_whose, urlOf) => {
  const [owner, other] = [await lister(), await lister()];
  const url = await uploaded(owner.token);
  const listing = await showing(owner.id, [url]);
  const before = await storedFiles(rig.services);
  expect(await rotate(other.token, urlOf(url))).toMatchObject({ status: 404 });
  expect((await picturesOf(listing)).images).toEqual([url]);
  expect(await storedFiles(rig.services)).toEqual(before);
});

it('using a foreign picture in an own listing does not transfer it', async () => {
  const [owner, thief] = [await lister(), await lister()];
  const url = await uploaded(owner.token);
  await showing(thief.id, [url]);
  expect(await rotate(thief.token, url)).toMatchObject({ status: 404 });
});

it('a demo picture can be rotated only by its lister', async () => {
  const { id, token } = await lister();
  const url = '/files/pictures/demo-kitchen-01/1280.webp';
  await rig.services.files.put(
    'pictures/demo-kitchen-01/1280.webp',
    await pictureOf(40, 30, 'webp'),
  );
  const [own, theirs] = [await showing(id, [url]), await showing((await rig.member()).id, [url])];
  const { body } = await rotate(token, url);
  expect((await picturesOf(own)).images).toEqual([body.image_url]);
  expect((await picturesOf(theirs)).images).toEqual([url]);
  expect(await rig.services.files.exists('pictures/demo-kitchen-01/1280.webp')).toBe(true);
});

it('returns 422 without an address, 401 without a token', async () => {
  const { token } = await lister();
  expect(await rig.post('/upload/image-rotate', {}, token)).toMatchObject({ status: 422 });
  expect(await rotate(undefined, 'x')).toMatchObject({ status: 401 });
});
