import type { contract, OperationAnswer, ShellMember } from '@crewpad/contract';
import { notifications } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { setNotifications, useNotifications as useCount } from '../../lib/unread-count.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type Clock, dayOf, useClock, useNow } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { NotificationRow } from './notification-row.tsx';

type Notification = contract.notifications.Notification;

/** Notifications of one local day. */
interface Day {
  title: string;
  notifications: Notification[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Groups notifications by day, newest first. */
export function byDay(
  notifications: readonly Notification[],
  clock: Clock,
  words: { today: string; yesterday: string },
  now: Date,
): Day[] {
  const today = dayOf(now.toISOString(), clock);
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS).toISOString(), clock);
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = dayOf(notification.created, clock);
    const title = day === today ? words.today : day === yesterday ? words.yesterday : day;
    const last = days.at(-1);
    if (last?.title === title) last.notifications.push(notification);
    else days.push({ title, notifications: [notification] });
  }
  return days;
}

type LoadedNotifications = OperationAnswer<typeof contract.notifications.getNotifications>;

/**
 * The loaded list, and pages added by "Load more". Shown notifications are read: the counter
 * decreases, and the marks stay until the page is left. A new notification reloads the list.
 */
function useNotificationList(
  loadedList: LoadedNotifications,
  member: { id: number; notifications: number },
) {
  const [older, setOlder] = useState<{ data: Notification[]; next: number | null } | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(() => new Set(unreadOf(loadedList.data)));
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { revalidate } = useRevalidator();
  const newest = loadedList.data[0]?.id;

  const show = useEffectEvent(async (upTo: number) => {
    const unread = unreadOf(loadedList.data);
    setFresh((last) => new Set([...last, ...unread]));
    setNotifications(member.id, loadedList.unread, loadedList.version);
    if (loadedList.unread === 0) return;
    try {
      const counts = await call(
        notifications.readNotifications,
        { body: { up_to: upTo } },
        { quiet: true, keepalive: true },
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

  const last = older?.data.at(-1)?.id ?? loadedList.data.at(-1)?.id;
  const next = older === null ? loadedList.next : older.next;
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
  const first = new Set(loadedList.data.map(({ id }) => id));
  const all = [...loadedList.data, ...(older?.data ?? []).filter(({ id }) => !first.has(id))];
  return { notifications: all, fresh, hasMore: next !== null, state, loadMore };
}

const unreadOf = (notifications: readonly Notification[]) =>
  notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);

interface PageProps {
  loadedList: LoadedNotifications;
  member: ShellMember;
}

/** A member's notifications by day. Opening it marks those shown as read. */
export function NotificationsPage({ loadedList, member }: PageProps) {
  const { t } = useTranslation('notifications');
  const clock = useClock();
  const hydrated = useHydrated();
  const { notifications, fresh, hasMore, state, loadMore } = useNotificationList(
    loadedList,
    member,
  );
  const days = byDay(
    notifications,
    clock,
    { today: t('today'), yesterday: t('yesterday') },
    useNow(),
  );
  return (
    <ScenePage width="form" title={t('title')} lead={t('lead')}>
      <Sheet>
        {days.length === 0 && (
          <MessageView
            inPage
            picture="/images/notifications.svg"
            title={t('none_title')}
            text={t('none_text')}
          >
            <LinkButton to="/airports" variant="accent">
              {t('find')}
            </LinkButton>
          </MessageView>
        )}
        {days.map((day) => (
          <DayList key={day.notifications[0]?.id} day={day}>
            {(notification) => (
              <NotificationRow
                notification={notification}
                isNew={fresh.has(notification.id)}
                member={member}
                clock={clock}
              />
            )}
          </DayList>
        ))}
        {state === 'failed' && (
          <p role="alert" className="mx-0 mt-4 mb-0 text-bad">
            {t('load_failed')}
          </p>
        )}
        {hasMore && (
          <div className="mx-0 mt-6 mb-0 flex justify-center">
            <Button
              variant="outline"
              disabled={!hydrated || state === 'loading'}
              onClick={() => void loadMore()}
            >
              {t('load_more')}
            </Button>
          </div>
        )}
        <p className="mx-0 mt-6 mb-0 flex justify-center">
          <LinkButton to="/account-setting?tab=emails" variant="subtle">
            {t('choose_emails')}
          </LinkButton>
        </p>
      </Sheet>
    </ScenePage>
  );
}

interface DayListProps {
  day: Day;
  children: (notification: Day['notifications'][number]) => React.ReactNode;
}

function DayList({ day, children }: DayListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="[&+&]:mt-6">
      <h2 id={id} className="mx-0 mt-0 mb-2 text-xs font-bold text-muted">
        {day.title}
      </h2>
      <ul className="m-0 list-none p-0 [&_li+li]:border-t [&_li+li]:border-t-line">
        {day.notifications.map((notification) => (
          <li key={notification.id}>{children(notification)}</li>
        ))}
      </ul>
    </section>
  );
}
