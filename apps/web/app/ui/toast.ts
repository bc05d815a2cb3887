import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  kind: ToastKind;
  message: ReactNode;
  title?: string;
  /** Milliseconds; the product's default when left out. */
  stays?: number;
  /** What can be done about it, such as Undo; the toast goes with it. */
  action?: { label: string; run: () => void };
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

/** Shows a short message at the top. At most three stand at once, the rest wait their turn. */
export function toast(message: Toast): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** For the host in the shell: told when the first toast comes, so that it loads no earlier. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** For the loaded stack of toasts: takes what waited and all that follows. */
export function takeToasts(taker: Show): () => void {
  show = taker;
  for (const message of waiting.splice(0)) taker(message);
  return () => {
    show = undefined;
  };
}
