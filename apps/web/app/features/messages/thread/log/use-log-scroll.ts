import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Row } from './message-rows.ts';

/** This close to an edge counts as at the edge. */
const NEAR_PX = 48;
/** Older messages load before the reader reaches the edge. */
const REACH_PX = 300;

interface LogScrollOptions {
  rows: readonly Row[];
  unsent: number;
  at: number | null;
  hasNewer: boolean;
  onReach: (which: 'older' | 'newer') => void;
}

interface LogScroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  /** The number of the lowest visible message. */
  lastVisible: () => number;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * The scroll position of the log. It is laid out from its end, so scrollTop is 0 there and negative
 * upward: content added above moves nothing. Content added below is compensated for, unless the
 * reader is there.
 */
export function useLogScroll({ rows, unsent, at, hasNewer, onReach }: LogScrollOptions): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /**
   * The last row of the previous render, and the distance of its top from the end of the log,
   * because its height may change.
   */
  const tail = useRef<{ row: Element; below: number } | null>(null);
  const wasAtEnd = useRef(true);
  const lastUnsent = useRef(unsent);

  const measure = () => {
    const last = content.current?.lastElementChild;
    if (!last || !content.current) return;
    tail.current = { row: last, below: belowOf(content.current, last) };
  };

  useLayoutEffect(() => {
    const log = scroller.current;
    if (!log) return;
    const target =
      (at !== null && log.querySelector(`[data-seq="${at}"]`)) || log.querySelector('[data-new]');
    if (target) {
      const isHit = target.hasAttribute('data-seq');
      target.scrollIntoView({ block: isHit ? 'center' : 'start' });
    }
    wasAtEnd.current = isEnd(log);
    setAtEnd(wasAtEnd.current);
  }, [at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the rows may move them.
  useLayoutEffect(() => {
    const log = scroller.current;
    const inside = content.current;
    if (!log || !inside) return;
    const before = tail.current;
    if (unsent > lastUnsent.current) {
      // Own messages always scroll into view.
      log.scrollTop = 0;
    } else if (before?.row.isConnected && !wasAtEnd.current) {
      const grown = belowOf(inside, before.row) - before.below;
      if (grown !== 0) log.scrollTop -= grown;
    }
    lastUnsent.current = unsent;
    measure();
    wasAtEnd.current = isEnd(log);
    setAtEnd(wasAtEnd.current && !hasNewer);
  }, [rows, unsent, hasNewer]);

  const onScroll = useEffectEvent(() => {
    const log = scroller.current;
    if (!log) return;
    measure();
    wasAtEnd.current = isEnd(log);
    setAtEnd(wasAtEnd.current && !hasNewer);
    const above = log.scrollHeight - log.clientHeight + log.scrollTop;
    if (above < REACH_PX) onReach('older');
    else if (hasNewer && -log.scrollTop < REACH_PX) onReach('newer');
  });

  const lastVisible = useCallback(() => {
    const log = scroller.current;
    if (!log) return 0;
    const end = log.getBoundingClientRect().bottom;
    const bubbles = [...log.querySelectorAll<HTMLElement>('[data-seq]')];
    // From the end, where the reader usually is.
    const lastBubble = bubbles.findLast(
      (bubble) => bubble.getBoundingClientRect().top < end - NEAR_PX / 2,
    );
    return Number(lastBubble?.dataset.seq ?? 0);
  }, []);

  return {
    scroller,
    content,
    isAtEnd,
    lastVisible,
    onScroll: () => onScroll(),
    toEnd: useCallback(() => {
      if (scroller.current) scroller.current.scrollTop = 0;
    }, []),
  };
}

const isEnd = (log: HTMLElement) => log.scrollTop > -NEAR_PX;

function belowOf(content: Element, row: Element): number {
  return content.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
}
