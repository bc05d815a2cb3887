import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { buildApp } from '../../app.ts';
import { openSession } from '../../features/accounts/sessions/sessions.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { transaction } from '../../platform/database/transaction.ts';
import {
  createTestDatabase,
  openTestDatabase,
  openTestPostgres,
  testServices,
} from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { openSocketServer } from './socket-server.ts';

export type TestNode = Awaited<ReturnType<SocketRig['startNode']>>;

/** Nodes with socket gateways over one database, and sockets of their members. */
export class SocketRig {
  readonly database: DatabaseHandle;
  readonly clock = new AdjustableClock();
  readonly #url: string | undefined;
  readonly #closings: (() => unknown)[] = [];
  sockets: Socket[] = [];

  private constructor(database: DatabaseHandle, url: string | undefined) {
    this.database = database;
    this.#url = url;
  }

  static async open(): Promise<SocketRig> {
    const url = await createTestDatabase();
    if (url === undefined) return new SocketRig(await openTestDatabase(), url);
    const database = openTestPostgres(url);
    await migrate(database.db);
    return new SocketRig(database, url);
  }

  /** One node: a listening application. With the embedded database, several share one. */
  async startNode() {
    const { database, clock } = this;
    const url = this.#url;
    const settings: Record<string, string> = {
      ADMIN_SECOND_STEP: 'off',
      ...(url !== undefined && { DATABASE_URL: url, SECRET: 'x'.repeat(32), ALLOW_DEMO: '1' }),
    };
    const handle = url === undefined ? database : openTestPostgres(url);
    const services = testServices(handle, settings, clock);
    const app = await buildApp(services);
    app.presence.start();
    const sockets = await openSocketServer(app, services, handle);
    app.fastify.addHook('preClose', () => sockets.close());
    await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    this.#closings.push(async () => {
      await app.fastify.close();
      await app.presence.stop();
      if (handle !== database) await handle.close();
    });
    const { port } = app.fastify.server.address() as AddressInfo;
    return { app, services, address: `http://127.0.0.1:${port}`, port };
  }

  /** A new session of a member, or of a new one. */
  async signIn({ services }: TestNode, memberId?: number) {
    const { db } = this.database;
    const id = memberId ?? (await addMember(db));
    const { secret } = services;
    const options = { method: 'password', keep: false, device: '' } as const;
    const session = await transaction(db, (trx) =>
      openSession(trx, {
        secondStep: 'new_member',
        ...options,
        memberId: id,
        now: this.clock.now(),
        secret,
      }),
    );
    return { memberId: id, ...session };
  }

  dial({ address }: TestNode, auth: object, origin?: string): Socket {
    const socket = dialSocket(address, auth, origin);
    this.sockets.push(socket);
    return socket;
  }

  /** A connected socket. */
  async enter(node: TestNode, token: unknown): Promise<Socket> {
    const socket = this.dial(node, { token });
    const outcome = await outcomeOf(socket);
    if (outcome !== 'connected') throw new Error(`the socket was refused: ${outcome}`);
    return socket;
  }

  /** After each test: closes its sockets and nodes. */
  async closeNodes(): Promise<void> {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
    for (const close of this.#closings.splice(0).reverse()) await close();
  }
}

/** A socket that connects once. */
export function dialSocket(address: string, auth: object, origin?: string): Socket {
  const options = { transports: ['websocket'], reconnection: false, forceNew: true };
  const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin };
  return io(address, { auth, extraHeaders, ...options });
}

/** `connected`, or why it was refused. */
export const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
