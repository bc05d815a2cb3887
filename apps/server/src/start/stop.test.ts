import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../platform/log.ts';
import { stopOnSignal } from './stop.ts';

let send: (signal: string) => void;
let steps: string[];

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
  const handlers = new Map<string, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers.set(String(name), handler as () => void);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(() => {
    steps.push('exit');
    return undefined as never;
  });
  send = (signal) => handlers.get(signal)?.();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function running(drain: () => Promise<void>, noticeMs = 5000): void {
  stopOnSignal()({
    log: createLog('silent'),
    announce: () => void steps.push('announce'),
    noticeMs,
    drain: () => {
      steps.push('drain');
      return drain();
    },
    cut: () => void steps.push('cut'),
    closings: [async () => void steps.push('close')],
  });
}

describe('a node that is told to stop', () => {
  it('a node that is told to stop by SIGTERM announces it for 5 seconds, and then drains', async () => {
    running(async () => {});
    send('SIGTERM');
    await vi.advanceTimersByTimeAsync(4999);
    expect(steps).toEqual(['announce']);
    await vi.advanceTimersByTimeAsync(1);
    expect(steps).toEqual(['announce', 'drain', 'close', 'exit']);
  });

  it('takes at most 15 seconds, even if its work never ends', async () => {
    running(() => new Promise(() => {}));
    send('SIGTERM');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(steps).toEqual(['announce', 'drain', 'cut']);
    await vi.advanceTimersByTimeAsync(1);
    expect(steps).toContain('exit');
  });

  it.each([
    ['SIGINT', 5000],
    ['SIGTERM', 0],
  ])(
    'a node that is told to stop by %s with a notice of %i ms drains immediately',
    async (signal, noticeMs) => {
      running(async () => {}, noticeMs);
      send(signal);
      send('SIGTERM');
      await vi.advanceTimersByTimeAsync(0);
      expect(steps).toEqual(['announce', 'drain', 'close', 'exit']);
    },
  );

  it('exits immediately while it starts', () => {
    stopOnSignal();
    send('SIGTERM');
    expect(steps).toEqual(['exit']);
  });
});
