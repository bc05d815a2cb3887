import type { Toast, ToastReceiver } from './toast.ts';

export interface OpenToast extends Toast {
  id: string;
}

interface ToastQueueOptions {
  limit: number;
  open: (toast: OpenToast) => void;
  close: (id: string) => void;
}

export interface ToastQueue extends ToastReceiver {
  /** A toast has closed: the next one in the queue opens. */
  closed: (id: string) => void;
}

/** Opens at most `limit` toasts at once, in the order in which they came. */
export function createToastQueue({ limit, open, close }: ToastQueueOptions): ToastQueue {
  const opened = new Map<string, OpenToast>();
  const queued: OpenToast[] = [];
  let count = 0;

  const idOf = ({ kind, message, action }: Toast): string => {
    // Toasts with an action are never merged: the same words may be about another thing.
    if (typeof message === 'string' && !action) return `${kind} ${message}`;
    count += 1;
    return `toast ${count}`;
  };
  const openNext = () => {
    while (opened.size < limit) {
      const next = queued.shift();
      if (!next) return;
      opened.set(next.id, next);
      open(next);
    }
  };

  return {
    show: (toast) => {
      const next = { ...toast, id: idOf(toast) };
      if (opened.has(next.id)) open(next);
      else if (!queued.some(({ id }) => id === next.id)) queued.push(next);
      openNext();
    },
    dismiss: (about) => {
      const rest = queued.filter((toast) => toast.about !== about);
      queued.splice(0, queued.length, ...rest);
      for (const toast of [...opened.values()]) if (toast.about === about) close(toast.id);
    },
    clear: () => {
      queued.length = 0;
      for (const id of [...opened.keys()]) close(id);
    },
    closed: (id) => {
      opened.delete(id);
      openNext();
    },
  };
}
