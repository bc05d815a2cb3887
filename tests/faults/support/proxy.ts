import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy between the application and its PostgreSQL server: a test can make the server unreachable
 * without stopping it for other tests.
 */
export class TcpProxy {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isSilent = false;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The database's address through the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** Lets connections through, initially and again after `disconnect`. */
  async open(): Promise<void> {
    this.#isSilent = false;
    const server = createServer((client) => this.#join(client));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Makes the server unreachable: connections break, new ones are refused. */
  async disconnect(): Promise<void> {
    const close = once(this.#server as Server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await close;
  }

  /** Takes the network down: connections stay open, but no data passes. */
  freeze(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Restores the network for new connections; the earlier ones are lost. */
  resume(): void {
    this.#isSilent = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isSilent) from.pause();
    }
  }
}
