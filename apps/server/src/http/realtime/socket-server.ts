import type { IncomingMessage } from 'node:http';
import { contract } from '@crewpad/contract';
import { Server, type Socket } from 'socket.io';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openSockets } from '../../platform/event-counts.ts';
import type { Sender } from '../../platform/realtime/client-events.ts';
import { type EmittedEvent, EVENTS_EMITTED } from '../../platform/realtime/emit.ts';
import { SESSIONS_ENDED } from '../../platform/realtime/session-ends.ts';
import type { Services } from '../../platform/services.ts';
import type { App } from '../app.ts';

const HANDSHAKE_MS = 5000;
const PING_MS = 25_000;
const PONG_MS = 20_000;
const FRAME_BYTES = 16 * 1024;
const SOCKETS_PER_MEMBER = 10;
const EVENTS_PER_SECOND = 10;
const SWEEP_MS = 5000;
/** What a listener receives after its connection was lost. */
const ANYTHING = '*';

/** Whether a page of this site, or a program that is no browser, opens the socket. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}

interface SocketData extends Sender {
  sessionId: number;
  expiresAt: Date;
}
type NoEvents = Record<string, never>;
type ClientEvents = Record<string, (payload: unknown) => void>;
type ServerEvents = Record<string, (payload: object) => void>;
type MemberSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

interface SocketServer {
  /** Disconnects all sockets and accepts no more. */
  close(): void;
}

/**
 * Real time on the port of the pages, by WebSocket only. A session's token opens a socket, and the
 * end of that session closes it. Only the server adds a socket to the rooms of its member and
 * session.
 */
export async function openSocketServer(
  { fastify, authenticate, findLiveSessions, presence, clientEvents, lossNotices }: App,
  { clock, log, config }: Pick<Services, 'clock' | 'log' | 'config'>,
  database: DatabaseHandle,
): Promise<SocketServer> {
  const io = new Server<ClientEvents, ServerEvents, NoEvents, SocketData>(fastify.server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: HANDSHAKE_MS,
    pingInterval: PING_MS,
    pingTimeout: PONG_MS,
    maxHttpBufferSize: FRAME_BYTES,
    allowRequest: (request, answer) => answer(null, isOwnPage(request, config.publicUrl)),
  });
  const ended = new EndedSessions();
  io.engine.on('connection', (connection: { once(event: 'close', done: () => void): void }) => {
    openSockets.inc();
    connection.once('close', () => openSockets.dec());
  });

  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof Refused))
          log.error({ err: error }, 'could not authenticate a socket');
        next(new Error(error instanceof Refused ? error.message : 'UNAVAILABLE'));
      },
    );
  });

  async function enter(socket: MemberSocket): Promise<void> {
    const { token } = socket.handshake.auth;
    const member: MemberActor | undefined =
      typeof token === 'string' ? await authenticate(token) : undefined;
    if (member === undefined) throw new Refused('UNAUTHENTICATED');
    const { id: sessionId, expiresAt, adminSessionId } = member.session;
    const isSwitched = adminSessionId !== null;
    Object.assign(socket.data, { memberId: member.id, isSwitched, sessionId, expiresAt });
    // Also if it is refused later.
    socket.conn.once('close', () => void presence.leave(socket.id));
    if (!(await presence.enter(socket.id, member.id, SOCKETS_PER_MEMBER))) {
      throw new Refused('TOO_MANY_REQUESTS');
    }
    if (socket.conn.readyState !== 'open') await presence.leave(socket.id);
  }

  io.on('connection', (socket) => {
    const { memberId, sessionId } = socket.data;
    void socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
    // The session may have ended while the token was checked.
    if (ended.has(sessionId)) return void socket.disconnect(true);
    socket.use(limitEvents(socket));
    for (const { name, receive } of clientEvents) {
      socket.on(name, (payload) => {
        receive(payload, socket.data).catch((error: unknown) =>
          log.warn({ err: error, name }, 'could not handle a client event'),
        );
      });
    }
  });

  /** Sent to the sockets of this node; every node receives the event. */
  const send = ({ name, to, ids, payload, isVolatile = false }: EmittedEvent) => {
    const roomOf = to === 'member' ? memberRoom : sessionRoom;
    const sockets = io.local.in(ids.map(roomOf));
    (isVolatile ? sockets.volatile : sockets).emit(name, payload);
  };
  const disconnect = (sessionIds: readonly number[]) => {
    if (sessionIds.length === 0) return;
    send({ ...contract.accounts.sessionEnded, ids: sessionIds, payload: {} });
    // Every node gets the notification and disconnects its own sockets.
    io.local.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
  };

  /** Reads the sessions of these sockets again and disconnects those that have ended. */
  async function recheck(sockets: readonly MemberSocket[]): Promise<void> {
    const ids = [...new Set(sockets.map(({ data }) => data.sessionId))];
    const live = await findLiveSessions(ids);
    disconnect(ids.filter((id) => !live.has(id)));
    for (const { data } of sockets) data.expiresAt = live.get(data.sessionId) ?? data.expiresAt;
  }

  const ownSockets = (): MemberSocket[] => [...io.of('/').sockets.values()];
  const logFailure = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'could not check the sockets'));

  await database.listen(SESSIONS_ENDED, (payload) => {
    const ids = payload.split(',').map(Number);
    // The connection was interrupted, so any session may have ended.
    if (!ids.every(Number.isSafeInteger)) return void logFailure(recheck(ownSockets()));
    ended.add(ids);
    disconnect(ids);
  });
  await database.listen(EVENTS_EMITTED, (message) => {
    if (message !== ANYTHING) return (JSON.parse(message) as EmittedEvent[]).forEach(send);
    // Nothing to resend: clients read the state through the API.
    for (const { event, payload } of lossNotices) io.local.emit(event.name, payload);
  });
  const sweep = setInterval(() => {
    const now = clock.now();
    const over = ownSockets().filter(({ data }) => data.expiresAt <= now);
    if (over.length > 0) void logFailure(recheck(over));
  }, SWEEP_MS).unref();

  return {
    close() {
      clearInterval(sweep);
      io.local.disconnectSockets(true);
      io.engine.close();
    },
  };
}

const memberRoom = (id: number) => `member:${id}`;
const sessionRoom = (id: number) => `session:${id}`;

/** Why a socket is refused; its client gets the message. */
class Refused extends Error {}

/** Disconnects a client that sends too many events of any kind. */
function limitEvents(socket: MemberSocket): (event: unknown, next: () => void) => void {
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

const RETENTION_MS = 60_000;

/** Recently ended sessions, so that a socket that is just connecting is refused too. */
class EndedSessions {
  readonly #endedAt = new Map<number, number>();

  add(ids: readonly number[]): void {
    const now = performance.now();
    for (const [id, at] of this.#endedAt) {
      if (now - at < RETENTION_MS) break;
      this.#endedAt.delete(id);
    }
    for (const id of ids) this.#endedAt.set(id, now);
  }

  has(id: number): boolean {
    return this.#endedAt.has(id);
  }
}
