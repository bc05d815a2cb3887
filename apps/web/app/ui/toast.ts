import { MESSAGE_TOAST_MS } from '@crewpad/domain';
import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  kind: ToastKind;
  message: ReactNode;
  title?: string;
  /** Milliseconds; the product's default when left out. */
  stays?: number;
  /** What the reader can do about it, such as Undo. Doing it closes the toast. */
  action?: { label: string; run: () => void };
  /**
   * The toast belongs to a form and must cover neither its heading nor its fields: it shows at the
   * bottom of small screens, and over the column beside the form on wide ones.
   */
  isAside?: boolean;
  /** The subject, for dismissToasts. */
  about?: string;
}

export interface ToastReceiver {
  show: (toast: Toast) => void;
  dismiss: (about: string) => void;
  clear: () => void;
}

const waiting: Toast[] = [];
let receiver: ToastReceiver | undefined;
let loadReceiver: (() => void) | undefined;

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Toasts start with a capital, also when the message comes from the server. */
function capitalized(toast: Toast): Toast {
  const { message, title } = toast;
  return {
    ...toast,
    ...(title !== undefined && { title: withCapital(title) }),
    message: typeof message === 'string' ? withCapital(message) : message,
  };
}

/** Shows a short message at the top. At most three show together; the rest wait in a queue. */
export function toast(next: Toast): void {
  const message = capitalized(next);
  if (receiver) {
    receiver.show(message);
    return;
  }
  waiting.push(message);
  loadReceiver?.();
}

/** Shows a toast about messages, which closes sooner than others. */
export function messageToast(next: Toast): void {
  toast({ ...next, stays: MESSAGE_TOAST_MS });
}

/** Closes the toasts about a subject that has changed since. */
export function dismissToasts(about: string): void {
  const rest = waiting.filter((message) => message.about !== about);
  waiting.splice(0, waiting.length, ...rest);
  receiver?.dismiss(about);
}

/** Closes all toasts: their texts and actions are the member's who leaves this tab. */
export function clearToasts(): void {
  waiting.length = 0;
  receiver?.clear();
}

/** Calls the listener with the first toast, so that the toast library loads no earlier. */
export function onFirstToast(listener: () => void): () => void {
  loadReceiver = listener;
  if (waiting.length > 0) listener();
  return () => {
    loadReceiver = undefined;
  };
}

/** Hands the waiting toasts and all later ones to the loaded stack. */
export function receiveToasts(next: ToastReceiver): () => void {
  receiver = next;
  for (const message of waiting.splice(0)) next.show(message);
  return () => {
    receiver = undefined;
  };
}
