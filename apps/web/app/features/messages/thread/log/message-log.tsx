import { SEE_MORE_MESSAGES, withoutDirections } from '@crewpad/domain';
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { dayOf, shortDayOf, useClock, useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Unsent } from '../../outbox/unsent-store.ts';
import type { OutboxView } from '../../outbox/use-outbox.ts';
import { ReportDialog } from '../../report/index.ts';
import type { ThreadView } from '../use-thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-log.module.css';
import { type Message, type Row, rowsOf } from './message-rows.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { useReading } from './use-reading.ts';

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
  const [reported, setReported] = useState<Message | null>(null);
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
          <p key={row.key} className={classes.day}>
            <span aria-hidden>{shortDayOf(row.instant, clock, now) ?? t('today')}</span>
            <VisuallyHidden>{dayOf(row.instant, clock)}</VisuallyHidden>
          </p>
        );
      case 'new':
        return (
          <p key={row.key} data-new className={classes.new}>
            <span>{t('new')}</span>
          </p>
        );
      case 'listing':
        return (
          <p key={row.key} className={classes.about}>
            <Link to={`/listing/${row.id}`} className={classes.chip}>
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
              head.abilities.report && row.message.from_user !== memberId ? setReported : undefined
            }
          />
        );
    }
  };

  return (
    <div className={classes.frame}>
      {/* Older and own messages are not announced: the status below says what arrives. */}
      <div
        ref={scroll.scroller}
        role="log"
        aria-live="off"
        aria-label={t('messages_with', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={classes.log}
        onScroll={scroll.onScroll}
        onKeyDown={move}
      >
        <div ref={scroll.content} className={classes.rows}>
          {hasOlder && messages.length >= SEE_MORE_MESSAGES && (
            <Edge which="older" {...{ loading, failed, load }} />
          )}
          {messages.length === 0 && unsent.length === 0 && (
            <p className={classes.empty}>{t('no_messages_yet')}</p>
          )}
          {rows.map(rowOf)}
          {hasNewer && <Edge which="newer" {...{ loading, failed, load }} />}
          {unsent.map((one) => (
            <UnsentBubble
              key={one.key}
              unsent={one}
              outbox={outbox}
              clock={clock}
              onEdit={onEdit}
            />
          ))}
          {view.isTyping && head.abilities.write && (
            <p className={classes.typing}>{t('typing', { name })}</p>
          )}
        </div>
      </div>
      {!scroll.isAtEnd && (
        <Button
          variant="outline"
          className={classes.pill}
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
        key={reported?.id}
        open={reported !== null}
        subject="message"
        id={reported?.id ?? 0}
        name={t('message_from', { name })}
        onClose={() => setReported(null)}
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
    <div className={classes.edge}>
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
function useAnnouncements(name: string, arrived: readonly Message[]): string {
  const { t } = useTranslation('messages');
  const [said, setSaid] = useState('');
  const waiting = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (arrived.length === 0) return;
    waiting.current.push(...arrived);
    if (timer.current !== undefined) return;
    const say = () => {
      const [first, ...more] = waiting.current.splice(0);
      timer.current = first && setTimeout(say, EVERY_MS);
      if (!first) return;
      const text = withoutDirections(first.message);
      setSaid(
        more.length === 0
          ? t('says', { name, text })
          : t('says_more', { name, count: more.length + 1 }),
      );
    };
    say();
  }, [arrived, name, t]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return said;
}
