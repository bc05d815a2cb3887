import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerErrors } from './errors.ts';
import { readJsonOnly } from './json-bodies.ts';
import { UploadPace, watchBodies } from './pace.ts';

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const upload = () => {
    const destroy = vi.fn();
    return { destroy, pace: new UploadPace({ raw: { destroy } } as unknown as FastifyRequest) };
  };
  const after = (seconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

  it('that sends nothing for 30 seconds is closed', async () => {
    const { destroy, pace } = upload();
    const waiting = pace.next(after(31));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(destroy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(destroy).toHaveBeenCalledOnce();
    await waiting;
  });

  it('gets more time with every byte, at eight kilobytes a second', async () => {
    const { destroy, pace } = upload();
    pace.count(8000 * 60);
    const waiting = pace.next(after(89));
    await vi.advanceTimersByTimeAsync(89_000);
    await waiting;
    expect(destroy).not.toHaveBeenCalled();
    const last = pace.next(after(2));
    await vi.advanceTimersByTimeAsync(2000);
    await last;
    expect(destroy).toHaveBeenCalledOnce();
  });
});

it('a body whose caller goes away is no error', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  registerErrors(app);
  readJsonOnly(app);
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.raw.once('close', closed);
    done();
  });
  app.post('/', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const begun = once(app.server, 'request');
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
  );
  await begun;
  socket.destroy();
  await isClosed;
  await app.close();
  expect(lines.join('')).not.toContain('request failed');
  expect(lines.join('')).not.toContain('stack');
});

describe('a JSON body', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    app = Fastify();
    watchBodies(app);
    app.post('/', async () => 'read');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  async function send(body: string): Promise<Socket> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head =
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n';
    const begun = once(app.server, 'request');
    socket.write(`${head}\r\n${body}`);
    await begun;
    return socket;
  }

  it('that does not end is closed after 30 seconds', async () => {
    const socket = await send('{');
    const closed = once(socket, 'close');
    await vi.advanceTimersByTimeAsync(30_001);
    await closed;
  });

  it('that ends in time is answered, and its timer stops', async () => {
    const socket = await send('{');
    socket.write('}');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});
