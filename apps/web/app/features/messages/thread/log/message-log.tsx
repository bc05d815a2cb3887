import { messages as messagesApi } from '@crewpad/contract/endpoints';
import { SEE_MORE_MESSAGES, withoutDirections } from '@crewpad/domain';
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { setUnread } from '../../../../lib/unread-count.ts';
import { dayOf, shortDayOf, useClock, useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { publish } from '../../live/hub.ts';
import type { OutboxView } from '../../live/outbox.ts';
import type { Unsent } from '../../live/unsent-store.ts';
import { ReportDialog } from '../../report/index.ts';
import type { ThreadView } from '../use-thread.ts';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import { type Message, type Row, rowsOf } from './message-rows.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** How long scrolling must pause before visible messages count as read. */
const RESTS_MS = 300;

/** Marks visible messages as read, while the page is visible. Returns the last read one. */
function useReading(
  threadId: number,
  { messages, head }: ThreadView,
  isAtEnd: boolean,
  lastVisible: () => number,
): number {
  const { member } = usePage();
  const memberId = member?.id ?? 0;
  const [readSeq, setReadSeq] = useState(head.read_seq);
  const lastSentSeq = useRef(head.read_seq);
  const newest = messages.at(-1)?.seq ?? 0;

  const markRead = useEffectEvent(async () => {
    if (document.hidden || member?.switched) return;
    const upTo = isAtEnd ? newest : lastVisible();
    if (upTo <= lastSentSeq.current) return;
    lastSentSeq.current = upTo;
    setReadSeq(upTo);
    try {
      const answer = await call(
        messagesApi.markRead,
        { params: { id: threadId }, body: { up_to: upTo } },
        { quiet: true, keepalive: true },
      );
      setUnread(memberId, answer.unread, answer.version);
      publish({ action: 'read', thread_id: threadId, by: memberId, ...answer });
    } catch {
      // Retried with the next message, or when the thread opens again.
      lastSentSeq.current = Math.min(lastSentSeq.current, head.read_seq);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message or place is read again.
  useEffect(() => {
    const timer = setTimeout(() => void markRead(), RESTS_MS);
    return () => clearTimeout(timer);
  }, [newest, isAtEnd]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void markRead(), RESTS_MS);
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('visibilitychange', soon, { signal });
    document.addEventListener('scroll', soon, { signal, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, []);

  return Math.max(readSeq, head.read_seq);
}

interface MessageLogProps {
  threadId: number;
  name: string;
  view: ThreadView;
  /** The message found by a search. */
  at: number | null;
  /** The last read message when the thread opened. */
  opensAfter: number;
  outbox: OutboxView;
  onEdit: (unsent: Unsent) => void;
  onEscape: () => void;
}

/** The messages, newest at the bottom. */
export function MessageLog(props: MessageLogProps) {
  const { threadId, name, view, at, opensAfter, outbox, onEdit, onEscape } = props;
  const { t } = useTranslation('messages');
  const memberId = usePage().member?.id ?? 0;
  const clock = useClock();
  const now = useNow();
  const { timeZone } = clock;
  const { messages, head, hasOlder, hasNewer, loading, failed, load } = view;
  // The line stays where it was when the thread opened.
  const [newAfter] = useState(() =>
    messages.some(({ seq, from_user }) => seq > opensAfter && from_user !== memberId)
      ? opensAfter
      : null,
  );
  const rows = useMemo(
    () => rowsOf(messages, { memberId, newAfter, timeZone }),
    [messages, memberId, newAfter, timeZone],
  );
  const sentKeys = new Set(messages.map(({ client_key }) => client_key));
  const unsent = outbox.unsent.filter(({ key }) => !sentKeys.has(key));
  const scroll = useLogScroll({ rows, unsent: unsent.length, at, hasNewer, onReach: load });
  const [reportedMessage, setReportedMessage] = useState<Message | null>(null);
  const readSeq = useReading(threadId, view, scroll.isAtEnd, scroll.lastVisible);
  const announcement = useAnnouncements(name, view.arrived);
  const waiting = messages.filter(
    ({ seq, from_user }) => from_user !== memberId && seq > readSeq,
  ).length;
  const lastSeen = messages.findLast(
    ({ seq, from_user }) => from_user === memberId && seq <= head.to_read_seq,
  )?.seq;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-seq]')];
    const place = all.indexOf(document.activeElement as HTMLElement);
    const next = place < 0 ? all.at(-1) : all[place + (event.key === 'ArrowUp' ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const rowOf = (row: Row) => {
    switch (row.is) {
      case 'day':
        return (
          <p key={row.key} className="mx-0 mt-4 mb-1 text-center text-xs font-medium text-muted">
            <span aria-hidden>{shortDayOf(row.instant, clock, now) ?? t('today')}</span>
            <VisuallyHidden>{dayOf(row.instant, clock)}</VisuallyHidden>
          </p>
        );
      case 'new':
        return (
          <p
            key={row.key}
            data-new
            className="mx-0 mt-4 mb-1 flex scroll-m-20 items-center gap-2 text-center text-xs font-bold text-ink before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current"
          >
            <span>{t('new')}</span>
          </p>
        );
      case 'listing':
        return (
          <p key={row.key} className="mx-0 mt-4 mb-1 text-center text-xs">
            <Link
              to={`/listing/${row.id}`}
              className="inline-block max-w-full truncate rounded-full border border-line bg-surface px-3 py-1 text-ink-soft no-underline hover:text-ink hover:underline"
            >
              {t('about', { title: row.title })}
            </Link>
          </p>
        );
      default:
        return (
          <MessageBubble
            key={row.key}
            message={row.message}
            isOwn={row.message.from_user === memberId}
            isFirst={row.isFirst}
            isLast={row.isLast}
            hasCaution={row.hasCaution}
            isSeen={row.message.seq === lastSeen}
            isHit={row.message.seq === at}
            name={name}
            clock={clock}
            onReport={
              head.abilities.report && row.message.from_user !== memberId
                ? setReportedMessage
                : undefined
            }
          />
        );
    }
  };

  return (
    <div className="relative flex min-h-0 flex-1 bg-paper">
      {/* Older and own messages are not announced: the status below says what arrives. */}
      <div
        ref={scroll.scroller}
        role="log"
        aria-live="off"
        aria-label={t('messages_with', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex min-w-0 flex-1 flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain overflow-anchor-none focus-visible:-outline-offset-3"
        onScroll={scroll.onScroll}
        onKeyDown={move}
      >
        <div ref={scroll.content} className="flex flex-none flex-col p-4">
          {hasOlder && messages.length >= SEE_MORE_MESSAGES && (
            <Edge which="older" {...{ loading, failed, load }} />
          )}
          {messages.length === 0 && unsent.length === 0 && (
            <p className="mx-0 mt-4 mb-1 text-center text-xs text-muted">{t('no_messages_yet')}</p>
          )}
          {rows.map(rowOf)}
          {hasNewer && <Edge which="newer" {...{ loading, failed, load }} />}
          {unsent.map((message) => (
            <UnsentBubble
              key={message.key}
              unsent={message}
              outbox={outbox}
              clock={clock}
              onEdit={onEdit}
            />
          ))}
          {view.isTyping && head.abilities.write && (
            <p className="mx-0 mt-2 mb-0 text-xs text-muted italic">{t('typing', { name })}</p>
          )}
        </div>
      </div>
      {!scroll.isAtEnd && (
        <Button
          variant="outline"
          className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full! whitespace-nowrap shadow"
          onClick={() => {
            if (hasNewer) void view.showNewest();
            scroll.toEnd();
          }}
        >
          <IconArrowDown aria-hidden size={18} />
          {waiting > 0 ? t('new_count', { count: waiting }) : t('newest')}
        </Button>
      )}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <ReportDialog
        key={reportedMessage?.id}
        open={reportedMessage !== null}
        subject="message"
        id={reportedMessage?.id ?? 0}
        name={t('message_from', { name })}
        onClose={() => setReportedMessage(null)}
      />
    </div>
  );
}

function Edge({
  which,
  loading,
  failed,
  load,
}: { which: 'older' | 'newer' } & Pick<ThreadView, 'loading' | 'failed' | 'load'>) {
  const { t } = useTranslation('messages');
  const hasFailed = failed === which;
  return (
    <div className="mx-0 mt-4 mb-1 grid justify-items-center gap-1 text-center text-xs text-bad [&_p]:m-0">
      {hasFailed && <p role="alert">{t('load_failed')}</p>}
      <Button variant="outline" aria-disabled={loading !== null} onClick={() => void load(which)}>
        {t(loading === which ? 'loading' : hasFailed ? 'try_again' : 'see_more')}
      </Button>
    </div>
  );
}

/** The minimum interval between screen reader announcements. */
const EVERY_MS = 2000;

/** The screen reader announcement of new messages. */
function useAnnouncements(name: string, newMessages: readonly Message[]): string {
  const { t } = useTranslation('messages');
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (newMessages.length === 0) return;
    waiting.current.push(...newMessages);
    if (timer.current !== undefined) return;
    const announce = () => {
      const [first, ...more] = waiting.current.splice(0);
      timer.current = first && setTimeout(announce, EVERY_MS);
      if (!first) return;
      const text = withoutDirections(first.message);
      setAnnouncement(
        more.length === 0
          ? t('says', { name, text })
          : t('says_more', { name, count: more.length + 1 }),
      );
    };
    announce();
  }, [newMessages, name, t]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return announcement;
}
