import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../lib/testing.tsx';
import { InboxPane } from './inbox-pane.tsx';
import type { Card } from './merge-cards.ts';
import { MessagesContext } from './thread-actions.ts';
import type { Inbox } from './use-inbox.ts';

const STATE = { tab: 'current', show: 'all', filter: '' } as const;

const card = (id: number): Card => ({
  id,
  user_id: 100 + id,
  first_name: 'Ada',
  display_name: `Ada ${id}`,
  photo: null,
  listing_id: null,
  listing_title: null,
  thumbnail: null,
  message: 'Hello',
  from_user: 100 + id,
  created: '2026-06-05T12:00:00.000Z',
  date_last_updated: '2026-06-05T12:00:00.000Z',
  thread_is_read: true,
  unread: 0,
  last_seq: 1,
  archived: false,
  muted: false,
  unanswered: false,
  is_active: true,
  is_invited: false,
  version: id,
  abilities: { write: true, invite: false },
});

/** An inbox with so many of its threads loaded. */
function paneWith(size: number, changes: Partial<Inbox> = {}) {
  const inbox: Inbox = {
    state: STATE,
    cards: Array.from({ length: size }, (_, at) => card(at + 1)),
    next: null,
    total: 40,
    current: 40,
    all: 43,
    invited: [],
    isLoading: false,
    hasFailed: false,
    loadMore: () => Promise.resolve(),
    apply: () => undefined,
    ...changes,
  };
  return (
    <MessagesContext value={{ actions: {} as never, state: inbox.state }}>
      <InboxPane inbox={inbox} openId={null} isBeside={false} />
    </MessagesContext>
  );
}
const inboxWith = (size: number, changes: Partial<Inbox> = {}) => wordsOf(paneWith(size, changes));

describe('the inbox', () => {
  it('counts all, current and archived conversations', () => {
    expect(inboxWith(6)).toMatch(/43 conversations .*Current 40 Archived 3/);
  });

  it('offers more, or shows the end, from six loaded threads on', () => {
    for (const next of [null, 'a cursor']) {
      expect(inboxWith(5, { next })).not.toMatch(/See more|No more messages/);
    }
    expect(inboxWith(6, { next: 'a cursor' })).toContain('See more');
    expect(inboxWith(6)).toContain('No more messages');
  });

  it('offers another attempt when the next page did not load', () => {
    expect(inboxWith(6, { next: 'a cursor', hasFailed: true })).toContain('Try again');
  });

  it('offers the unread filter where it can filter, and while it does', () => {
    const archiveState = { ...STATE, tab: 'archived' } as const;
    const offers = (changes: Partial<Inbox>) =>
      htmlOf(paneWith(0, changes)).includes('aria-label="Show"');
    expect(offers({})).toBe(true);
    expect(offers({ current: 0 })).toBe(false);
    expect(offers({ state: archiveState })).toBe(false);
    for (const state of [STATE, archiveState]) {
      expect(offers({ current: 0, state: { ...state, show: 'unread' } })).toBe(true);
    }
  });
});
