import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { openFileStorage } from '../../../platform/files/storage.ts';
import { startS3 } from '../../../platform/files/testing.ts';
import { removeUnusedUploads } from '../../../platform/uploads/remove.ts';
import { lockUploads } from '../../../platform/uploads/rows.ts';
import {
  formOf,
  pdfOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import { TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../testing.ts';

describe('the use of uploads', () => {
  const rig = useTestApp();

  /** A lister with two pictures and a document. */
  async function lister() {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const pictures = formOf([{ bytes: await pictureOf() }, { bytes: await pictureOf() }]);
    const images = await rig.call('POST', '/upload/images', { token, ...pictures });
    const document = formOf([{ bytes: await pdfOf(), name: 'Ünsere Regeln.pdf' }], 'files');
    const pdf = await rig.call('POST', '/upload/pdf', { token, ...document });
    return { id, images: images.body.url as string[], pdf: pdf.body.url as string };
  }

  const settle = (id: number) =>
    transaction(rig.database.db, (trx) => refreshUploadUse(trx, id, rig.clock.now()));
  const clean = (days: number) => {
    const now = new Date(rig.clock.now().getTime() + days * 86_400_000);
    return removeUnusedUploads(rig.database.db, rig.services.files, now);
  };
  const states = async (id: number) =>
    (await uploadsOf(rig.database.db, id)).map(({ state }) => state);

  it('a file stays while a listing shows it, and is removed after its last use', async () => {
    const { db } = rig.database;
    const { id, images, pdf } = await lister();
    const [thumbnail = ''] = images;
    const media = { images: JSON.stringify(images), rules_policies_doc: JSON.stringify([pdf]) };
    const first = await addListing(db, { user_id: id, ...media, thumbnail });
    const second = await addListing(db, { user_id: id, images: JSON.stringify([thumbnail]) });
    await settle(id);
    await clean(3);
    expect(await states(id)).toEqual(['kept', 'kept', 'kept']);

    await db.updateTable('listings').set({ status: 0 }).where('id', '=', first.id).execute();
    await settle(id);
    expect(await states(id)).toEqual(['kept', 'removing', 'removing']);
    await clean(0);
    const key = thumbnail.replace('/files/', '').replace('/1280.webp', '');
    expect(await uploadsOf(db, id)).toMatchObject([{ key }]);

    await db.updateTable('listings').set({ images: '[]' }).where('id', '=', second.id).execute();
    await settle(id);
    await clean(0);
    expect(await uploadsOf(db, id)).toEqual([]);
    expect((await storedFiles(rig.services)).filter((file) => file.startsWith(key))).toEqual([]);
  });

  it('an inactive listing retains its pictures, and a member their photo', async () => {
    const { db } = rig.database;
    const { id, images } = await lister();
    const [photo = '', other = ''] = images;
    await addListing(db, { user_id: id, images: JSON.stringify([other]), status: 1 });
    await db.updateTable('members').set({ photo }).where('id', '=', id).execute();
    await settle(id);
    await clean(3);
    expect(await states(id)).toEqual(['kept', 'kept']);
  });

  describe('a listing can show', () => {
    const foreign = (id: number, kind: 'picture' | 'document', urls: string[]) =>
      transaction(rig.database.db, (trx) => lockUploads(trx, id, kind, urls));

    it('own pictures at any width, and own documents', async () => {
      const { id, images, pdf } = await lister();
      const [first = '', second = ''] = images;
      const urls = [first, second.replace('1280', '320'), first];
      expect(await foreign(id, 'picture', urls)).toEqual([]);
      expect(await foreign(id, 'document', [pdf])).toEqual([]);
      expect(await foreign(id, 'picture', [])).toEqual([]);
    });

    it('no foreign, removed, external or wrong-type files', async () => {
      const [own, other] = [await lister(), await lister()];
      const [removed = ''] = own.images;
      const key = removed.replace('/files/', '').replace('/1280.webp', '');
      await rig.database.db
        .updateTable('uploads')
        .set({ state: 'removing' })
        .where('key', '=', key)
        .execute();
      const urls = [
        ...other.images,
        removed,
        own.pdf,
        'https://example.com/files/pictures/x/1280.webp',
        '/files/pictures/x/../1280.webp',
        '',
      ];
      expect(await foreign(own.id, 'picture', urls)).toEqual(urls);
      expect(await foreign(own.id, 'document', [other.pdf, ...own.images])).toHaveLength(3);
    });
  });
});

describe('uploads on S3', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let rig: TestApp;
  beforeAll(async () => {
    s3 = await startS3();
    rig = await TestApp.open({}, { files: await openFileStorage(s3.settings, '') });
  });
  afterAll(async () => {
    await rig.close();
    await s3.close();
  });

  /** The keys of all stored objects. */
  async function stored(): Promise<string[]> {
    const { objects } = await rig.services.files.listAll('/', { recursive: true });
    return [...objects].flatMap((object) => (object.isFile ? object.key : []));
  }

  it('stores, rotates and removes files in a bucket as in a folder', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const { body } = await rig.call('POST', '/upload/images', {
      token,
      ...formOf([{ bytes: await pictureOf(400, 200) }]),
    });
    expect(await stored()).toHaveLength(4);
    const turned = await rig.post('/upload/image-rotate', { image_url: body.url[0] }, token);
    expect(turned.status).toBe(200);
    const document = formOf([{ bytes: await pdfOf() }], 'files');
    expect(await rig.call('POST', '/upload/pdf', { token, ...document })).toMatchObject({
      status: 200,
    });
    expect(await stored()).toHaveLength(9);
    expect(await storedFiles(rig.services)).toEqual([]);

    const later = new Date(rig.clock.now().getTime() + 25 * 60 * 60_000);
    expect(await removeUnusedUploads(rig.database.db, rig.services.files, later)).toBe(3);
    expect(await stored()).toEqual([]);
  });

  it('a request with a refused file leaves no file in the bucket', async () => {
    const { id } = await rig.member();
    const files = [{ bytes: await pictureOf() }, { bytes: 'no picture' }];
    const answer = await rig.call('POST', '/upload/images', {
      token: await rig.tokenOf(id),
      ...formOf(files),
    });
    expect(answer.status).toBe(422);
    expect(await stored()).toEqual([]);
    expect(await uploadsOf(rig.database.db, id)).toEqual([]);
  });
});
