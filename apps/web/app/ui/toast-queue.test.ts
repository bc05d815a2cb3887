import { beforeEach, describe, expect, it } from 'vitest';
import type { Toast } from './toast.ts';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

let openIds: string[];
let queue: ToastQueue;

beforeEach(() => {
  openIds = [];
  queue = createToastQueue({
    limit: 3,
    open: ({ id }) => {
      openIds = [...openIds.filter((openId) => openId !== id), id];
    },
    close: (id) => {
      openIds = openIds.filter((openId) => openId !== id);
      queue.closed(id);
    },
  });
});

function show(...messages: string[]): void {
  for (const message of messages) queue.show({ kind: 'info', message });
}

function closeFirst(): void {
  const [id = ''] = openIds;
  openIds = openIds.slice(1);
  queue.closed(id);
}

describe('the toast queue', () => {
  it('shows three toasts and queues the rest', () => {
    show('a', 'b', 'c', 'd', 'e');
    expect(openIds).toEqual(['info a', 'info b', 'info c']);
    closeFirst();
    expect(openIds).toEqual(['info b', 'info c', 'info d']);
    closeFirst();
    closeFirst();
    expect(openIds).toEqual(['info d', 'info e']);
  });

  it('shows the same text once, open or queued', () => {
    show('a', 'a', 'b', 'c', 'd', 'd');
    expect(openIds).toEqual(['info a', 'info b', 'info c']);
    for (let n = 0; n < 3; n += 1) closeFirst();
    expect(openIds).toEqual(['info d']);
  });

  it('shows the same text with different types', () => {
    queue.show({ kind: 'error', message: 'a' });
    queue.show({ kind: 'success', message: 'a' });
    expect(openIds).toEqual(['error a', 'success a']);
  });

  it('never merges toasts with an action', () => {
    const undo: Toast = { kind: 'success', message: 'a', action: { label: 'Undo', run: () => {} } };
    queue.show(undo);
    queue.show(undo);
    expect(openIds).toHaveLength(2);
  });

  it('dismisses open and queued toasts about a subject', () => {
    queue.show({ kind: 'info', message: 'a', about: 'picture' });
    show('b', 'c');
    queue.show({ kind: 'info', message: 'd', about: 'picture' });
    show('e');
    queue.dismiss('picture');
    expect(openIds).toEqual(['info b', 'info c', 'info e']);
  });

  it('clears open and queued toasts', () => {
    show('a', 'b', 'c', 'd');
    queue.clear();
    expect(openIds).toEqual([]);
  });

  it('ends errors early, and nothing else', () => {
    queue.show({ kind: 'error', message: 'declined' });
    queue.show({ kind: 'warning', message: 'check the form' });
    queue.show({ kind: 'success', message: 'saved' });
    queue.show({ kind: 'error', message: 'offline' });
    queue.dismissErrors(performance.now());
    expect(openIds).toEqual(['warning check the form', 'success saved']);
  });

  it('keeps an error that came with the change of the page', () => {
    queue.show({ kind: 'error', message: 'declined' });
    queue.dismissErrors(performance.now() - 500);
    expect(openIds).toEqual(['error declined']);
  });
});
