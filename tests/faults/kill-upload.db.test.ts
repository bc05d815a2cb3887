import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../apps/server/src/features/accounts/index.ts';
import { openFolderStorage } from '../../apps/server/src/platform/files/storage.ts';
import { removeUnusedUploads } from '../../apps/server/src/platform/uploads/remove.ts';
import { formOf, pictureOf } from '../../apps/server/src/platform/uploads/testing.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';

import { freePort } from '../../scripts/lib/ports.mjs';
import { killAll, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

let place: Place;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(async () => {
  await killAll();
  await place.remove();
});

const LIMIT_MS = 240_000;
const HOURS = 3_600_000;
const LOGIN = { email: 'lister@crewpad.test', password: 'a good password' };

/** Keys of the picture folders that contain a file. */
async function storedKeys(): Promise<string[]> {
  const folder = join(place.folder, 'files', 'pictures');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return [...new Set(files.map(({ parentPath }) => `pictures/${parentPath.split(sep).at(-1)}`))];
}

const uploads = () =>
  place.look(({ db }) => db.selectFrom('uploads').select(['key', 'state']).execute());

/** Sends an incomplete form over a connection that stays open. */
async function sendAlmost(port: number, token: string, form: ReturnType<typeof formOf>) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const head = [
    'POST /api/upload/images HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${form.headers['content-type']}`,
    `content-length: ${form.body.length}`,
    '\r\n',
  ];
  socket.write(head.join('\r\n'));
  socket.write(form.body.subarray(0, form.body.length - 200));
}

it(
  'kill -9 during an upload leaves no row without a file, and no file without a row for its cleanup',
  async () => {
    const port = await freePort();
    const env = { ...place.env, PORT: String(port) };
    const first = await startServer({ ...place.env, ROLES: 'worker' });
    expect(await first.kill('SIGTERM')).toBe(0);
    const password_hash = await hashPassword(LOGIN.password);
    await place.look(({ db }) => addMember(db, { email: LOGIN.email, password_hash }));

    const server = await startServer(env);
    const api = `http://127.0.0.1:${port}/api`;
    const json = { 'content-type': 'application/json' };
    const answer = await fetch(`${api}/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(LOGIN),
    });
    const { token } = (await answer.json()) as { token: string };
    const pictures = [await pictureOf(400, 400), await pictureOf(900, 900)];
    const form = formOf(pictures.map((bytes) => ({ bytes })));
    const retry = await fetch(`${api}/upload/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...form.headers },
      body: new Uint8Array(form.body),
    });
    expect(retry.status).toBe(200);
    await sendAlmost(port, token, form);
    // Two stored ones, and the first of those that never finish.
    await expect.poll(async () => (await storedKeys()).length, { timeout: 60_000 }).toBe(3);
    await server.kill('SIGKILL');

    const rows = await uploads();
    const files = await storedKeys();
    const keysOf = (state: string) =>
      rows.filter((row) => row.state === state).map(({ key }) => key);
    expect(keysOf('kept')).toHaveLength(2);
    expect(files).toEqual(expect.arrayContaining(keysOf('kept')));
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(files));

    const later = new Date(Date.now() + 5 * HOURS);
    const storage = openFolderStorage(join(place.folder, 'files'));
    await place.look(({ db }) => removeUnusedUploads(db, storage, later));
    expect((await uploads()).map(({ key }) => key).toSorted()).toEqual(keysOf('kept').toSorted());
    expect((await storedKeys()).toSorted()).toEqual(keysOf('kept').toSorted());
  },
  LIMIT_MS,
);
