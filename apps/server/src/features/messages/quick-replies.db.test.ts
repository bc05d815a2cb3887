import { QUICK_REPLIES_MAX } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const rig = useTestApp();

const PATH = '/user/quick-replies';
const FORM = { title: 'A bed is free', message: 'Hi {{name}}, a bed at {{listing}} is free.' };
const lister = async (row = {}) => {
  const { id } = await rig.member(row);
  return { id, token: await rig.tokenOf(id) };
};
const list = async (token: string) => (await rig.get(PATH, token)).body.data;

describe('quick replies', () => {
  it('are added, changed and deleted', async () => {
    const { token } = await lister();
    expect(await list(token)).toEqual([]);
    const { status, body } = await rig.post(PATH, FORM, token);
    expect([status, body]).toEqual([201, { data: { id: body.data.id, ...FORM } }]);
    const second = await rig.post(PATH, { ...FORM, title: 'Full' }, token);
    const changed = { title: 'Free now', message: 'It costs {{price}}.' };
    const url = `${PATH}/${body.data.id}`;
    expect((await rig.put(url, changed, token)).body.data).toMatchObject(changed);
    expect(await list(token)).toEqual([{ id: body.data.id, ...changed }, second.body.data]);
    expect((await rig.delete(url, token)).status).toBe(200);
    expect((await rig.delete(url, token)).status).toBe(404);
    expect((await rig.put(url, changed, token)).status).toBe(404);
    expect(await list(token)).toHaveLength(1);
  });

  it('are read and deleted, but not written, by an inactive account', async () => {
    const { id, token } = await lister();
    const { body } = await rig.post(PATH, FORM, token);
    const url = `${PATH}/${body.data.id}`;
    await rig.database.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', '=', id)
      .execute();
    for (const answer of [await rig.post(PATH, FORM, token), await rig.put(url, FORM, token)]) {
      expect([answer.status, answer.body.error_code]).toEqual([403, 'ACCOUNT_INACTIVE']);
    }
    expect(await list(token)).toEqual([body.data]);
    expect((await rig.delete(url, token)).status).toBe(200);
  });

  it('are for listers only, and private to each', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    for (const user_plan of ['seeker', null] as const) {
      const { token } = await lister({ user_plan });
      expect((await rig.get(PATH, token)).status).toBe(403);
      expect((await rig.post(PATH, FORM, token)).status).toBe(403);
    }
    const owner = await lister();
    const { body } = await rig.post(PATH, FORM, owner.token);
    const stranger = await lister();
    const theirs = `${PATH}/${body.data.id}`;
    for (const form of [FORM, {}]) {
      expect((await rig.put(theirs, form, stranger.token)).status).toBe(404);
    }
    expect((await rig.delete(theirs, stranger.token)).status).toBe(404);
    expect(await list(stranger.token)).toEqual([]);
    expect(await list(owner.token)).toHaveLength(1);
  });

  it.each([
    [{ title: '', message: 'x' }, 'title'],
    [{ title: '\u200b', message: 'x' }, 'title'],
    [{ title: 'x'.repeat(61), message: 'x' }, 'title'],
    [{ title: 'a\nb', message: 'x' }, 'title'],
    [{ title: 'x' }, 'message'],
    [{ title: 'x', message: ' \u200b ' }, 'message'],
    [{ title: 'x', message: 'x'.repeat(1001) }, 'message'],
    [{ title: 'x', message: 'a\u0000b' }, 'message'],
    [{ title: 'x', message: 'Hi {{email}}' }, 'message'],
    [{ title: 'x', message: 7 }, 'message'],
  ])('refuse %j', async (form, field) => {
    const { token } = await lister();
    const { status, body } = await rig.post(PATH, form, token);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await list(token)).toEqual([]);
  });

  it('are limited to twenty, also under concurrent adds', async () => {
    const { token } = await lister();
    const calls = Array.from({ length: QUICK_REPLIES_MAX + 4 }, () => rig.post(PATH, FORM, token));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(QUICK_REPLIES_MAX);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect(await list(token)).toHaveLength(QUICK_REPLIES_MAX);
  });
});
