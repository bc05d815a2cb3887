import { useSyncExternalStore } from 'react';

interface Known {
  memberId: number;
  count: number;
  /** The inbox version of the count; null if counted without one. */
  version: number | null;
}

/** A member's unread count: initially from the rendered page, then live. */
function createCount() {
  let known: Known | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Sets the count, unless a newer one is known. */
    set(memberId: number, count: number, version: number | null): void {
      if (known?.memberId === memberId) {
        if (version !== null && known.version !== null && version < known.version) return;
        if (known.count === count && (version === null || version === known.version)) return;
      }
      known = {
        memberId,
        count,
        version: version ?? (known?.memberId === memberId ? known.version : null),
      };
      for (const listener of listeners) listener();
    },
    useCount(memberId: number, rendered: number): number {
      const read = () => (known?.memberId === memberId ? known.count : rendered);
      return useSyncExternalStore(subscribe, read, () => rendered);
    },
  };
}

const messages = createCount();
const notifications = createCount();

export const setUnread = messages.set;
export const setNotifications = notifications.set;

/** Unread messages. */
export function useUnread({ id, unread }: { id: number; unread: number }): number {
  return messages.useCount(id, unread);
}

/** Unread notifications. */
export function useNotifications(member: { id: number; notifications: number }): number {
  return notifications.useCount(member.id, member.notifications);
}
