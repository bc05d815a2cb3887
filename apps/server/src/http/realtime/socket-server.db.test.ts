import { once } from 'node:events';
import { contract, event } from '@crewpad/contract';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { EVENTS_EMITTED, emit } from '../../platform/realtime/emit.ts';
import { announceEndedSessions } from '../../platform/realtime/session-ends.ts';
import { countOf } from '../../testing/services.ts';
import { outcomeOf, SocketRig, type TestNode } from './testing.ts';

let rig: SocketRig;
let database: DatabaseHandle;
beforeAll(async () => {
  rig = await SocketRig.open();
  ({ database } = rig);
});
afterEach(() => rig.closeNodes());
afterAll(() => database.close());

/** An event as declared by a feature. */
const greeted = event({
  feature: 'messages',
  name: 'greeted',
  summary: 'A greeting',
  to: 'member',
  payload: z.object({ from: z.string() }),
});

const startNode = () => rig.startNode();
const signIn = (node: TestNode, memberId?: number) => rig.signIn(node, memberId);
const dial = (node: TestNode, auth: object) => rig.dial(node, auth);
const outcome = outcomeOf;
const enter = (node: TestNode, token: unknown) => rig.enter(node, token);
const endOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    if (socket.disconnected) resolve('disconnected already');
    socket.once('disconnect', resolve);
  });
const end = (sessionId: number) =>
  transaction(database.db, async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ ended_at: rig.clock.now() })
      .where('id', '=', sessionId)
      .execute();
    await announceEndedSessions(trx, [sessionId]);
  });

