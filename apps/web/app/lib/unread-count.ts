import { useSyncExternalStore } from 'react';
import { usePage } from './page-context.ts';
import { serverTime } from './server-time.ts';
import { whenMemberLeaves } from './tab-member.ts';

interface LatestCount {
  memberId: number;
  count: number;
  /** When it was counted, in milliseconds of the server's clock. */
  at: number;
  /** The inbox version of the count; null if counted without one. */
  version: number | null;
}

/** A member's unread count: of the page as rendered, or a later one. */
export function createCount() {
  let latest: LatestCount | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  whenMemberLeaves((memberId) => {
    if (latest?.memberId === memberId) latest = null;
  });
  return {
    /** Sets the count, unless a newer one is known. */
    set(memberId: number, count: number, version: number | null): void {
      if (latest?.memberId === memberId) {
        if (version !== null && latest.version !== null && version < latest.version) return;
      }
      latest = {
        memberId,
        count,
        at: serverTime().getTime(),
        version: version ?? (latest?.memberId === memberId ? latest.version : null),
      };
      for (const listener of listeners) listener();
    },
    /** `at` is when the server rendered the page. */
    latest(memberId: number, renderedCount: number, at: string | null): number {
      const isKnown = latest?.memberId === memberId && latest.at >= Date.parse(at ?? '0');
      return latest && isKnown ? latest.count : renderedCount;
    },
    useCount(memberId: number, renderedCount: number): number {
      const { now } = usePage();
      const read = () => this.latest(memberId, renderedCount, now);
      return useSyncExternalStore(subscribe, read, () => renderedCount);
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
