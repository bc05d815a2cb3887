import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { formOf, pictureOf, storedFiles, uploadsOf } from '../../../platform/uploads/testing.ts';
import { countOf } from '../../../testing/services.ts';
import { useTestApp } from '../../../testing/test-app.ts';

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

test('a connection that breaks in the second file leaves neither rows nor files', async () => {
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

test('an error reaches the client before the form is complete', async () => {
  const form = formOf([{ bytes: await pictureOf(400, 400) }]);
  const socket = await begin('no token', form, 200);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

test('the rest of a refused form is discarded, and the connection stays open', async () => {
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

test('an upload counts as stored, and as failed if the storage fails', async () => {
  const { id } = await rig.member();
  const token = await rig.tokenOf(id);
  const counts = () =>
    Promise.all(['stored', 'failed'].map((one) => countOf(`uploads_total{outcome="${one}"}`)));
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
