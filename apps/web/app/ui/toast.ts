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
  /**
   * It speaks of a form, and must cover neither its heading nor its fields: at the bottom on small
   * screens, on wide ones on top of what stands beside the form.
   */
  isAside?: boolean;
  /** What it tells of, for dismissToasts. */
  about?: string;
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | undefined;
let hide: ((about: string) => void) | undefined;
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

/** Takes away the toasts about something: it changed since, and they are true no longer. */
export function dismissToasts(about: string): void {
  const still = waiting.filter((message) => message.about !== about);
  waiting.splice(0, waiting.length, ...still);
  hide?.(about);
}

/** For the host in the shell: told when the first toast comes, so that it loads no earlier. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** For the loaded stack of toasts: takes what waited and all that follows, and hides by subject. */
export function takeToasts(taker: Show, hider: (about: string) => void): () => void {
  show = taker;
  hide = hider;
  for (const message of waiting.splice(0)) taker(message);
  return () => {
    show = undefined;
    hide = undefined;
  };
}
