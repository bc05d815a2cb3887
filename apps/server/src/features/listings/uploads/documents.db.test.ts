import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { DOCUMENT_MAX_BYTES } from '@crewpad/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type FormFile,
  formOf,
  pdfOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { countOf } from '../../../testing/services.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { documentName } from './documents.ts';

describe('a document', () => {
  const rig = useTestApp();

  async function lister() {
    const { id } = await rig.member();
    return { id, token: await rig.tokenOf(id) };
  }

  const send = (token: string | undefined, files: readonly FormFile[]) =>
    rig.call('POST', '/upload/pdf', { token, ...formOf(files, 'files') });

  it('stores a PDF unchanged, at an address that ends in its name', async () => {
    const { id, token } = await lister();
    const bytes = await pdfOf();
    const { status, body } = await send(token, [{ bytes, name: 'C:\\papers\\House rules.pdf' }]);
    expect(status).toBe(200);
    expect(body.name).toBe('House rules.pdf');
    const [upload] = await uploadsOf(rig.database.db, id);
    expect(body.url).toBe(`/files/${upload?.key}::::House%20rules.pdf`);
    const storedBytes = await rig.services.files.getBytes(`${upload?.key}/document.pdf`);
    expect(Buffer.from(storedBytes)).toEqual(bytes);
  });

  it('returns several in order', async () => {
    const { token } = await lister();
    const bytes = await pdfOf();
    const names = ['first.pdf', 'second.pdf', 'third.pdf'];
    const { body } = await send(
      token,
      names.map((name) => ({ bytes, name })),
    );
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.name).toBe('first.pdf');
  });

  describe('refused documents leave nothing behind', () => {
    it.each([
      ['a picture called PDF', () => pictureOf(), 422, 'file_is_not_a_pdf'],
      [
        'a script',
        () => pdfOf((d) => d.addJavaScript('a', 'app.alert(1)')),
        422,
        'document_is_not_safe',
      ],
      [
        'a file inside',
        () => pdfOf((d) => void d.attach(Buffer.from('x'), 'x.exe')),
        422,
        'document_is_not_safe',
      ],
    ])('%s', async (_what, make, status, fault) => {
      const { id, token } = await lister();
      const before = await storedFiles(rig.services);
      const answer = await send(token, [{ bytes: await pdfOf() }, { bytes: await make() }]);
      expect(answer).toMatchObject({ status, body: { errors: { files: [fault] } } });
      expect(await uploadsOf(rig.database.db, id)).toEqual([]);
      expect(await storedFiles(rig.services)).toEqual(before);
    });

    it('a file over 10 MB returns 413, more than three return 422', async () => {
      const { id, token } = await lister();
      const bytes = await pdfOf();
      const large = Buffer.concat([bytes, Buffer.alloc(DOCUMENT_MAX_BYTES)]);
      expect(await send(token, [{ bytes: large }])).toMatchObject({
        status: 413,
        body: { message: expect.stringContaining('10 MB') },
      });
      const four = await send(token, [{ bytes }, { bytes }, { bytes }, { bytes }]);
      expect(four).toMatchObject({ status: 422, body: { errors: { files: ['too_many_files'] } } });
      expect(await uploadsOf(rig.database.db, id)).toEqual([]);
    });

    it('a visitor gets 401, a seeker 403', async () => {
      const seeker = await rig.member({ user_plan: 'seeker' });
      const files = [{ bytes: await pdfOf() }];
      expect(await send(undefined, files)).toMatchObject({ status: 401 });
      expect(await send(await rig.tokenOf(seeker.id), files)).toMatchObject({ status: 403 });
    });
  });

  it.each([
    ['House rules.pdf', 'House rules.pdf'],
    ['House rules', 'House rules.pdf'],
    ['RULES.PDF', 'RULES.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a::::b.pdf', 'a b.pdf'],
    ['Règles — été.pdf', 'Règles — été.pdf'],
    ['exe\u202Efdp.pdf', 'exe fdp.pdf'],
    ['a\u0000\r\nb.pdf', 'a b.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['%22House%22 rules%0d%0A.pdf', 'House rules.pdf'],
    ['"House" <b>rules</b>.pdf', 'b.pdf'],
    ['Call +1 305 555 0100.pdf', 'Call.pdf'],
    ['jane.doe@example.com.pdf', 'Document.pdf'],
    ['rules.exe', 'rules.exe.pdf'],
    ['', 'Document.pdf'],
    ['...', 'Document.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('a file called %j is shown as %j', (name, label) => {
    expect(documentName(name)).toBe(label);
  });
});

describe('a broken file', () => {
  const rig = useTestApp();
  let port: number;
  beforeAll(async () => {
    await rig.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    port = (rig.app.fastify.server.address() as AddressInfo).port;
  });

  /** Sends the headers of an upload and part of its form. */
  async function begin(
    token: string,
    form: ReturnType<typeof formOf>,
    bytes: number,
  ): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        'POST /api/upload/images HTTP/1.1',
        'host: localhost',
        `authorization: Bearer ${token}`,
        `content-type: ${form.headers['content-type']}`,
        `content-length: ${form.body.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(form.body.subarray(0, bytes));
    return socket;
  }

  it('a connection that breaks in the second file leaves neither rows nor files', async () => {
    const { id } = await rig.member();
    const pictures = [await pictureOf(400, 400), await pictureOf(900, 900)];
    const form = formOf(pictures.map((bytes) => ({ bytes })));
    const socket = await begin(await rig.tokenOf(id), form, form.body.length - 500);
    await vi.waitUntil(async () => (await storedFiles(rig.services)).length === 4, {
      timeout: 10_000,
    });
    expect(await uploadsOf(rig.database.db, id)).toMatchObject([{ state: 'writing' }]);
    socket.destroy();
    await vi.waitUntil(async () => (await uploadsOf(rig.database.db, id)).length === 0, {
      timeout: 10_000,
    });
    expect(await storedFiles(rig.services)).toEqual([]);
  });

  it('an error reaches the client before the form is complete', async () => {
    const form = formOf([{ bytes: await pictureOf(400, 400) }]);
    const socket = await begin('no token', form, 200);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  it('the rest of a refused form is discarded, and the connection stays open', async () => {
    const { id } = await rig.member();
    const before = await countOf('uploads_total{outcome="refused"}');
    const rest = Array.from({ length: 3 }, () => ({ bytes: Buffer.alloc(5_000_000) }));
    const form = formOf([{ bytes: 'no picture' }, ...rest]);
    const socket = await begin(await rig.tokenOf(id), form, form.body.length);
    let answers = '';
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await vi.waitUntil(() => answers.includes('{"status":"ok",'), { timeout: 10_000 });
    expect(answers).toMatch(/^HTTP\/1\.1 422 /);
    expect(await countOf('uploads_total{outcome="refused"}')).toBe(before + 1);
    socket.destroy();
  });

  it('an upload counts as stored, and as failed if the storage fails', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const counts = () =>
      Promise.all(['stored', 'failed'].map((item) => countOf(`uploads_total{outcome="${item}"}`)));
    const upload = async () => {
      const form = formOf([{ bytes: await pictureOf(300, 300) }]);
      return (await rig.call('POST', '/upload/images', { token, ...form })).status;
    };
    const before = await counts();
    expect(await upload()).toBe(200);
    const full = vi.spyOn(rig.services.files, 'put').mockRejectedValue(new Error('no space left'));
    expect(await upload()).toBe(500);
    full.mockRestore();
    const after = await counts();
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1]);
  });
});
