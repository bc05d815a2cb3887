import { describe, expect, it } from 'vitest';
import { type Message, mergeMessages, rowsOf, withoutGaps } from './message-rows.ts';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: 1000 + seq,
  thread_id: 1,
  seq,
  from_user: 7,
  to: 8,
  listing_id: 5,
  listing_title: 'Bunk house',
  message: `No. ${seq}`,
  created: `2026-06-05T12:00:${String(seq).padStart(2, '0')}.000Z`,
  ...more,
});
const options = { memberId: 7, newAfter: null, timeZone: 'UTC' };
const kinds = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.is === 'message' ? row.message.seq : row.is));

describe('thread rows', () => {
  it('show each message once and in order, whichever call returned it', () => {
    const before = [message(2), message(3)];
    const messages = mergeMessages(before, [message(4), message(3), message(1)]);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(mergeMessages(before, [message(3)])).toBe(before);
  });

  it('start after the last gap', () => {
    const seqs = (list: readonly Message[]) => list.map(({ seq }) => seq);
    expect(seqs(withoutGaps([message(1), message(2), message(5), message(6)]))).toEqual([5, 6]);
    expect(seqs(withoutGaps([message(4), message(5)]))).toEqual([4, 5]);
    expect(withoutGaps([])).toEqual([]);
  });

  it('are grouped by local day', () => {
    const late = [
      message(1, { created: '2026-06-05T23:30:00.000Z' }),
      message(2, { created: '2026-06-06T00:30:00.000Z' }),
    ];
    expect(kinds(rowsOf(late, options))).toEqual(['day', 'listing', 1, 'day', 2]);
    const inNewYork = rowsOf(late, { ...options, timeZone: 'America/New_York' });
    expect(kinds(inNewYork)).toEqual(['day', 'listing', 1, 2]);
  });

  it('mark where new messages start, and where the listing changes', () => {
    const all = [
      message(1),
      message(2, { from_user: 8 }),
      message(3, { from_user: 8, listing_id: 6, listing_title: 'Attic' }),
    ];
    expect(kinds(rowsOf(all, { ...options, newAfter: 1 }))).toEqual([
      'day',
      'listing',
      1,
      'new',
      2,
      'listing',
      3,
    ]);
    expect(kinds(rowsOf(all, { ...options, newAfter: 0 })).slice(0, 4)).toEqual([
      'day',
      'listing',
      1,
      'new',
    ]);
    expect(kinds(rowsOf(all, { ...options, newAfter: 3 }))).not.toContain('new');
  });

  it('show the caution once, and again the next day or after an answer', () => {
    const from = (seq: number, more: Partial<Message> = {}) =>
      message(seq, { from_user: 8, caution: true, ...more });
    const rows = rowsOf(
      [
        from(1, { caution: false }),
        from(2),
        from(3, { caution: false }),
        from(4),
        message(5),
        from(6),
        from(7, { created: '2026-06-06T12:00:07.000Z' }),
      ],
      options,
    );
    const cautions = rows.flatMap((row) =>
      row.is === 'message' && row.hasCaution ? [row.message.seq] : [],
    );
    expect(cautions).toEqual([2, 6, 7]);
  });

  it('group messages of one author within minutes', () => {
    const rows = rowsOf(
      [
        message(1),
        message(2),
        message(3, { from_user: 8 }),
        message(4, { from_user: 8, created: '2026-06-05T13:00:00.000Z' }),
      ],
      options,
    );
    const ends = rows.flatMap((row) => (row.is === 'message' ? [[row.isFirst, row.isLast]] : []));
    expect(ends).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });
});
