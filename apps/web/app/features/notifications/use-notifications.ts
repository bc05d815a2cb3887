import type { contract, OperationAnswer } from '@crewpad/contract';
import { notifications } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/browser-call.ts';
import { setNotifications, useNotifications as useCount } from '../../lib/unread-count.ts';

export type LoadedNotifications = OperationAnswer<typeof contract.notifications.getNotifications>;
type Notification = contract.notifications.Notification;

/**
 * The loaded list, and pages added by "Load more". Shown notifications are read: the counter
 * decreases, and the marks stay until the page is left. A new notification reloads the list.
 */
export function useNotificationList(
  loaded: LoadedNotifications,
  member: { id: number; notifications: number },
) {
  const [older, setOlder] = useState<{ data: Notification[]; next: number | null } | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(() => new Set(unreadOf(loaded.data)));
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { revalidate } = useRevalidator();
  const newest = loaded.data[0]?.id;

  const show = useEffectEvent(async (upTo: number) => {
    const unread = unreadOf(loaded.data);
    setFresh((known) => new Set([...known, ...unread]));
    setNotifications(member.id, loaded.unread, loaded.version);
    if (loaded.unread === 0) return;
    try {
      const counts = await call(
        notifications.readNotifications,
        { body: { up_to: upTo } },
        { quiet: true },
      );
      setNotifications(member.id, counts.unread, counts.version);
    } catch {
      // They stay unread, and the next visit marks them.
    }
  });
  useEffect(() => {
    if (newest !== undefined) void show(newest);
  }, [newest]);

  const count = useCount(member);
  const follow = useEffectEvent(() => {
    if (count > 0) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number that rose means a new one.
  useEffect(() => follow(), [count]);

  const last = older?.data.at(-1)?.id ?? loaded.data.at(-1)?.id;
  const next = older === null ? loaded.next : older.next;
  const loadMore = async () => {
    if (last === undefined) return;
    setState('loading');
    try {
      const page = await call(
        notifications.getNotifications,
        { query: { before: last } },
        { quiet: true },
      );
      setOlder({ data: [...(older?.data ?? []), ...page.data], next: page.next });
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const first = new Set(loaded.data.map(({ id }) => id));
  const all = [...loaded.data, ...(older?.data ?? []).filter(({ id }) => !first.has(id))];
  return { notifications: all, fresh, hasMore: next !== null, state, loadMore };
}

const unreadOf = (notifications: readonly Notification[]) =>
  notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
