import { useSyncExternalStore } from 'react';

interface Known {
  memberId: number;
  unread: number;
  /** Of the member's inbox; null: counted without one. */
  version: number | null;
}

let known: Known | null = null;
const listeners = new Set<() => void>();

/** Takes over how many messages are unread, unless something newer is known. */
export function setUnread(memberId: number, unread: number, version: number | null): void {
  if (known?.memberId === memberId) {
    if (version !== null && known.version !== null && version < known.version) return;
    if (known.unread === unread && (version === null || version === known.version)) return;
  }
  known = {
    memberId,
    unread,
    version: version ?? (known?.memberId === memberId ? known.version : null),
  };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unread messages: as the page was rendered, then as they change. */
export function useUnread({ id, unread }: { id: number; unread: number }): number {
  const read = () => (known?.memberId === id ? known.unread : unread);
  return useSyncExternalStore(subscribe, read, () => unread);
}
