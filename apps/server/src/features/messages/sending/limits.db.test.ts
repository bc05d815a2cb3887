import { contract } from '@crewpad/contract';
import { beforeAll, expect, test } from 'vitest';
import { EVENTS_EMITTED } from '../../../platform/realtime/emit.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addHost, addPerson, type Host, type Person } from '../testing.ts';

let host: Host;
const rig = useTestApp({
  RATE_LIMITS: 'on',
  LIMITS: 'messages.member_minute=5,new_threads.member_day=2',
});
beforeAll(async () => {
  host = await addHost(rig);
});

const seeker = () => addPerson(rig, { user_plan: 'seeker' });
const write = async ({ token }: Person, { id, listing }: Host, message = 'Hello') =>
  rig.post('/messages', { to: id, message, listing_id: listing.id }, token);

test('limits messages per minute; refused ones do not count', async () => {
  const from = await seeker();
  for (let n = 0; n < 10; n += 1) expect((await write(from, host, '')).status).toBe(422);
  for (let n = 0; n < 5; n += 1) expect((await write(from, host)).status).toBe(201);
  const refused = await write(from, host);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  rig.clock.advance(61);
  expect((await write(from, host)).status).toBe(201);
});

test('limits new threads per day; existing threads and refused messages do not count', async () => {
  const from = await seeker();
  const hosts = [await addHost(rig), await addHost(rig), await addHost(rig)] as const;
  await rig.post('/user/block', { user_id: from.id }, host.token);
  expect((await write(from, hosts[0])).status).toBe(201);
  expect((await write(from, hosts[0])).status).toBe(201);
  expect((await write(from, hosts[1])).status).toBe(201);
  expect((await write(from, hosts[2])).status).toBe(429);
  rig.clock.advance(61);
  expect((await write(from, hosts[1])).status).toBe(201);
  rig.clock.advance(86_400);
  expect((await write(from, hosts[2])).status).toBe(201);
});

test('stores texts unchanged', async () => {
  const from = await seeker();
  const text = '<script>alert(1)</script> \u202eevil\u202c {{x}} $1 \\ \' "\n\n  second 👩‍✈️ line';
  const { body } = await write(from, host, text);
  expect(body.data.message).toBe(text);
  const thread = await rig.get(`/messages/${body.thread_id}`, host.token);
  expect(thread.body.data[0].message).toBe(text);
});

test('both members get an event without the text; a refused message sends none', async () => {
  const [from, to] = [await seeker(), await addHost(rig)];
  const events: { name: string; ids: number[]; payload: object }[] = [];
  await rig.database.listen(EVENTS_EMITTED, (message) => {
    const emitted: typeof events = message === '*' ? [] : JSON.parse(message);
    // A first message is also a notification.
    events.push(...emitted.filter(({ name }) => name === 'message'));
  });
  expect((await write(from, to, '')).status).toBe(422);
  const { body } = await write(from, to, 'A secret');
  await rig.post(`/messages/${body.thread_id}/read`, {}, to.token);
  await rig.delete(`/messages/${body.thread_id}`, to.token);
  await expect.poll(() => events.length).toBe(5);
  const { thread_id } = body;
  const { id: message_id, seq, from_user, listing_id } = body.data;
  const chat = { action: 'chat', thread_id, message_id, seq, from_user, listing_id };
  const read = { action: 'read', thread_id, by: to.id, read_seq: 1 };
  expect(events.map(({ ids, payload }) => [ids, payload])).toEqual([
    [[from.id], { ...chat, version: 1, unread: 0 }],
    [[to.id], { ...chat, version: 1, unread: 1 }],
    [[to.id], { ...read, version: 3, unread: 0 }],
    [[from.id], { ...read, version: 2, unread: 0 }],
    [[to.id], { action: 'thread', thread_id, version: 4, unread: 0 }],
  ]);
  const { payload } = contract.messages.messageChanged;
  for (const event of events) expect(payload.strict().parse(event.payload)).toEqual(event.payload);
});
