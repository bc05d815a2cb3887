import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import { addLister, editOf, everything, formOf, publish, type TestLister } from '../../testing.ts';

const rig = useTestApp();
let lister: TestLister;
beforeAll(async () => {
  lister = await addLister(rig);
});

const post = (body: object, key: string, token = lister.token) =>
  rig.call('POST', '/crashpads', { token, body, headers: { 'idempotency-key': key } });
const listings = async (token = lister.token) =>
  (await rig.get('/lister/listings', token)).body.data.length;

test('a repeated call returns the same listing, and creates no other', async () => {
  const form = await formOf(rig, lister.id);
  const first = await post(form, 'twice');
  const before = await everything(rig.database.db);
  const again = await post(form, 'twice');
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await everything(rig.database.db)).toEqual(before);
});

test('many concurrent calls create one', async () => {
  const form = await formOf(rig, lister.id);
  const before = await listings();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(form, 'at-once')));
  const made = new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`));
  expect(made.size).toBe(1);
  expect([...made][0]).toMatch(/^201 /);
  expect(await listings()).toBe(before + 1);
});

test('the call for the last listing of a plan can be repeated', async () => {
  const basic = await addLister(rig, { user_plan: 'basic' });
  const form = await formOf(rig, basic.id);
  const [first, again] = [await post(form, 'k', basic.token), await post(form, 'k', basic.token)];
  expect([first.status, again.status]).toEqual([201, 201]);
  const other = await post(form, 'other', basic.token);
  expect(other).toMatchObject({ status: 403, body: { error_code: 'UPGRADE_REQUIRED' } });
});

test('refuses the same key with another body', async () => {
  const form = await formOf(rig, lister.id);
  await post(form, 'other-body');
  const before = await everything(rig.database.db);
  const other = await post({ ...form, title: 'Another title' }, 'other-body');
  expect(other).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
  expect(await everything(rig.database.db)).toEqual(before);
});

test('keys of two members are independent', async () => {
  const other = await addLister(rig);
  const own = await post(await formOf(rig, lister.id), 'shared');
  const theirs = await post(await formOf(rig, other.id), 'shared', other.token);
  expect([own.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.data.id).not.toBe(own.body.data.id);
});

test('a refused call leaves its key unused', async () => {
  const form = await formOf(rig, lister.id);
  const refused = await post({ ...form, airport: [2_000_000_000] }, 'corrected');
  expect(refused.status).toBe(422);
  expect((await post(form, 'corrected')).status).toBe(201);
});

test('does not create a listing again after it was deleted', async () => {
  const form = await formOf(rig, lister.id);
  const { body } = await post(form, 'gone');
  await rig.post(`/crashpads/status/${body.data.id}`, { status: 0 }, lister.token);
  const before = await listings();
  expect((await post(form, 'gone')).status).toBe(404);
  expect(await listings()).toBe(before);
});

test('refuses an invalid key', async () => {
  const answer = await post(await formOf(rig, lister.id), 'x'.repeat(256));
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { 'idempotency-key': ['is_not_valid'] } },
  });
});

test('a repeated edit returns the first answer, even with an older version', async () => {
  const { data } = await publish(rig, lister);
  const body = await editOf(rig, lister, data.id, { title: 'Once' });
  const put = (changes: object, id = data.id) =>
    rig.call('PUT', `/crashpads/${id}`, {
      token: lister.token,
      body: { ...body, ...changes },
      headers: { 'idempotency-key': 'edit' },
    });
  const first = await put({});
  expect(first.status).toBe(200);
  const before = await everything(rig.database.db);
  const again = await put({});
  expect(again).toMatchObject({ status: 200, body: first.body });
  const reused = { status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } };
  expect(await put({ title: 'Twice' })).toMatchObject(reused);
  expect(await everything(rig.database.db)).toEqual(before);
  const other = await publish(rig, lister);
  expect(await put({}, other.data.id)).toMatchObject(reused);
});