describe('a socket', () => {
  it.each([[{}], [{ token: '' }], [{ token: 'nonsense' }], [{ token: 7 }], [{ token: { a: 1 } }]])(
    'a socket is refused with %j',
    async (auth) => {
      expect(await outcome(dial(await startNode(), auth))).toBe('UNAUTHENTICATED');
    },
  );

  it('opens for a page of this site or a program, and for no other site', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const from = (origin?: string) => outcome(rig.dial(node, { token }, origin));
    expect(await from()).toBe('connected');
    expect(await from(node.services.config.publicUrl)).toBe('connected');
    expect(await from(node.address)).toBe('connected');
    for (const other of ['https://evil.example', 'null', 'nonsense']) {
      expect(await from(other)).toBe('websocket error');
    }
  });

  it('counts while it is open', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    // Those of earlier tests.
    await expect.poll(() => countOf('sockets')).toBe(0);
    const socket = await enter(node, token);
    await expect.poll(() => countOf('sockets')).toBe(1);
    socket.disconnect();
    await expect.poll(() => countOf('sockets')).toBe(0);
  });

  it('is refused for an ended session', async () => {
    const node = await startNode();
    const { id, token } = await signIn(node);
    await end(id);
    expect(await outcome(dial(node, { token }))).toBe('UNAUTHENTICATED');
  });

  it('connects with the token of a session, by WebSocket only', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    await enter(node, token);
    const polling = await node.app.fastify.inject('/socket.io/?EIO=4&transport=polling');
    expect(polling.statusCode).not.toBe(200);
    const socket = io(node.address, { auth: { token }, transports: ['polling'], forceNew: true });
    rig.sockets.push(socket);
    expect(await outcome(socket)).not.toBe('connected');
  });

  it('closes immediately when its session ends, and other sessions of the member stay', async () => {
    const node = await startNode();
    const first = await signIn(node);
    const second = await signIn(node, first.memberId);
    const socket = await enter(node, first.token);
    const other = await enter(node, second.token);
    const cut = endOf(socket);
    await end(first.id);
    expect(await cut).toMatch(/server disconnect|transport close/);
    expect(other.connected).toBe(true);
  });

  it('closes at logout', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const cut = endOf(await enter(node, token));
    const answer = await node.app.fastify.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    await cut;
  });

  it('closes when its session expires', { timeout: 20_000 }, async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const cut = endOf(await enter(node, token));
    rig.clock.advance(2 * 86_400);
    await cut;
  });

  it('is refused if its member already has ten', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const dialled = Array.from({ length: 12 }, () => outcome(dial(node, { token })));
    const outcomes = await Promise.all(dialled);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    rig.sockets.find((socket) => socket.connected)?.disconnect();
    await expect.poll(() => outcome(dial(node, { token }))).toBe('connected');
  });

  it('closes after more than ten events a second, or a frame that is too large', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const busy = await enter(node, token);
    for (let n = 0; n < 10; n += 1) busy.emit('hello');
    const cut = endOf(busy);
    for (let n = 0; n < 11; n += 1) busy.emit('hello');
    await cut;
    const large = await enter(node, token);
    const cutToo = endOf(large);
    large.emit('hello', 'x'.repeat(17 * 1024));
    await cutToo;
  });

  it('closes when it does not authenticate', { timeout: 20_000 }, async () => {
    const node = await startNode();
    const socket = new WebSocket(
      `ws://127.0.0.1:${node.port}/socket.io/?EIO=4&transport=websocket`,
    );
    await once(socket, 'open');
    const started = performance.now();
    await once(socket, 'close');
    expect(performance.now() - started).toBeLessThan(8000);
  });

  it('counts its member as online, once for all their sockets', { timeout: 20_000 }, async () => {
    const node = await startNode();
    const session = await signIn(node);
    const other = await signIn(node);
    await enter(node, session.token);
    await enter(node, session.token);
    await enter(node, other.token);
    await expect.poll(node.app.presence.online, { timeout: 10_000 }).toBe(2);
    expect((await node.app.fastify.inject('/api/metrics')).json().online).toBe(2);
  });

  it('sends an event to all sockets of its members, on every node, and to no others', async () => {
    const nodes = [await startNode(), await startNode()] as const;
    const [ana, ben] = [await signIn(nodes[0]), await signIn(nodes[1])];
    const received: string[] = [];
    for (const [name, node, { token }] of [
      ['ana here', nodes[0], ana],
      ['ana there', nodes[1], ana],
      ['ben', nodes[1], ben],
    ] as const) {
      const socket = await enter(node, token);
      socket.on('greeted', (payload: object) =>
        received.push(`${name} ${JSON.stringify(payload)}`),
      );
    }
    const send = (ids: number[], payload: { from: string }) =>
      transaction(database.db, (trx) => emit(trx, greeted, ids, payload));
    await send([ana.memberId], { from: 'Cleo', secret: 1 } as { from: string });
    await send([ben.memberId], { from: 'Dora' });
    await expect.poll(() => received.some((item) => item.includes('Dora'))).toBe(true);
    await expect
      .poll(() => new Set(received))
      .toEqual(
        new Set(['ana here {"from":"Cleo"}', 'ana there {"from":"Cleo"}', 'ben {"from":"Dora"}']),
      );
  });

  it('sends no event without the declared payload, or from a failed transaction', async () => {
    const node = await startNode();
    const { memberId, token } = await signIn(node);
    const received: object[] = [];
    (await enter(node, token)).on('greeted', (payload: object) => received.push(payload));
    const ids = [memberId];
    const wrong = transaction(database.db, (trx) =>
      emit(trx, greeted, ids, {} as { from: string }),
    );
    await expect(wrong).rejects.toThrow();
    const failed = transaction(database.db, async (trx) => {
      await emit(trx, greeted, ids, { from: 'Ana' });
      throw new Error('too late');
    });
    await expect(failed).rejects.toThrow('too late');
    await transaction(database.db, (trx) => emit(trx, greeted, ids, { from: 'Cleo' }));
    await expect.poll(() => received).toEqual([{ from: 'Cleo' }]);
  });

  it('notifies the sockets of a session that ended before it disconnects them', async () => {
    const node = await startNode();
    const { id, token } = await signIn(node);
    const socket = await enter(node, token);
    const notified = once(socket as never, contract.accounts.sessionEnded.name);
    const cut = endOf(socket);
    await end(id);
    expect(await notified).toEqual([{}]);
    await cut;
  });

  it('lets the application stop while sockets are open', async () => {
    const node = await startNode();
    const { token, memberId } = await signIn(node);
    const cut = endOf(await enter(node, token));
    await node.app.fastify.close();
    await cut;
    const left = () =>
      database.db
        .selectFrom('live_sockets')
        .select('id')
        .where('member_id', '=', memberId)
        .execute();
    await expect.poll(left).toEqual([]);
  });

  it('closes on other nodes as well, and counts toward the limit there', {
    timeout: 20_000,
  }, async () => {
    // The embedded database has only one node: both gateways then use it.
    const nodes = [await startNode(), await startNode()] as const;
    const { id, token } = await signIn(nodes[0]);
    const entered = await Promise.all(nodes.map((node) => enter(node, token)));
    const cuts = entered.map(endOf);
    const more = await Promise.all(
      nodes.flatMap((node) => Array.from({ length: 5 }, () => outcome(dial(node, { token })))),
    );
    expect(more.filter((item) => item === 'connected')).toHaveLength(8);
    await end(id);
    await Promise.all(cuts);
    await expect.poll(() => rig.sockets.some((socket) => socket.connected)).toBe(false);
  });

  it('gets a resync notice of every feature when its node may have missed events', async () => {
    const node = await startNode();
    const { token } = await signIn(node);
    const events: unknown[] = [];
    (await enter(node, token)).on('message', (payload: unknown) => events.push(payload));
    await breakListening();
    await expect.poll(() => events, { timeout: 10_000 }).toContainEqual({ action: 'resync' });
  });
});

/**
 * Terminates the connections that wait for notifications; for the embedded database, simulates
 * that.
 */
async function breakListening() {
  if (database.kind === 'embedded') {
    return sql`select pg_notify(${EVENTS_EMITTED}, '*')`.execute(database.db);
  }
  return sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'crewpad-listen' and datname = current_database()`.execute(
    database.db,
  );
}
