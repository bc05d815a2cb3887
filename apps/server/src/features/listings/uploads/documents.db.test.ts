import { DOCUMENT_MAX_BYTES } from '@crewpad/domain';
import { describe, expect, test } from 'vitest';
import {
  type FormFile,
  formOf,
  pdfOf,
  pictureOf,
  storedFiles,
  uploadsOf,
} from '../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { documentName } from './document-name.ts';

const rig = useTestApp();

async function lister() {
  const { id } = await rig.member();
  return { id, token: await rig.tokenOf(id) };
}

const send = (token: string | undefined, files: readonly FormFile[]) =>
  rig.call('POST', '/upload/pdf', { token, ...formOf(files, 'files') });

test('stores a PDF unchanged, at an address that ends in its name', async () => {
  const { id, token } = await lister();
  const bytes = await pdfOf();
  const { status, body } = await send(token, [{ bytes, name: 'C:\\papers\\House rules.pdf' }]);
  expect(status).toBe(200);
  expect(body.name).toBe('House rules.pdf');
  const [upload] = await uploadsOf(rig.database.db, id);
  expect(body.url).toBe(`/files/${upload?.key}::::House%20rules.pdf`);
  const kept = await rig.services.files.getBytes(`${upload?.key}/document.pdf`);
  expect(Buffer.from(kept)).toEqual(bytes);
});

test('returns several in order', async () => {
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
  test.each([
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

  test('a file over 10 MB returns 413, more than three return 422', async () => {
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

  test('a visitor gets 401, a seeker 403', async () => {
    const seeker = await rig.member({ user_plan: 'seeker' });
    const files = [{ bytes: await pdfOf() }];
    expect(await send(undefined, files)).toMatchObject({ status: 401 });
    expect(await send(await rig.tokenOf(seeker.id), files)).toMatchObject({ status: 403 });
  });
});

test.each([
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
])('a file called %j is shown as %j', (given, shown) => {
  expect(documentName(given)).toBe(shown);
});
