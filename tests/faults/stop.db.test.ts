import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort, makePlace, type Place } from './support/place.ts';
import { killAll, launch, type Program, startServer } from './support/program.ts';

let place: Place;
let port: string;
let metricsPort: string;
let server: Program;
const LIMIT_MS = 240_000;

beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());
beforeEach(async () => {
  port = await freePort();
  metricsPort = await freePort();
  server = await startServer({
    ...place.env,
    PORT: port,
    METRICS_PORT: metricsPort,
    TEST_CONTROL: '1',
  });
}, LIMIT_MS);
afterEach(killAll);

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('SIGTERM', () => {
  it(
    'finishes the request in flight, takes no other, and ends with 0 however often it comes',
    async () => {
      const body = '{"advance_seconds":1}';
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        'POST /api/dev/clock HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n' +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      await new Promise((done) => setTimeout(done, 200));
      server.child.kill('SIGTERM');
      server.child.kill('SIGTERM');
      await server.said(/"stopping"/);
      await expect.poll(() => isRefused(`http://127.0.0.1:${port}/api/health`)).toBe(true);
      server.child.kill('SIGINT');
      const answer = text(socket);
      socket.write(body.slice(5));
      expect(await answer).toMatch(/^HTTP\/1.1 200/);
      expect(await server.ended()).toBe(0);
      expect(server.stderr).toBe('');
    },
    LIMIT_MS,
  );

  it(
    'gives up on a request that never ends, and still ends with 0',
    async () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(
        'POST /api/dev/clock HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
          'content-length: 100\r\n\r\n{',
      );
      await new Promise((done) => setTimeout(done, 200));
      expect(await server.kill('SIGTERM')).toBe(0);
    },
    LIMIT_MS,
  );
});

describe('the figures', () => {
  it(
    'are told on their own port only, by route and not by address',
    async () => {
      await fetch(`http://127.0.0.1:${port}/api/airports/JFK/listings?secret=1`);
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(figures).toMatch(
        /crewpad_http_requests_total\{method="GET",route="\/api\/airports\/:code\/listings",status="\d+"\} 1/,
      );
      for (const name of [
        'crewpad_http_request_seconds_bucket',
        'crewpad_jobs{job="mend-search",state="waiting"}',
        'crewpad_outbox_waiting 0',
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_seconds',
        ...(place.databaseUrl === undefined ? [] : ['crewpad_database_connections{state="idle"}']),
      ]) {
        expect(figures).toContain(name);
      }
      expect(figures).not.toContain('secret');
      expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).not.toBe(200);
    },
    LIMIT_MS,
  );
});

describe('a port that is taken', () => {
  it(
    'is told in one line',
    async () => {
      const other = await makePlace();
      const second = launch({ ...other.env, PORT: port });
      expect(await second.ended()).toBe(1);
      expect(second.stderr).toMatch(new RegExp(`^Cannot listen on port ${port} of [^\\n]*\\n$`));
      await other.remove();
    },
    LIMIT_MS,
  );
});
