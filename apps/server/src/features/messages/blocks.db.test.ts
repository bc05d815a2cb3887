import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addHost, addMessage, addPerson, type Host, messageState, type Person } from './testing.ts';

const rig = useTestApp();
let host: Host;
let seeker: Person;
beforeAll(async () => {
  host = await addHost(rig);
  seeker = await addPerson(rig, { user_plan: 'seeker' });
});

const block = (user_id: unknown, token?: string) =>
  rig.call('POST', '/user/block', { body: { user_id }, token });
const write = (from: Person, to: number) =>
  rig.post('/messages', { to, message: 'Hello', listing_id: host.listing.id }, from.token);

it('unknown members, members without a shared thread and oneself cannot be blocked', async () => {
  const stranger = await addPerson(rig, { user_plan: 'seeker' });
  const before = await messageState(rig);
  expect((await block(host.id)).status).toBe(401);
  for (const id of [2_000_000_000, stranger.id]) {
    expect((await block(id, seeker.token)).status).toBe(404);
  }
  expect((await block(seeker.id, seeker.token)).body.errors).toEqual({
    user_id: ['you_cannot_block_yourself'],
  });
  for (const id of ['1', 0, -1, 1.5, null, 2 ** 31]) {
    expect((await block(id, seeker.token)).status).toBe(422);
  }
  expect(await messageState(rig)).toEqual(before);
});

it('a block stops messages both ways, and both can still read', async () => {
  const { thread_id } = await addMessage(rig.database.db, {
    from: seeker.id,
    to: host.id,
    listing: host.listing,
  });
  const versionOf = async ({ token }: Person) => (await rig.get('/messages', token)).body.version;
  const [mine, theirs] = [await versionOf(seeker), await versionOf(host)];
  expect((await block(host.id, seeker.token)).status).toBe(200);
  expect((await block(host.id, seeker.token)).status).toBe(200);
  expect([await versionOf(seeker), await versionOf(host)]).toEqual([mine + 1, theirs + 1]);

  const answers = [await write(seeker, host.id), await write(host, seeker.id)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers[0]?.body.error_code).toBe('CANNOT_WRITE');
  const closed = await addPerson(rig, { user_plan: 'seeker' });
  await addMessage(rig.database.db, { from: closed.id, to: host.id, listing: host.listing });
  await rig.database.db
    .updateTable('members')
    .set({ status: 'CLOSED' })
    .where('id', '=', closed.id)
    .execute();
  expect((await write(host, closed.id)).body).toEqual(answers[0]?.body);

  const own = (await rig.get(`/messages/${thread_id}`, seeker.token)).body;
  expect(own).toMatchObject({ blocked: true, abilities: { write: false }, data: [{ seq: 1 }] });
  const other = (await rig.get(`/messages/${thread_id}`, host.token)).body;
  expect(other).toMatchObject({ blocked: false, write_refusal: { error_code: 'CANNOT_WRITE' } });
  expect((await rig.get('/user/blocks', seeker.token)).body.data).toEqual([
    { user_id: host.id, display_name: expect.any(String), photo: null },
  ]);
  expect((await rig.get('/user/blocks', host.token)).body.data).toEqual([]);

  expect((await rig.delete(`/user/block/${seeker.id}`, host.token)).status).toBe(200);
  expect((await write(seeker, host.id)).status).toBe(403);
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await rig.delete(`/user/block/${host.id}`, seeker.token)).status).toBe(200);
  }
  expect((await write(seeker, host.id)).status).toBe(201);
});
