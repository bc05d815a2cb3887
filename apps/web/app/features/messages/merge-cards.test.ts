import { describe, expect, it } from 'vitest';
import { inboxAddress, inboxSearch, readInboxState, threadAddress } from './inbox-state.ts';
import { type Card, mergeCards } from './merge-cards.ts';

const card = (id: number, more: Partial<Card> = {}): Card => ({
  id,
  user_id: 100 + id,
  first_name: 'Ada',
  display_name: `Ada ${id}`,
  photo: null,
  listing_id: 1,
  listing_title: 'Bunk house',
  thumbnail: null,
  message: 'Hello',
  from_user: 100 + id,
  created: '2026-06-05T12:00:00.000Z',
  date_last_updated: `2026-06-05T12:00:${String(id).padStart(2, '0')}.000Z`,
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
  ...more,
});
const current = { tab: 'current', show: 'all', filter: '' } as const;
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

describe('the inbox state', () => {
  it('moves a thread with a new message to the top', () => {
    const newer = card(1, { version: 9, date_last_updated: '2026-06-05T13:00:00.000Z' });
    expect(ids(mergeCards([card(2), card(1)], [newer], current))).toEqual([1, 2]);
  });

  it('adds and removes threads as they are archived', () => {
    const archivedCard = card(1, { archived: true, version: 9 });
    expect(ids(mergeCards([card(2), card(1)], [archivedCard], current))).toEqual([2]);
    expect(ids(mergeCards([], [archivedCard], { ...current, tab: 'archived' }))).toEqual([1]);
  });

  it('keeps search results, without adding to them', () => {
    const match = card(1, { match: { seq: 3, text: 'bunk' } });
    const state = { ...current, filter: 'bunk' };
    const next = mergeCards([match], [card(1, { version: 9, muted: true }), card(2)], state);
    expect(next).toHaveLength(1);
    expect(next[0]).toMatchObject({ muted: true, match: { seq: 3 } });
  });

  it('ignores older versions', () => {
    const newest = card(1, { version: 9, unread: 0 });
    expect(mergeCards([newest], [card(1, { version: 8, unread: 4 })], current)).toEqual([newest]);
  });

  it('shows an unread thread until the list opens again', () => {
    const state = { ...current, show: 'unread' } as const;
    const unread = card(1, { unread: 2 });
    expect(ids(mergeCards([unread], [card(1, { version: 9 }), card(2)], state))).toEqual([1]);
  });

  it('shows threads without an answer only while they wait for one', () => {
    const state = { ...current, show: 'unanswered' } as const;
    const waiting = card(1, { unanswered: true });
    const answered = card(1, { version: 9 });
    expect(ids(mergeCards([waiting], [card(2, { unanswered: true })], state))).toEqual([2, 1]);
    expect(ids(mergeCards([waiting], [answered, card(3)], state))).toEqual([]);
  });
});

describe('the address of the inbox', () => {
  it('holds tab, filter and thread, and ignores unknown values', () => {
    const state = readInboxState(new URLSearchParams('tab=archived&show=unread&filter=%20ada%20'));
    expect(state).toEqual({ tab: 'archived', show: 'unread', filter: 'ada' });
    expect(inboxAddress(state, { filter: '' })).toBe('/messages?tab=archived&show=unread');
    expect(threadAddress(7, current)).toBe('/chat/7');
    expect(threadAddress(7, state, 12)).toBe('/chat/7?tab=archived&show=unread&filter=ada&at=12');
    expect(readInboxState(new URLSearchParams('tab=x&show=1'))).toEqual(current);
    expect(inboxSearch(current)).toBe('');
  });
});
