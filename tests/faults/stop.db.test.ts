import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../apps/server/src/testing/services.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { killAll, launch, type Program, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

let place: Place;
let port: number;
let metricsPort: number;
let server: Program;
const LIMIT_MS = 240_000;
const DATE_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());
beforeEach(async () => {
  [port, metricsPort] = await freePorts(2);
  server = await startServer({
    ...place.env,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TEST_CONTROL: '1',
  });
}, LIMIT_MS);
afterEach(killAll);

/**
 * Sends the head of a request and resolves when the server has read it, which it shows by asking
 * for the body.
 */
async function sendHead(socket: Socket, ...headers: string[]): Promise<void> {
  await once(socket, 'connect');
  const head = ['POST /api/dev/clock HTTP/1.1', 'host: localhost', 'expect: 100-continue'];
  const answer = once(socket, 'data');
  socket.write(`${[...head, 'content-type: application/json', ...headers].join('\r\n')}\r\n\r\n`);
  const [data] = await answer;
  expect(String(data)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('SIGTERM', () => {
  it(
    'finishes the request in flight, accepts no other, and exits with 0 however often it is sent; all it printed is JSON',
    async () => {
      const body = '{"advance_seconds":1}';
      const socket = connect(port, '127.0.0.1');
      await sendHead(socket, 'connection: close', `content-length: ${body.length}`);
      socket.write(body.slice(0, 5));
      server.child.kill('SIGTERM');
      server.child.kill('SIGTERM');
      await server.waitForOutput(/"stopping"/);
      await expect.poll(() => isRefused(`http://127.0.0.1:${port}/api/health`)).toBe(true);
      server.child.kill('SIGINT');
      const answer = text(socket);
      socket.write(body.slice(5));
      expect(await answer).toMatch(/^HTTP\/1.1 200/);
      expect(await server.waitForExit()).toBe(0);
      expect(server.stderr).toBe('');
      const logLines = server.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      for (const entry of logLines) {
        expect(entry).toMatchObject({ level: expect.stringMatching(/^[a-z]+$/), time: DATE_TIME });
      }
      expect(logLines.at(-1)).toMatchObject({ level: 'info', msg: 'stopped' });
    },
    LIMIT_MS,
  );
});

describe('metrics', () => {
  it(
    'are served on their own port only, by route and not by address',
    async () => {
      await fetch(`http://127.0.0.1:${port}/api/airports/JFK/listings?secret=1`);
      const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      // The queues follow the first answer.
      await expect.poll(read, { timeout: LIMIT_MS }).toContain('crewpad_jobs{');
      const figures = await read();
      expect(figures).toMatch(
        /crewpad_http_requests_total\{method="GET",route="\/api\/airports\/:code\/listings",status="\d+"\} 1/,
      );
      for (const name of [
        'crewpad_http_request_seconds_bucket',
        'crewpad_jobs{job="refresh-expired-listings",state="waiting"}',
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

if (testServerUrl === undefined) describe('a server', anyDatabase);

/** Does not depend on the kind of database, so it runs on one of them only. */
function anyDatabase(): void {
  it(
    'aborts a request that never ends, and still exits with 0 on SIGTERM',
    async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await sendHead(socket, 'content-length: 100');
      socket.write('{');
      expect(await server.kill('SIGTERM')).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'reports a port that is taken in one line, before it loads any data',
    async () => {
      const other = await makePlace();
      const second = launch({ ...other.env, PORT: String(port) });
      expect(await second.waitForExit()).toBe(1);
      expect(second.stderr).toMatch(new RegExp(`^Cannot listen on port ${port} of [^\\n]*\\n$`));
      const third = launch({ ...other.env, METRICS_PORT: String(metricsPort) });
      expect(await third.waitForExit()).toBe(1);
      expect(third.stderr).toMatch(
        new RegExp(`^Cannot listen on METRICS_PORT ${metricsPort} of [^\\n]*\\n$`),
      );
      expect(await readdir(other.folder)).not.toContain('secret');
      expect(second.stdout + third.stdout).toBe('');
      await other.remove();
    },
    LIMIT_MS,
  );
}
