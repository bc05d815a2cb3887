import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverTime } from './server-time.ts';

afterEach(() => vi.useRealTimers());

it('the time of a page follows the clock of the server, however wrong that of the browser is', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T23:00:00Z') });
  noteServerTime('2026-03-01T12:00:00.000Z');
  expect(serverTime().toISOString()).toBe('2026-03-01T12:00:00.000Z');
  vi.setSystemTime(new Date('2032-01-01T11:00:00Z'));
  expect(serverTime().toISOString()).toBe('2026-03-02T00:00:00.000Z');
});
