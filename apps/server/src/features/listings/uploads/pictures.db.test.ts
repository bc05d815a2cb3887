import { PICTURE_MAX_BYTES } from '@crewpad/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { removeUnusedUploads } from '../../../platform/uploads/remove.ts';
import { createUpload } from '../../../platform/uploads/rows.ts';
import {
  type FormFile,
  formOf,
  photoOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { TestApp, useTestApp } from '../../../testing/test-app.ts';

const rig = useTestApp();

async function lister(row: Parameters<TestApp['member']>[0] = {}) {
  const { id } = await rig.member(row);
  return { id, token: await rig.tokenOf(id) };
}

const send = (token: string | undefined, files: readonly FormFile[]) =>
  rig.call('POST', '/upload/images', { token, ...formOf(files) });

const readPicture = async (url: string, width: number) => {
  const key = url.replace('/files/', '').replace('1280', String(width));
  return sharp(Buffer.from(await rig.services.files.getBytes(key)));
};

/** What a refused upload must leave behind: nothing. */
async function expectNothing(memberId: number, before: string[]) {
  expect(await uploadsOf(rig.database.db, memberId)).toEqual([]);
  expect(await storedFiles(rig.services)).toEqual(before);
}

describe('who may upload pictures', () => {
  it.each([
    ['a visitor', 401, 'UNAUTHENTICATED', undefined],
    ['a free tenant', 403, 'FORBIDDEN', { user_plan: null }],
    ['a seeker', 403, 'FORBIDDEN', { user_plan: 'seeker' as const }],
    ['an inactive lister', 403, 'ACCOUNT_INACTIVE', { status: 'INACTIVE' as const }],
    ['a lister whose term is over', 403, 'ACCOUNT_EXPIRED', { expire_at: '2026-01-01T00:00:00Z' }],
  ])('%s may not: %i %s', async (_who, status, code, row) => {
    const token = row && (await lister(row)).token;
    const before = await storedFiles(rig.services);
    const answer = await send(token, [{ bytes: await pictureOf() }]);
    expect(answer).toMatchObject({ status, body: { error_code: code } });
    expect(await storedFiles(rig.services)).toEqual(before);
  });
});

describe('accepted pictures', () => {
  it('are returned as addresses, in order, at every width', async () => {
    const { id, token } = await lister();
    const files = [
      { bytes: await pictureOf(2000, 1000, 'jpeg', 'red') },
      { bytes: await pictureOf(2000, 1000, 'png', 'blue') },
    ];
    const { status, body } = await send(token, files);
    expect(status).toBe(200);
    expect(body.url).toHaveLength(2);
    for (const width of [320, 640, 1280]) {
      const metadata = await (await readPicture(body.url[0], width)).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
    const { dominant } = await (await readPicture(body.url[1], 320)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(await uploadsOf(rig.database.db, id)).toMatchObject([
      { state: 'kept' },
      { state: 'kept' },
    ]);
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)(
    'may be %s, whatever the name says',
    async (format) => {
      const { token } = await lister();
      const bytes = await pictureOf(40, 30, format);
      expect(await send(token, [{ bytes, name: 'holiday.txt' }])).toMatchObject({ status: 200 });
    },
  );

  it('are upright and have no location metadata', async () => {
    const { token } = await lister();
    const bytes = await sharp(await pictureOf(400, 200))
      .withExif({ IFD0: { Artist: 'Photographer' }, IFD3: { GPSLatitude: '40/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send(token, [{ bytes }]);
    const metadata = await (await readPicture(body.url[0], 320)).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 400 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    const master = body.url[0].replace('/files/', '').replace('1280.webp', 'master.webp');
    const picture = Buffer.from(await rig.services.files.getBytes(master));
    expect(picture.includes('Photographer')).toBe(false);
  });

  it('ignore fields with other names', async () => {
    const { token } = await lister();
    const files = [{ bytes: 'no picture', field: 'other' }, { bytes: await pictureOf() }];
    expect((await send(token, files)).body.url).toHaveLength(1);
  });
});

/** The header of a phone photo, without decodable content. */
const heicOf = async () => {
  const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([head, Buffer.alloc(200)]);
};

describe('a HEIC photo', () => {
  it('that cannot be decoded is refused with instructions for converting it', async () => {
    const { token } = await lister();
    const { body } = await send(token, [{ bytes: await heicOf(), name: 'IMG_1.HEIC' }]);
    expect(body.message).toMatch(/HEIC format.*JPEG/);
  });

  it('is accepted where the picture library can decode it', async () => {
    const { token } = await lister();
    // The same container with a built-in codec.
    const bytes = await pictureOf(40, 30, 'avif');
    bytes.write('ftypmif1', 4, 'latin1');
    expect(await send(token, [{ bytes, name: 'IMG_1.HEIC' }])).toMatchObject({ status: 200 });
  });
});

it('a JPEG without its last two bytes is accepted', async () => {
  const { token } = await lister();
  const bytes = (await photoOf(300, 200)).subarray(0, -2);
  expect(await send(token, [{ bytes }])).toMatchObject({ status: 200 });
});

describe('refused files leave nothing behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  const cases: [string, () => Promise<Buffer | string>, string][] = [
    ['an SVG', async () => svg, 'file_is_not_a_picture'],
    [
      'an SVG behind an XML head',
      async () => `<?xml version="1.0"?>${svg}`,
      'file_is_not_a_picture',
    ],
    ['a page', async () => '<html><script>alert(1)</script></html>', 'file_is_not_a_picture'],
    ['a PDF', async () => '%PDF-1.7\n%%EOF', 'file_is_not_a_picture'],
    ['an empty file', async () => '', 'file_is_not_a_picture'],
    ['a HEIC photo that cannot be decoded', heicOf, 'heic_cannot_be_read'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'file_is_not_a_picture',
    ],
    [
      'a picture cut off',
      async () => (await pictureOf(400, 400, 'png', 'red')).subarray(0, 300),
      'picture_cannot_be_read',
    ],
    [
      'half of a JPEG',
      async () => {
        const bytes = await photoOf(300, 200);
        return bytes.subarray(0, bytes.length / 2);
      },
      'picture_cannot_be_read',
    ],
    [
      'the beginning of a picture alone',
      async () => Buffer.from('\xff\xd8\xff\xe0nothing', 'latin1'),
      'picture_cannot_be_read',
    ],
    [
      'more than 50 megapixels',
      () => pictureOf(10_000, 5001, 'png'),
      'picture_has_too_many_pixels',
    ],
  ];
  it.each(cases)('%s', async (_what, make, fault) => {
    const { id, token } = await lister();
    const before = await storedFiles(rig.services);
    const good = await pictureOf();
    const answer = await send(token, [{ bytes: good }, { bytes: await make() }]);
    expect(answer).toMatchObject({ status: 422, body: { errors: { 'image[]': [fault] } } });
    await expectNothing(id, before);
  });

  it('refuses a header with too many pixels immediately', async () => {
    const { token } = await lister();
    const bytes = await pictureOf(9, 9, 'png');
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    const started = performance.now();
    expect((await send(token, [{ bytes }])).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('a file over 6 MB returns 413', async () => {
    const { id, token } = await lister();
    const before = await storedFiles(rig.services);
    const large = Buffer.concat([await pictureOf(), Buffer.alloc(PICTURE_MAX_BYTES)]);
    const answer = await send(token, [{ bytes: await pictureOf() }, { bytes: large }]);
    expect(answer).toMatchObject({ status: 413, body: { error_code: 'TOO_LARGE' } });
    expect(answer.body.message).toContain('6 MB');
    await expectNothing(id, before);
  });

  it('a body whose content length exceeds all files together returns 413 before it is read', async () => {
    const { token } = await lister();
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '99999999',
    };
    expect(await rig.call('POST', '/upload/images', { token, headers })).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('6 MB') },
    });
  });

  it('more than 15 files return 422', async () => {
    const { id, token } = await lister();
    const before = await storedFiles(rig.services);
    const bytes = await pictureOf();
    const answer = await send(
      token,
      Array.from({ length: 16 }, () => ({ bytes })),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'image[]': ['too_many_files'] } },
    });
    await expectNothing(id, before);
  });

  it('a form without a file returns 422, JSON 415, a broken form 400', async () => {
    const { token } = await lister();
    const none = await send(token, []);
    expect(none).toMatchObject({
      status: 422,
      body: { errors: { 'image[]': ['file_is_required'] } },
    });
    const json = await rig.call('POST', '/upload/images', { token, body: { image: 'x' } });
    expect(json).toMatchObject({ status: 415 });
    const empty = await rig.call('POST', '/upload/images', { token });
    expect(empty).toMatchObject({ status: 415 });
    const { headers } = formOf([]);
    const broken = await rig.call('POST', '/upload/images', { token, headers, body: 'no form' });
    expect(broken).toMatchObject({ status: 400, body: { error_code: 'UNREADABLE_REQUEST' } });
    const noBoundary = { 'content-type': 'multipart/form-data' };
    const without = await rig.call('POST', '/upload/images', {
      token,
      headers: noBoundary,
      body: 'x',
    });
    expect(without).toMatchObject({ status: 400 });
  });
});

describe('storage limits of a member', () => {
  it('accept only as many of 100 concurrent files as fit', async () => {
    const { id } = await lister();
    const { db } = rig.database;
    const most = 2 * 1024 ** 3;
    const key = `pictures/full-${id}`;
    await db
      .insertInto('uploads')
      .values({
        member_id: id,
        kind: 'picture',
        key,
        bytes: most - 350,
        created_at: rig.clock.now(),
      })
      .execute();
    const upload = { memberId: id, kind: 'picture', bytes: 100 } as const;
    const tries = Array.from({ length: 100 }, () => createUpload(db, upload, rig.clock.now()));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('return 429 for the 121st file of an hour', async () => {
    const limited = await TestApp.open({ RATE_LIMITS: 'on', LIMITS: 'uploads.member_hour=2' });
    try {
      const { id } = await limited.member();
      const token = await limited.tokenOf(id);
      const three = await Promise.all([1, 2, 3].map(() => pictureOf()));
      const form = formOf(three.map((bytes) => ({ bytes })));
      const answer = await limited.call('POST', '/upload/images', { token, ...form });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(await uploadsOf(limited.database.db, id)).toEqual([]);
    } finally {
      await limited.close();
    }
  });
});

describe('cleanup', () => {
  it('deletes unused uploads after a day, broken ones after some hours, with their files', async () => {
    const { id, token } = await lister();
    const { db } = rig.database;
    await send(token, [{ bytes: await pictureOf() }]);
    const now = rig.clock.now().getTime();
    const upload = { memberId: id, kind: 'picture', bytes: 1 } as const;
    const broken = await createUpload(db, upload, rig.clock.now());
    await rig.services.files.put(`${broken.key}/320.webp`, 'x');

    await removeUnusedUploads(db, rig.services.files, new Date(now + 241 * 60_000));
    expect(await uploadsOf(db, id)).toMatchObject([{ state: 'kept' }]);
    expect(await storedFiles(rig.services)).not.toContain(`${broken.key}/320.webp`);
    const [storedUpload] = await uploadsOf(db, id);
    expect(await storedFiles(rig.services)).toContain(`${storedUpload?.key}/320.webp`);

    await removeUnusedUploads(db, rig.services.files, new Date(now + 24 * 60 * 60_000));
    expect(await uploadsOf(db, id)).toEqual([]);
    expect(await storedFiles(rig.services)).not.toContain(`${storedUpload?.key}/320.webp`);
  });
});
