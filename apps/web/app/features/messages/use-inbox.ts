import { messages } from '@crewpad/contract/endpoints';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { setUnread } from '../../lib/unread-count.ts';
import { inboxQuery, inboxSearch } from './inbox-state.ts';
import { type LiveEvent, onLive } from './live/hub.ts';
import type { LoadedInbox } from './load-inbox.ts';
import { type Card, type InboxAnswer, mergeCards } from './merge-cards.ts';

interface InboxView {
  cards: Card[];
  next: string | null;
  total: number;
  current: number;
  all: number;
  invited: InboxAnswer['invited_users'];
}

const shownOf = ({ answer }: LoadedInbox): InboxView => ({
  cards: answer.users,
  next: answer.next,
  total: answer.total,
  current: answer.current_messages,
  all: answer.total_messages,
  invited: answer.invited_users,
});

/** The threads of the open tab, updated with changes since the last version. */
export function useInbox(loadedInbox: LoadedInbox) {
  const memberId = usePage().member?.id ?? 0;
  const { state } = loadedInbox;
  const [source, setSource] = useState(loadedInbox);
  const [view, setView] = useState(() => shownOf(loadedInbox));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const version = useRef(loadedInbox.answer.version);
  const catching = useRef<'no' | 'now' | 'again'>('no');
  const place = useRef('');
  place.current = inboxSearch(state);

  if (source !== loadedInbox) {
    setSource(loadedInbox);
    // Reopening the same tab retains the loaded pages.
    const isSame = inboxSearch(source.state) === inboxSearch(state);
    setView((last) =>
      isSame
        ? { ...last, cards: mergeCards(last.cards, loadedInbox.answer.users, state) }
        : shownOf(loadedInbox),
    );
  }
  useEffect(() => {
    version.current = Math.max(version.current, loadedInbox.answer.version);
    setUnread(memberId, loadedInbox.answer.unread, loadedInbox.answer.version);
  }, [loadedInbox, memberId]);

  const apply = useCallback(
    (cards: readonly Card[]) =>
      setView((last) => ({ ...last, cards: mergeCards(last.cards, cards, state) })),
    [state],
  );

  /** Loads changes, sequentially, however many events arrive. */
  const catchUp = useEffectEvent(async () => {
    if (catching.current !== 'no') {
      catching.current = 'again';
      return;
    }
    try {
      do {
        catching.current = 'now';
        const answer = await call(
          messages.getInbox,
          { query: { since: version.current } },
          { quiet: true },
        );
        const newest = answer.more
          ? Math.max(...answer.users.map((card) => card.version))
          : answer.version;
        version.current = Math.max(version.current, newest);
        setUnread(memberId, answer.unread, answer.version);
        setView((last) => ({
          ...last,
          cards: mergeCards(last.cards, answer.users, state),
          current: answer.current_messages,
          all: answer.total_messages,
        }));
        if (answer.more) catching.current = 'again';
      } while ((catching.current as string) === 'again');
    } catch {
      // The next event or reconnect retries.
    } finally {
      catching.current = 'no';
    }
  });
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.action === 'typing') return;
    if (event.action === 'resync' || (event.version ?? 0) > version.current) void catchUp();
  });
  useEffect(() => onLive((event) => onEvent(event)), []);

  const loadMore = async () => {
    if (view.next === null || isLoading) return;
    const requestedPlace = place.current;
    setLoading(true);
    setFailed(false);
    try {
      const query = { ...inboxQuery(state), before: view.next };
      const answer = await call(messages.getInbox, { query }, { quiet: true });
      if (requestedPlace !== place.current) return;
      setView((last) => {
        const knownIds = new Set(last.cards.map(({ id }) => id));
        const more = answer.users.filter(({ id }) => !knownIds.has(id));
        return {
          ...last,
          cards: [...last.cards, ...more],
          next: answer.next,
          invited: [...last.invited, ...answer.invited_users],
        };
      });
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };

  return { ...view, state, isLoading, hasFailed, loadMore, apply };
}

export type Inbox = ReturnType<typeof useInbox>;
