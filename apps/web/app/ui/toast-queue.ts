import type { Toast, ToastReceiver } from './toast.ts';

export interface OpenToast extends Toast {
  id: string;
  /** When it came, in milliseconds since the page was opened. */
  cameAt: number;
}

interface ToastQueueOptions {
  limit: number;
  open: (toast: OpenToast) => void;
  close: (id: string) => void;
}

export interface ToastQueue extends ToastReceiver {
  /** Closes the errors that came before a moment. Other toasts stay their time. */
  dismissErrors: (before: number) => void;
  /** The open toasts, the oldest first. */
  list: () => readonly OpenToast[];
  /** A toast has closed: the next one in the queue opens. */
  closed: (id: string) => void;
}

/** Opens at most `limit` toasts at once, in the order in which they came. */
export function createToastQueue({ limit, open, close }: ToastQueueOptions): ToastQueue {
  const openToasts = new Map<string, OpenToast>();
  const waiting: OpenToast[] = [];
  let count = 0;

  const idOf = ({ kind, message, action }: Toast): string => {
    // Toasts with an action are never merged: the same words may be about another thing.
    if (typeof message === 'string' && !action) return `${kind} ${message}`;
    count += 1;
    return `toast ${count}`;
  };
  const openNext = () => {
    while (openToasts.size < limit) {
      const next = waiting.shift();
      if (!next) return;
      openToasts.set(next.id, next);
      open(next);
    }
  };

  const dismissWhere = (isOver: (toast: OpenToast) => boolean) => {
    const rest = waiting.filter((toast) => !isOver(toast));
    waiting.splice(0, waiting.length, ...rest);
    for (const toast of [...openToasts.values()]) if (isOver(toast)) close(toast.id);
  };

  return {
    show: (toast) => {
      const next = { ...toast, id: idOf(toast), cameAt: performance.now() };
      if (openToasts.has(next.id)) open(next);
      else if (!waiting.some(({ id }) => id === next.id)) waiting.push(next);
      openNext();
    },
    dismiss: (about) => dismissWhere((toast) => toast.about === about),
    dismissErrors: (before) =>
      dismissWhere(({ kind, cameAt }) => kind === 'error' && cameAt <= before),
    list: () => [...openToasts.values()],
    clear: () => {
      waiting.length = 0;
      for (const id of [...openToasts.keys()]) close(id);
    },
    closed: (id) => {
      openToasts.delete(id);
      openNext();
    },
  };
}
