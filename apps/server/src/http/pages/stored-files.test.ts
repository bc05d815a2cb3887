import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentName } from '../../features/listings/index.ts';
import { openFileStorage, openFolderStorage } from '../../platform/files/storage.ts';
import { writeDocument, writePicture } from '../../platform/files/store.ts';
import { startS3 } from '../../platform/files/testing.ts';

import { registerStoredFiles } from './stored-files.ts';

const folder = join(tmpdir(), `crewpad-files-${randomBytes(8).toString('hex')}`);
let s3: Awaited<ReturnType<typeof startS3>>;
const apps: Record<string, FastifyInstance> = {};

async function serve(kind: 'folder' | 's3', files: Disk) {
  await writePicture(files, 'abc', Buffer.from('master'), [
    { width: 320, webp: Buffer.from('small') },
  ]);
  await writeDocument(files, 'doc', Buffer.from('%PDF-1.7'));
  const app = Fastify();
  await registerStoredFiles(app, { files, folder, isFolder: kind === 'folder', documentName });
  apps[kind] = app;
}

beforeAll(async () => {
  s3 = await startS3();
  await openFolderStorage(folder).put('pictures/demo-kitchen/320.webp', 'drawn');
  await serve('folder', openFolderStorage(folder));
  await serve('s3', await openFileStorage(s3.settings, folder));
});
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'] as const)('files in a %s', (kind) => {
  const get = (url: string) => apps[kind]?.inject({ url });

  it('are immutable at their address', async () => {
    const answer = await get('/files/pictures/abc/320.webp');
    expect(answer).toMatchObject({ statusCode: 200, body: 'small' });
    expect(answer?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
    });
  });

  it('include the pictures bundled with the product', async () => {
    expect(await get('/files/pictures/demo-kitchen/320.webp')).toMatchObject({ body: 'drawn' });
  });

  it('documents are attachments with the name given by their uploader', async () => {
    const answer = await get('/files/documents/doc::::R%C3%A8gles%20%22a%22.pdf');
    expect(answer).toMatchObject({ statusCode: 200, body: '%PDF-1.7' });
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="R_gles a.pdf"; filename*=UTF-8''R%C3%A8gles%20a.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect((await get('/files/documents/doc'))?.headers['content-disposition']).toMatch(
      /^attachment; filename="Document.pdf"/,
    );
  });

  it('documents end in .pdf whatever name the link has', async () => {
    const answer = await get('/files/documents/doc::::%3Cb%3Epay%20me@example.com.exe');
    expect(answer?.headers['content-disposition']).toMatch(/^attachment; filename="b pay.*\.pdf"/);
    expect(answer?.headers['content-disposition']).not.toContain('me@example.com');
  });

  it('documents with a name of 80 characters are served', async () => {
    const name = encodeURIComponent('é'.repeat(80));
    expect((await get(`/files/documents/doc::::${name}.pdf`))?.statusCode).toBe(200);
  });

  it('a range outside the file returns 416, not a missing file', async () => {
    const headers = { range: 'bytes=1000-' };
    const answer = await apps[kind]?.inject({
      url: '/files/pictures/demo-kitchen/320.webp',
      headers,
    });
    expect(answer?.statusCode).toBe(416);
    expect(answer?.json()).toMatchObject({ message: expect.any(String) });
  });

  it.each([
    '/files/pictures/abc/1280.webp',
    '/files/pictures/abc/master.webp',
    '/files/documents/doc/document.pdf',
    '/files/documents/none::::a.pdf',
    '/files/pictures/abc',
    '/files/',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/pictures/..%2fdocuments%2fdoc%2fdocument.pdf',
    '/files/documents/..%2fdoc',
  ])('%s is 404', async (url) => {
    expect((await get(url))?.statusCode).toBe(404);
  });
});
