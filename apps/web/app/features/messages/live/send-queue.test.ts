import { ApiError } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { type Sent, sendWaiting } from './send-queue.ts';
import type { Unsent, UnsentStore } from './unsent-store.ts';

const unsent = (order: number, more: Partial<Unsent> = {}): Unsent => ({
  order,
  key: `key ${order}`,
  memberId: 1,
  to: 2,
  listing_id: 3,
  message: `No. ${order}`,
  created: '2026-06-05T12:00:00.000Z',
  refusal: null,
  ...more,
});

/** A queue with scripted server answers, and a log of its events. */
function queueOf(messages: Unsent[], answers: (Error | 'ok')[]) {
  const messageStore = new Map(messages.map((message) => [message.order, message]));
  const log: string[] = [];
  const store: UnsentStore = {
    list: async () => [...messageStore.values()].sort((a, b) => a.order - b.order),
    put: async (message) => void messageStore.set(message.order, message),
    remove: async (order) => void messageStore.delete(order),
  };
  const phases: string[] = [];
  let isOver = false;
  const run = () =>
    sendWaiting({
      store,
      send: async ({ key }) => {
        log.push(`send ${key}`);
        const answer = answers.shift() ?? 'ok';
        if (answer !== 'ok') throw answer;
        return {} as Sent;
      },
      refusalOf: (error) => (error instanceof ApiError ? error : null),
      wait: async (ms) => void log.push(`wait ${ms > 1900 ? ms : 'a moment'}`),
      onPhase: (head) => void phases.push(head?.phase ?? 'done'),
      onSent: ({ key }) => void log.push(`sent ${key}`),
      onRefused: ({ key, refusal }) => void log.push(`refused ${key}: ${refusal}`),
      isOver: () => isOver,
    });
  return {
    run,
    log,
    phases,
    remaining: () => [...messageStore.keys()],
    end: () => (isOver = true),
  };
}

const refusal = (status: number, body = {}, retryAfter?: number) =>
  new ApiError(status, { message: 'No.', ...body }, retryAfter);

describe('the send queue', () => {
  it('sends in order, one at a time', async () => {
    const { run, log, remaining } = queueOf([unsent(2), unsent(1)], []);
    await run();
    expect(log).toEqual(['send key 1', 'sent key 1', 'send key 2', 'sent key 2']);
    expect(remaining()).toEqual([]);
  });

  it('retries a message until there is an answer, then sends the next', async () => {
    const answers = [new TypeError('offline'), refusal(503), 'ok' as const];
    const { run, log, phases } = queueOf([unsent(1), unsent(2)], answers);
    await run();
    expect(log.filter((entry) => entry.startsWith('send'))).toEqual([
      'send key 1',
      'send key 1',
      'send key 1',
      'send key 2',
    ]);
    expect(phases).toEqual(['sending', 'network', 'server', 'sending', 'done']);
  });

  it('waits as long as the server requires', async () => {
    const { run, log } = queueOf([unsent(1)], [refusal(429, {}, 30)]);
    await run();
    expect(log).toEqual(['send key 1', 'wait 30000', 'send key 1', 'sent key 1']);
  });

  it('stops only the refused message, with its reason', async () => {
    const errors = { message: ['message_is_too_long'] };
    const { run, log, remaining } = queueOf([unsent(1), unsent(2)], [refusal(422, { errors })]);
    await run();
    expect(log).toContain('refused key 1: message_is_too_long');
    expect(log).toContain('sent key 2');
    expect(remaining()).toEqual([1]);
    await run();
    expect(log.filter((entry) => entry === 'send key 1')).toHaveLength(1);
  });

  it('retains everything when the login has ended or the session changed', async () => {
    const sessionEnd = queueOf([unsent(1), unsent(2)], [refusal(401)]);
    await sessionEnd.run();
    expect(sessionEnd.log).toEqual(['send key 1']);
    expect(sessionEnd.remaining()).toEqual([1, 2]);
    const over = queueOf([unsent(1)], []);
    over.end();
    await over.run();
    expect(over.log).toEqual([]);
  });
});
