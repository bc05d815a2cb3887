import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStorage } from '../../../platform/files/storage.ts';
import { startS3 } from '../../../platform/files/testing.ts';
import { removeUnusedUploads } from '../../../platform/uploads/remove.ts';
import {
  formOf,
  pdfOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { TestApp } from '../../../testing/test-app.ts';

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

test('stores, rotates and removes files in a bucket as in a folder', async () => {
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

test('when one file of a request is refused, the others leave the bucket too', async () => {
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
