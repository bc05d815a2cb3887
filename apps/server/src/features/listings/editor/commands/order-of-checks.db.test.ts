import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import {
  addLister,
  expectRefused,
  publish,
  type TestLister,
  type TestWrite,
} from '../../testing.ts';

const rig = useTestApp();
let owner: TestLister;
let own: { id: number; rooms: { id: number }[] };
beforeAll(async () => {
  owner = await addLister(rig);
  own = (await publish(rig, owner)).data;
});

const CARD = '4242 4242 4242 4242';

/** Every write to a listing or a room, with an invalid body. */
function malformed(id: number, roomId: number): TestWrite[] {
  return [
    { method: 'PUT', path: `/crashpads/${id}`, body: { title: 5 } },
    { method: 'PUT', path: `/crashpads/${id}`, body: { title: `Pay with ${CARD}` } },
    { method: 'POST', path: `/crashpads/status/${id}`, body: { status: 9 } },
    { method: 'PUT', path: `/crashpads/${id}/visibility`, body: { hidden: 'perhaps' } },
    { method: 'POST', path: '/listings/update-room', body: { id: roomId, beds_per_room: 'x' } },
    { method: 'POST', path: '/listings/delete-room', body: { id: roomId, note: CARD } },
  ];
}
const ofOwner = () => malformed(own.id, own.rooms[0]?.id ?? 0);
const notFound = { status: 404, body: { error_code: 'NOT_FOUND', message: 'Not found.' } };

test('a malformed body returns 401 without a token, 403 for another role', async () => {
  await expectRefused(rig, ofOwner(), undefined, { status: 401 });
  const seeker = await rig.member({ user_plan: 'seeker' });
  const refusal = { status: 403, body: { error_code: 'FORBIDDEN' } };
  await expectRefused(rig, ofOwner(), await rig.tokenOf(seeker.id), refusal);
});

test('a stranger gets 404 for a malformed body, as for an unknown listing', async () => {
  const stranger = await addLister(rig);
  await expectRefused(rig, ofOwner(), stranger.token, notFound);
  await expectRefused(rig, malformed(2_000_000_000, 2_000_000_000), owner.token, notFound);
  const { data: gone } = await publish(rig, owner);
  await rig.post(`/crashpads/status/${gone.id}`, { status: 0 }, owner.token);
  await expectRefused(rig, malformed(gone.id, gone.rooms[0].id), owner.token, notFound);
});

test('the owner gets 422 with the issues', async () => {
  const refusal = { status: 422, body: { errors: expect.anything() } };
  await expectRefused(rig, ofOwner(), owner.token, refusal);
});

test.each([
  ['whose term is over', { expire_at: '2026-01-01T00:00:00Z' }, 'ACCOUNT_EXPIRED'],
  ['whose account rests', { status: 'INACTIVE' as const }, 'ACCOUNT_INACTIVE'],
])('an owner %s gets 403 first', async (_who, row, error_code) => {
  const lister = await addLister(rig);
  const { data } = await publish(rig, lister);
  const { db } = rig.database;
  await db.updateTable('members').set(row).where('id', '=', lister.id).execute();
  const calls = malformed(data.id, data.rooms[0].id);
  await expectRefused(rig, calls, lister.token, { status: 403, body: { error_code } });
});

test('a malformed id returns 422 for everyone who may write', async () => {
  const calls = [
    { method: 'PUT', path: '/crashpads/x', body: { title: 5 } },
    { method: 'POST', path: '/listings/delete-room', body: {} },
  ];
  await expectRefused(rig, calls, owner.token, { status: 422 });
});

test('only the owner gets the issue of an invalid Idempotency-Key', async () => {
  const stranger = await addLister(rig);
  const { body: edit } = await rig.get(`/crashpads/${own.id}/edit`, owner.token);
  const headers = { 'idempotency-key': 'with a space' };
  const put = (token: string) =>
    rig.call('PUT', `/crashpads/${own.id}`, { token, body: edit.data, headers });
  expect(await put(stranger.token)).toMatchObject(notFound);
  expect(await put(owner.token)).toMatchObject({
    status: 422,
    body: { errors: { 'idempotency-key': ['is_not_valid'] } },
  });
});
