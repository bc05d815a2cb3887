import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostgresListener } from './postgres-listener.ts';

/** A connection that does what the test says. */
class FakeClient extends EventEmitter {
  static all: FakeClient[] = [];
  static isDown = false;
  readonly queries: string[] = [];

  constructor() {
    super();
    FakeClient.all.push(this);
  }
  async connect() {
    if (FakeClient.isDown) throw new Error('connection refused');
  }
  async query(text: string) {
    this.queries.push(text);
  }
  async end() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeClient.all = [];
  FakeClient.isDown = false;
  vi.spyOn(pg, 'Client').mockImplementation(FakeClient as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const latest = () => FakeClient.all.at(-1) as FakeClient;

/** A listener with two channels, and what each heard. */
async function listening() {
  const heard: string[] = [];
  const listener = new PostgresListener('postgres://test', () => undefined);
  const started = ['a', 'b'].map((channel) =>
    listener.listen(channel, (payload) => heard.push(`${channel}:${payload}`)),
  );
  await Promise.all(started);
  return { listener, heard };
}

it('uses one connection, and passes each notification to its channel only', async () => {
  const { listener, heard } = await listening();
  expect(FakeClient.all).toHaveLength(1);
  expect(new Set(latest().queries)).toEqual(new Set(['listen "a"', 'listen "b"']));
  expect(listener.isListening).toBe(true);
  latest().emit('notification', { channel: 'b', payload: '1' });
  latest().emit('notification', { channel: 'a' });
  expect(heard).toEqual(['b:1', 'a:']);
});

it('listens to every channel again after a lost connection, and reports possible gaps', async () => {
  const { listener, heard } = await listening();
  latest().emit('end');
  expect(listener.isListening).toBe(false);
  expect(heard.splice(0)).toEqual(['a:*', 'b:*']);
  FakeClient.isDown = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect([FakeClient.all.length, listener.isListening]).toEqual([2, false]);
  heard.length = 0;
  FakeClient.isDown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(latest().queries).toEqual(['listen "a"', 'listen "b"']);
  expect(heard).toEqual(['a:*', 'b:*']);
  expect([FakeClient.all.length, listener.isListening]).toEqual([3, true]);
});

it('retries when the first attempt fails, and then listens to channels added meanwhile', async () => {
  FakeClient.isDown = true;
  const { listener } = await listening();
  expect(listener.isListening).toBe(false);
  await listener.listen('c', () => undefined);
  FakeClient.isDown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(latest().queries).toEqual(['listen "a"', 'listen "b"', 'listen "c"']);
  expect(listener.isListening).toBe(true);
  await listener.close();
});
