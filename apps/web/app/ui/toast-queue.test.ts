import { beforeEach, describe, expect, it } from 'vitest';
import type { Toast } from './toast.ts';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

let shown: string[];
let queue: ToastQueue;

beforeEach(() => {
  shown = [];
  queue = createToastQueue({
    limit: 3,
    open: ({ id }) => {
      shown = [...shown.filter((other) => other !== id), id];
    },
    close: (id) => {
      shown = shown.filter((other) => other !== id);
      queue.closed(id);
    },
  });
});

function show(...messages: string[]): void {
  for (const message of messages) queue.show({ kind: 'info', message });
}

function closeFirst(): void {
  const [id = ''] = shown;
  shown = shown.slice(1);
  queue.closed(id);
}

describe('the toast queue', () => {
  it('shows three toasts and queues the rest', () => {
    show('a', 'b', 'c', 'd', 'e');
    expect(shown).toEqual(['info a', 'info b', 'info c']);
    closeFirst();
    expect(shown).toEqual(['info b', 'info c', 'info d']);
    closeFirst();
    closeFirst();
    expect(shown).toEqual(['info d', 'info e']);
  });

  it('shows the same text once, open or queued', () => {
    show('a', 'a', 'b', 'c', 'd', 'd');
    expect(shown).toEqual(['info a', 'info b', 'info c']);
    for (let n = 0; n < 3; n += 1) closeFirst();
    expect(shown).toEqual(['info d']);
  });

  it('shows the same text with different types', () => {
    queue.show({ kind: 'error', message: 'a' });
    queue.show({ kind: 'success', message: 'a' });
    expect(shown).toEqual(['error a', 'success a']);
  });

  it('never merges toasts with an action', () => {
    const undo: Toast = { kind: 'success', message: 'a', action: { label: 'Undo', run: () => {} } };
    queue.show(undo);
    queue.show(undo);
    expect(shown).toHaveLength(2);
  });

  it('dismisses open and queued toasts about a subject', () => {
    queue.show({ kind: 'info', message: 'a', about: 'picture' });
    show('b', 'c');
    queue.show({ kind: 'info', message: 'd', about: 'picture' });
    show('e');
    queue.dismiss('picture');
    expect(shown).toEqual(['info b', 'info c', 'info e']);
  });

  it('clears open and queued toasts', () => {
    show('a', 'b', 'c', 'd');
    queue.clear();
    expect(shown).toEqual([]);
  });
});
