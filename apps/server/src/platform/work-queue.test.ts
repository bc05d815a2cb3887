import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Tasks that the test completes. */
function gated() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('the work queue', () => {
  it('runs a limited number of tasks, queues a limited number and refuses the rest with 503', async () => {
    const queue = new WorkQueue(2, 1);
    let running = 0;
    let most = 0;
    const gate = gated();
    const piece = () =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.work();
        running -= 1;
      });
    const pieces = [piece(), piece(), piece()];
    await expect(piece()).rejects.toMatchObject({ status: 503 });
    gate.end();
    await Promise.all(pieces);
    expect([most, running]).toEqual([2, 0]);
    await piece();
  });

  it('frees a slot when a task fails', async () => {
    const queue = new WorkQueue(1, 1);
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});
