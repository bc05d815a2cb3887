import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceReads } from './live-rentals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced() {
  const read = vi.fn();
  let isVisible = true;
  const { note, attempt, stop } = paceReads(read, () => isVisible);
  const show = (next: boolean) => {
    isVisible = next;
    attempt();
  };
  return { read, note, show, stop };
}

it('a page reads the first change immediately, and the next ones together after two seconds', () => {
  const { read, note } = paced();
  note();
  expect(read).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 5; n += 1) note();
  vi.advanceTimersByTime(1999);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('a hidden page reads once it is visible again, and only if something changed', () => {
  const { read, note, show } = paced();
  show(false);
  note();
  vi.advanceTimersByTime(10_000);
  expect(read).not.toHaveBeenCalled();
  show(true);
  expect(read).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('a page that was left reads nothing', () => {
  const { read, note, stop } = paced();
  note();
  note();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
