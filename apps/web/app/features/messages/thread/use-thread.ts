import { messages as messagesApi } from '@crewpad/contract/endpoints';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type LiveEvent, onLive } from '../live/hub.ts';
import { openOutbox } from '../live/outbox.ts';
import type { LoadedThread, ThreadAnswer } from './load-thread.ts';
import { type Message, mergeMessages, withoutGaps } from './log/message-rows.ts';

const CATCH_UP_PAGE = 100;
const TYPING_SHOWN_MS = 6000;
const QUIET = { quiet: true };

export type ThreadHeadState = Omit<ThreadAnswer, 'data'>;

/** A thread and its messages, kept up to date, without gaps. */
export function useThread({ id, thread }: LoadedThread) {
  const memberId = usePage().member?.id ?? 0;
  const [source, setSource] = useState(thread);
  const [head, setHead] = useState<ThreadHeadState>(thread);
  const [messages, setMessages] = useState<readonly Message[]>(() =>
    withoutGaps(mergeMessages([], thread.data)),
  );
  /** Whether the newest messages are not loaded. */
  const [hasNewer, setNewer] = useState(() => (thread.data[0]?.seq ?? 0) < thread.last_seq);
  const [isTyping, setTyping] = useState(false);
  const [loading, setLoading] = useState<'older' | 'newer' | null>(null);
  const [failed, setFailed] = useState<'older' | 'newer' | null>(null);
  /** Messages that arrived while the page was open, to announce. */
  const [newMessages, setNewMessages] = useState<readonly Message[]>([]);
  const catching = useRef<'no' | 'now' | 'again'>('no');
  /** How often the reader jumped to the newest messages. */
  const jumps = useRef(0);
  const latest = useRef(messages);
  latest.current = messages;

  if (source !== thread) {
    setSource(thread);
    setHead(thread);
    setMessages((last) => withoutGaps(mergeMessages(last, thread.data)));
  }

  const oldest = messages[0]?.seq ?? 0;
  const newest = messages.at(-1)?.seq ?? 0;
  const hasOlder = oldest > 1;

  const takeHead = useCallback((answer: ThreadAnswer) => {
    const { data: _, ...next } = answer;
    setHead((last) => ({
      ...next,
      last_seq: Math.max(last.last_seq, next.last_seq),
      to_read_seq: Math.max(last.to_read_seq, next.to_read_seq),
    }));
  }, []);

  /** Loads everything after the newest shown message. */
  const catchUp = useEffectEvent(async () => {
    if (catching.current !== 'no') {
      catching.current = 'again';
      return;
    }
    try {
      do {
        catching.current = 'now';
        // Far above the newest messages, only the head is loaded: the rest loads when the reader
        // goes there.
        if (hasNewer) {
          takeHead(
            await call(messagesApi.getThread, { params: { id }, query: { limit: 1 } }, QUIET),
          );
          return;
        }
        const after = latest.current.at(-1)?.seq ?? 0;
        const query = { after, limit: CATCH_UP_PAGE };
        const answer = await call(messagesApi.getThread, { params: { id }, query }, QUIET);
        takeHead(answer);
        const knownSeqs = new Set(latest.current.map(({ seq }) => seq));
        const fresh = answer.data.filter(({ seq }) => !knownSeqs.has(seq));
        setMessages((last) => mergeMessages(last, answer.data));
        const ofOther = fresh.filter(({ from_user }) => from_user !== memberId);
        if (ofOther.length > 0) setNewMessages(ofOther);
        const last = answer.data.at(-1)?.seq ?? answer.last_seq;
        if (last < answer.last_seq && answer.data.length > 0) catching.current = 'again';
        // State is committed before the next page requests what follows it.
        await new Promise((resolve) => setTimeout(resolve));
      } while ((catching.current as string) === 'again');
    } catch {
      // The next event or reconnect retries.
    } finally {
      catching.current = 'no';
    }
  });

  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.action === 'resync') {
      void catchUp();
      return;
    }
    if (event.thread_id !== id) return;
    if (event.action === 'typing' && event.user_id !== memberId) setTyping(true);
    if (event.action === 'read' && event.by !== memberId && event.read_seq !== undefined) {
      const { read_seq } = event;
      setHead((last) => ({ ...last, to_read_seq: Math.max(last.to_read_seq, read_seq) }));
    }
    if (event.action === 'thread') void catchUp();
    if (event.action === 'chat') {
      if (event.from_user !== memberId) setTyping(false);
      if ((event.seq ?? 0) > newest) void catchUp();
    }
  });
  useEffect(() => onLive((event) => onEvent(event)), []);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);

  const onSent = useEffectEvent((message: Message) => {
    if (message.thread_id !== id) return;
    const isNext = message.seq === newest + 1;
    if (isNext && !hasNewer) setMessages((last) => mergeMessages(last, [message]));
    else void catchUp();
  });
  useEffect(() => openOutbox(memberId).onSent((_unsent, { data }) => onSent(data)), [memberId]);

  const load = async (which: 'older' | 'newer') => {
    if (loading !== null) return;
    setLoading(which);
    setFailed(null);
    const jump = jumps.current;
    try {
      const query = which === 'older' ? { before: oldest } : { after: newest };
      const answer = await call(messagesApi.getThread, { params: { id }, query }, QUIET);
      takeHead(answer);
      // They belong to messages that are no longer shown.
      if (jump !== jumps.current) return;
      setMessages((last) => mergeMessages(last, answer.data));
      if (which === 'newer') setNewer((answer.data.at(-1)?.seq ?? 0) < answer.last_seq);
    } catch {
      setFailed(which);
    } finally {
      setLoading(null);
    }
  };

  /** Jumps from the messages around a search result to the newest ones. */
  const showNewest = async () => {
    try {
      const answer = await call(messagesApi.getThread, { params: { id }, query: {} }, QUIET);
      takeHead(answer);
      jumps.current += 1;
      setMessages((last) => withoutGaps(mergeMessages(last, answer.data)));
      setNewer(false);
    } catch {
      setFailed('newer');
    }
  };

  return {
    head,
    setHead,
    messages,
    isTyping,
    loading,
    failed,
    hasOlder,
    hasNewer,
    arrived: newMessages,
    load,
    showNewest,
  };
}

export type ThreadView = ReturnType<typeof useThread>;
