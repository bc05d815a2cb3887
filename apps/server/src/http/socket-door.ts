import { Server, type Socket } from 'socket.io';
import type { App } from '../app.ts';
import { findLiveSessions } from '../features/accounts/index.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { postgresFanOut } from '../platform/realtime/postgres-fan-out.ts';
import { SESSIONS_ENDED } from '../platform/realtime/session-ends.ts';
import type { Services } from '../platform/services.ts';
import { EndedSessions } from './ended-sessions.ts';

const HANDSHAKE_MS = 5000;
const PING_MS = 25_000;
const PONG_MS = 20_000;
const FRAME_BYTES = 16 * 1024;
const SOCKETS_PER_MEMBER = 10;
const EVENTS_PER_SECOND = 10;
const SWEEP_MS = 5000;

interface SocketData {
  memberId: number;
  sessionId: number;
  expiresAt: Date;
}
type Events = Record<string, never>;
type MemberSocket = Socket<Events, Events, Events, SocketData>;

export interface SocketDoor {
  /** Sends everybody away and takes nobody any more. */
  close(): Promise<void>;
}

/**
 * Real time on the port of the pages: WebSocket only, let in by the token of a session, cut when that
 * ends. The server alone puts a socket into the rooms of its member and its session.
 */
export async function openSocketDoor(
  { fastify, authenticate, presence }: App,
  { config, db, clock, log }: Services,
  database: DatabaseHandle,
): Promise<SocketDoor> {
  const { pool } = database;
  const fanOut =
    pool !== undefined && config.databaseUrl !== undefined
      ? { adapter: postgresFanOut(config.databaseUrl, pool, log) }
      : {};
  const io = new Server<Events, Events, Events, SocketData>(fastify.server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: HANDSHAKE_MS,
    pingInterval: PING_MS,
    pingTimeout: PONG_MS,
    maxHttpBufferSize: FRAME_BYTES,
    ...fanOut,
  });
  const ended = new EndedSessions();

  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof Refused)) log.error({ err: error }, 'a socket could not be let in');
        next(new Error(error instanceof Refused ? error.message : 'UNAVAILABLE'));
      },
    );
  });

  async function enter(socket: MemberSocket): Promise<void> {
    const { token } = socket.handshake.auth;
    const member: MemberActor | undefined =
      typeof token === 'string' ? await authenticate(token) : undefined;
    if (member === undefined) throw new Refused('UNAUTHENTICATED');
    const { id: sessionId, expiresAt } = member.session;
    Object.assign(socket.data, { memberId: member.id, sessionId, expiresAt });
    // However it ends: also when it is refused after this.
    socket.conn.once('close', () => void presence.leave(socket.id));
    if (!(await presence.enter(socket.id, member.id, SOCKETS_PER_MEMBER))) {
      throw new Refused('TOO_MANY_REQUESTS');
    }
    if (socket.conn.readyState !== 'open') await presence.leave(socket.id);
  }

  io.on('connection', (socket) => {
    const { memberId, sessionId } = socket.data;
    void socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
    // It may have ended while the token was looked at.
    if (ended.has(sessionId)) return void socket.disconnect(true);
    socket.use(steady(socket));
  });

  const cut = (sessionIds: readonly number[]) => {
    if (sessionIds.length === 0) return;
    // Every node hears of it and cuts its own.
    io.local.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
  };

  /** Asks again for the sessions of sockets; of those that are over, cuts them. */
  async function lookAgain(sockets: readonly MemberSocket[]): Promise<void> {
    const ids = [...new Set(sockets.map(({ data }) => data.sessionId))];
    const live = await findLiveSessions(db, ids, clock.now());
    cut(ids.filter((id) => !live.has(id)));
    for (const { data } of sockets) data.expiresAt = live.get(data.sessionId) ?? data.expiresAt;
  }

  const mine = (): MemberSocket[] => [...io.of('/').sockets.values()];
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'sockets could not be checked'));

  await database.listen(SESSIONS_ENDED, (payload) => {
    const ids = payload.split(',').map(Number);
    // Nobody listened for a moment: anything may have ended.
    if (!ids.every(Number.isSafeInteger)) return void quietly(lookAgain(mine()));
    ended.add(ids);
    cut(ids);
  });
  const sweep = setInterval(() => {
    const now = clock.now();
    const over = mine().filter(({ data }) => data.expiresAt <= now);
    if (over.length > 0) void quietly(lookAgain(over));
  }, SWEEP_MS).unref();

  return {
    async close() {
      clearInterval(sweep);
      io.local.disconnectSockets(true);
      io.engine.close();
      await io.of('/').adapter.close();
    },
  };
}

const memberRoom = (id: number) => `member:${id}`;
const sessionRoom = (id: number) => `session:${id}`;

/** Why a socket is not let in, as its client is told. */
class Refused extends Error {}

/** Nothing that a client sends is answered yet; who sends too much of it is cut. */
function steady(socket: MemberSocket): (event: unknown, next: () => void) => void {
  let second = 0;
  let events = 0;
  return (_event, next) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      events = 0;
    }
    events += 1;
    if (events > EVENTS_PER_SECOND) socket.disconnect(true);
    else next();
  };
}
