import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../lib/testing.tsx';
import type { OutboxView } from '../../live/outbox.ts';
import type { ThreadView } from '../use-thread.ts';
import { MessageLog } from './message-log.tsx';
import type { Message } from './message-rows.ts';

const message = (seq: number): Message => ({
  id: seq,
  thread_id: 1,
  seq,
  from_user: 2,
  to: 3,
  listing_id: 4,
  listing_title: 'Runway House',
  message: `No. ${seq}`,
  created: '2026-06-05T12:00:00.000Z',
  caution: false,
});

/** The words of a thread whose newest messages are loaded, from one number to another. */
function threadWith(first: number, last: number, more: Partial<ThreadView> = {}) {
  const messages = Array.from({ length: last - first + 1 }, (_, at) => message(first + at));
  const view = {
    head: { to_read_seq: last, abilities: { report: false } },
    messages,
    hasOlder: first > 1,
    hasNewer: false,
    loading: null,
    failed: null,
    arrived: [],
    isTyping: false,
    load: async () => undefined,
    ...more,
  } as unknown as ThreadView;
  const outbox = { unsent: [], head: null } as unknown as OutboxView;
  return wordsOf(
    <MessageLog
      threadId={1}
      name="Ada L."
      view={view}
      at={null}
      opensAfter={last}
      outbox={outbox}
      onEdit={() => undefined}
      onEscape={() => undefined}
    />,
  );
}

describe('a thread', () => {
  it('offers earlier messages from three loaded ones on', () => {
    expect(threadWith(4, 5)).not.toContain('See more');
    expect(threadWith(4, 6)).toMatch(/See more .*No\. 4 .*No\. 5 .*No\. 6/);
  });

  it('offers none before the first message', () => {
    expect(threadWith(1, 6)).not.toContain('See more');
  });

  it('offers another attempt when earlier messages did not load', () => {
    expect(threadWith(4, 6, { failed: 'older' })).toContain('Try again');
  });
});
