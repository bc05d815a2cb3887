import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { leaveThreads } from '../closing/commands/leave-threads.ts';
import { addHost, type Host, wrongCounters } from '../testing.ts';

const rig = useTestApp();
let hosts: Host[];
beforeAll(async () => {
  hosts = await Promise.all(Array.from({ length: 3 }, () => addHost(rig)));
});

const PARALLEL = 200;

test('concurrent senders number a thread without gaps', async () => {
  const [one, two] = [await addHost(rig), await addHost(rig)];
  const send = async (n: number) => {
    const [from, to] = n % 2 === 0 ? [one, two] : [two, one];
    const body = { to: to.id, message: `Message ${n}`, listing_id: to.listing.id };
    const call = { body, token: from.token, headers: { 'idempotency-key': `message-${n}` } };
    // Like browsers when the server is out of connections.
    for (;;) {
      const answer = await rig.call('POST', '/messages', call);
      if (answer.status !== 503) return answer;
    }
  };
  const numbers = Array.from({ length: PARALLEL }, (_, n) => n);
  // Half of them are sent twice, and any of them can open the thread.
  const answers = await Promise.all([...numbers, ...numbers.slice(0, PARALLEL / 2)].map(send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await rig.database.db
    .selectFrom('messages')
    .select('seq')
    .where('thread_id', '=', answers[0]?.body.thread_id)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ seq }) => seq)).toEqual(numbers.map((n) => n + 1));
  expect(await wrongCounters(rig.database.db)).toEqual([]);
}, 120_000);

const who = fc.nat(2);
const step = fc.record({
  kind: fc.constantFrom(
    'send',
    'send',
    'send',
    'read',
    'archive',
    'return',
    'mark',
    'mute',
    'block',
    'close',
  ),
  by: who,
  to: who,
  upTo: fc.option(fc.nat(5)),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function act({ kind, by, to, upTo }: Step): Promise<unknown> {
  const [actor, peer] = [hosts[by] as Host, hosts[to] as Host];
  const { db } = rig.database;
  const thread = await db
    .selectFrom('thread_members')
    .select('thread_id')
    .where('member_id', '=', actor.id)
    .where('peer_id', '=', peer.id)
    .executeTakeFirst();
  const path = `/messages/${thread?.thread_id ?? 0}`;
  switch (kind) {
    case 'send': {
      const { id: listing_id } = peer.listing;
      return rig.post('/messages', { to: peer.id, message: 'Hello', listing_id }, actor.token);
    }
    case 'read':
      return rig.post(`${path}/read`, upTo === null ? {} : { up_to: upTo }, actor.token);
    case 'archive':
      return rig.delete(path, actor.token);
    case 'return':
      return rig.put(path, { archived: false }, actor.token);
    case 'mark':
      return rig.put(path, { unread: true }, actor.token);
    case 'mute':
      return rig.put(path, { muted: upTo === null }, actor.token);
    case 'block':
      return upTo === null
        ? rig.post('/user/block', { user_id: peer.id }, actor.token)
        : rig.delete(`/user/block/${peer.id}`, actor.token);
    case 'close':
      return transaction(db, (trx) => leaveThreads(trx, actor.id));
  }
}

test('counters equal the rows after any steps, including concurrent ones', async () => {
  const atOnce = fc.array(step, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 12 }), async (rounds) => {
      for (const round of rounds) {
        await Promise.all(round.map(act));
        expect(await wrongCounters(rig.database.db)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
}, 240_000);
