import { messages as messagesApi } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../lib/browser-call.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { setUnread } from '../../../../lib/unread-count.ts';
import { publish } from '../../live/hub.ts';
import type { ThreadView } from '../use-thread.ts';

/** How long scrolling must pause before visible messages count as read. */
const RESTS_MS = 300;

/** Marks visible messages as read, while the page is visible. Returns the last read one. */
export function useReading(
  threadId: number,
  { messages, head }: ThreadView,
  isAtEnd: boolean,
  lastVisible: () => number,
): number {
  const { member } = usePage();
  const memberId = member?.id ?? 0;
  const [readSeq, setReadSeq] = useState(head.read_seq);
  const sent = useRef(head.read_seq);
  const newest = messages.at(-1)?.seq ?? 0;

  const read = useEffectEvent(async () => {
    if (document.hidden || member?.switched) return;
    const upTo = isAtEnd ? newest : lastVisible();
    if (upTo <= sent.current) return;
    sent.current = upTo;
    setReadSeq(upTo);
    try {
      const answer = await call(
        messagesApi.markRead,
        { params: { id: threadId }, body: { up_to: upTo } },
        { quiet: true },
      );
      setUnread(memberId, answer.unread, answer.version);
      publish({ action: 'read', thread_id: threadId, by: memberId, ...answer });
    } catch {
      // Retried with the next message, or when the thread opens again.
      sent.current = Math.min(sent.current, head.read_seq);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message or place is read again.
  useEffect(() => {
    const timer = setTimeout(() => void read(), RESTS_MS);
    return () => clearTimeout(timer);
  }, [newest, isAtEnd]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), RESTS_MS);
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
