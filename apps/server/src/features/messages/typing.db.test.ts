import { once } from 'node:events';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SocketRig } from '../../http/realtime/testing.ts';
import { addMember } from '../../testing/test-app.ts';
import { addThread } from './testing.ts';
import { relayTyping } from './typing.ts';

let rig: SocketRig;
beforeAll(async () => {
  rig = await SocketRig.open();
});
afterEach(() => rig.closeNodes());
afterAll(() => rig.database.close());

/** Two members on two nodes who share a thread. */
async function twoMembers() {
  const nodes = [await rig.startNode(), await rig.startNode()] as const;
  const [ana, ben] = [await rig.signIn(nodes[0]), await rig.signIn(nodes[1])];
  const thread_id = await addThread(rig.database.db, ana.memberId, ben.memberId);
  const [anas, bens] = [await rig.enter(nodes[0], ana.token), await rig.enter(nodes[1], ben.token)];
  return { nodes, ana, ben, thread_id, anas, bens };
}
const eventsOf = (socket: Socket) => {
  const heard: unknown[] = [];
  socket.on('message', (payload: unknown) => heard.push(payload));
  return heard;
};
const block = (member_id: number, blocked_id: number) =>
  rig.database.db.insertInto('blocks').values({ member_id, blocked_id }).execute();

it('notifies the other member on another node, and no one else, not even the author', async () => {
  const { nodes, ana, ben, thread_id, anas, bens } = await twoMembers();
  const stranger = await rig.signIn(nodes[1]);
  const others = eventsOf(await rig.enter(nodes[1], stranger.token));
  const author = eventsOf(anas);
  const second = await rig.enter(nodes[0], ben.token);
  const [one, two] = [once(bens as never, 'message'), once(second as never, 'message')];
  anas.emit('typing', { thread_id });
  const events = [{ action: 'typing', thread_id, user_id: ana.memberId }];
  expect(await one).toEqual(events);
  expect(await two).toEqual(events);
  expect([...others, ...author]).toEqual([]);
});

it('is ignored outside of a thread of the author, or in another form', async () => {
  const { nodes, thread_id, anas, bens, ana } = await twoMembers();
  const stranger = await rig.signIn(nodes[0]);
  const heard = eventsOf(bens);
  const strange = await rig.enter(nodes[0], stranger.token);
  strange.emit('typing', { thread_id });
  for (const wrong of [undefined, null, 7, 'x', [], { thread_id: '1' }, { thread_id: 2 ** 40 }]) {
    anas.emit('typing', wrong);
  }
  anas.emit('message', { action: 'chat', thread_id });
  anas.emit('typing', { thread_id, user_id: 1, action: 'chat' });
  await expect.poll(() => heard).toEqual([{ action: 'typing', thread_id, user_id: ana.memberId }]);
  expect(anas.connected && strange.connected).toBe(true);
});

it.each(['author', 'reader'] as const)(
  'is not told after the %s blocked the other',
  async (who) => {
    const { ana, ben, thread_id, anas, bens } = await twoMembers();
    const blocked = await twoMembers();
    await (who === 'author'
      ? block(ana.memberId, ben.memberId)
      : block(ben.memberId, ana.memberId));
    const heard = eventsOf(bens);
    anas.emit('typing', { thread_id });
    // A later event in another, unblocked thread of the same author proves that the first was
    // dropped.
    const third = await addThread(rig.database.db, ana.memberId, blocked.ben.memberId);
    const after = once(blocked.bens as never, 'message');
    anas.emit('typing', { thread_id: third });
    await after;
    expect(heard).toEqual([]);
  },
);

it('is not sent by an admin who views as the member', async () => {
  const { nodes, ana, thread_id, bens } = await twoMembers();
  const { db } = rig.database;
  const admin = await rig.signIn(nodes[0], await addMember(db, { role: 'admin' }));
  const view = await rig.signIn(nodes[0], ana.memberId);
  await db
    .updateTable('sessions')
    .set({ admin_session_id: admin.id })
    .where('id', '=', view.id)
    .execute();
  const heard = eventsOf(bens);
  const socket = await rig.enter(nodes[0], view.token);
  socket.emit('typing', { thread_id });
  const own = await rig.enter(nodes[0], ana.token);
  const after = once(bens as never, 'message');
  own.emit('typing', { thread_id });
  await after;
  expect(heard).toHaveLength(1);
});

it('is sent once per three seconds and thread, however often it arrives', async () => {
  const { db } = rig.database;
  const node = await rig.startNode();
  const [ana, ben, cleo] = [await addMember(db), await rig.signIn(node), await rig.signIn(node)];
  const toBen = await addThread(db, ana, ben.memberId);
  const toCleo = await addThread(db, ana, cleo.memberId);
  const heard = [await rig.enter(node, ben.token), await rig.enter(node, cleo.token)].map(eventsOf);
  let now = 0;
  const { receive } = relayTyping(db, () => now);
  const type = (thread_id: number) => receive({ thread_id }, { memberId: ana, isSwitched: false });
  const counts = () => heard.map((item) => item.length);
  await Promise.all([type(toBen), type(toBen), type(toBen)]);
  await type(toCleo);
  await expect.poll(counts).toEqual([1, 1]);
  now = 2999;
  await type(toBen);
  now = 3000;
  await type(toCleo);
  await expect.poll(counts).toEqual([1, 2]);
  await type(toBen);
  await expect.poll(counts).toEqual([2, 2]);
});
