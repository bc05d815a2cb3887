import type { contract, OperationAnswer, ShellMember } from '@crewpad/contract';
import { notifications } from '@crewpad/contract/endpoints';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { exactMoney } from '../../lib/format.ts';
import { STARTS, startOf } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { setNotifications, useNotifications as useCount } from '../../lib/unread-count.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type Clock, dayOf, useClock, useNow } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';
import { FilterLink } from '../../ui/filter-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { rowClass } from '../../ui/scroll-shade-classes.ts';
import { type Fold, foldsOf, sumOf } from './folds.ts';
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
 * The loaded list, and pages added by "Load more". Shown notifications leave the counter; the marks
 * stay until they are opened or marked. A new notification reloads the list.
 */
function useNotificationList(
  loadedList: LoadedNotifications,
  show: NoticeFilter,
  member: { id: number; notifications: number },
) {
  const [older, setOlder] = useState<{ data: Notification[]; next: number | null } | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { revalidate } = useRevalidator();
  const newest = loadedList.data[0]?.id;

  const clearBadge = useEffectEvent(async (upTo: number) => {
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
    if (newest !== undefined) void clearBadge(newest);
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
        { query: { ...queryOf(show), before: last } },
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
  const isNew = ({ id, is_opened }: Notification) => !is_opened && !opened.has(id);
  const open = async (ids: readonly number[]) => {
    if (ids.length === 0) return;
    setOpened((before) => new Set([...before, ...ids]));
    try {
      const body = { ids: ids.slice(0, LIST_LIMIT_MAX) };
      const options = { quiet: true, keepalive: true };
      const counts = await call(notifications.readNotifications, { body }, options);
      setNotifications(member.id, counts.unread, counts.version);
    } catch {
      // They stay marked at the next visit.
    }
  };
  return { notifications: all, isNew, open, hasMore: next !== null, state, loadMore };
}

/** What the list is narrowed to: nothing, what waits for the member, or a topic. */
const SHOWN = [
  'all',
  'needs_you',
  'rentals',
  'payments',
  'plans',
  'crashpads',
  'waitlists',
] as const;
type NoticeFilter = (typeof SHOWN)[number];

/** Unknown values are ignored. */
export const readShown = (params: URLSearchParams): NoticeFilter =>
  SHOWN.find((show) => show === params.get('show')) ?? 'all';

/** The API query. */
export function queryOf(show: NoticeFilter) {
  if (show === 'all') return {};
  return show === 'needs_you' ? { needs_you: 'true' as const } : { topic: show };
}

interface PageProps {
  loadedList: LoadedNotifications;
  show: NoticeFilter;
  member: ShellMember;
}

/** A member's notifications by day. Opening it clears the badge. */
export function NotificationsPage(props: PageProps) {
  const { t } = useTranslation('notifications');
  const { show } = props;
  return (
    <ScenePage width="form" title={t('title')} lead={t('lead')}>
      <Sheet>
        <ul
          aria-label={t('show')}
          data-scrolls-x
          className={cx(rowClass, '-mx-1 mt-0 mb-4 flex list-none gap-1 p-1')}
        >
          {SHOWN.map((shown) => (
            <li key={shown} className="flex-none">
              <FilterLink
                to={shown === 'all' ? '?' : `?show=${shown}`}
                preventScrollReset
                aria-current={shown === show || undefined}
              >
                {t(`show_${shown}`)}
              </FilterLink>
            </li>
          ))}
        </ul>
        <NotificationList key={show} {...props} />
        <p className="mx-0 mt-6 mb-0 flex justify-center">
          <LinkButton to="/account-setting?tab=emails" variant="subtle">
            {t('choose_emails')}
          </LinkButton>
        </p>
      </Sheet>
    </ScenePage>
  );
}

function NotificationList({ loadedList, show, member }: PageProps) {
  const { t } = useTranslation('notifications');
  const clock = useClock();
  const hydrated = useHydrated();
  const list = useNotificationList(loadedList, show, member);
  const { notifications, isNew, open, hasMore, state, loadMore } = list;
  const start = startOf(member);
  const marked = notifications.filter(isNew).map(({ id }) => id);
  const days = byDay(
    notifications,
    clock,
    { today: t('today'), yesterday: t('yesterday') },
    useNow(),
  );
  return (
    <>
      {marked.length > 1 && (
        <p className="mx-0 mt-0 mb-4 flex justify-end">
          <Button variant="subtle" disabled={!hydrated} onClick={() => void open(marked)}>
            {t('mark_all')}
          </Button>
        </p>
      )}
      {days.length === 0 && show !== 'all' && (
        <p className="mx-0 my-6 text-center text-ink-soft">
          {t(show === 'needs_you' ? 'none_needs_you' : 'none_of_topic')}
        </p>
      )}
      {days.length === 0 && show === 'all' && (
        <MessageView
          inPage
          picture="/images/notifications.svg"
          title={t('none_title')}
          text={t('none_text')}
        >
          <LinkButton to={STARTS[start]} variant="accent">
            {t(`start_${start}`)}
          </LinkButton>
        </MessageView>
      )}
      {days.map((day) => (
        <DayList key={day.notifications[0]?.id} day={day}>
          {(notification) => (
            <NotificationRow
              notification={notification}
              isNew={isNew(notification)}
              member={member}
              clock={clock}
              onOpen={() => void (isNew(notification) && open([notification.id]))}
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
    </>
  );
}

interface DayListProps {
  day: Day;
  children: (notification: Notification) => ReactNode;
}

function DayList({ day, children }: DayListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="[&+&]:mt-6">
      <h2 id={id} className="mx-0 mt-0 mb-2 text-xs font-bold text-muted">
        {day.title}
      </h2>
      <ul className="m-0 list-none p-0 [&_li+li]:border-t [&_li+li]:border-t-line">
        {foldsOf(day.notifications).map((fold) => (
          <li key={fold[0].id}>
            <Folded fold={fold}>{children}</Folded>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Several entries of one kind and crash pad: the rent in one sentence, others below the newest. */
function Folded({ fold, children }: { fold: Fold; children: DayListProps['children'] }) {
  const { t } = useTranslation('notifications');
  const { locale } = usePage();
  const [first, ...others] = fold;
  if (others.length === 0) return children(first);
  const sum = sumOf(fold);
  const isRent = first.kind === 'rent_paid' && sum !== null;
  const words = {
    count: fold.length,
    listing: first.listing?.title ?? t('a_crashpad'),
    amount: exactMoney((sum ?? 0) / 100, locale),
  };
  return (
    <>
      {!isRent && children(first)}
      <details className="py-1 pl-14">
        <DisclosureSummary>
          {isRent ? t('fold_rent_paid', words) : t('fold_more', { count: others.length })}
        </DisclosureSummary>
        <ul className="m-0 list-none p-0">
          {(isRent ? fold : others).map((notification) => (
            <li key={notification.id}>{children(notification)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
