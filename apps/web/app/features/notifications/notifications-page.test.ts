import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { byDay } from './notifications-page.tsx';

const clock = { locale: 'en', timeZone: 'America/New_York' } as const;
const words = { today: 'Today', yesterday: 'Yesterday' };
const READ = { is_read: true, is_opened: true };
const at = (id: number, created: string): contract.notifications.Notification => ({
  ...{ id, created, kind: 'payouts_ready', data: {}, person: null, listing: null, ...READ },
});

it('notifications are grouped by local day, newest first', () => {
  const now = new Date('2026-06-05T03:30:00Z');
  const days = byDay(
    [
      at(4, '2026-06-05T03:00:00.000Z'),
      at(3, '2026-06-04T05:00:00.000Z'),
      at(2, '2026-06-04T03:59:00.000Z'),
      at(1, '2025-12-31T12:00:00.000Z'),
    ],
    clock,
    words,
    now,
  );
  expect(
    days.map(({ title, notifications }) => [title, notifications.map(({ id }) => id)]),
  ).toEqual([
    ['Today', [4, 3]],
    ['Yesterday', [2]],
    ['Wednesday, December 31, 2025', [1]],
  ]);
});

it('a list without notifications has no groups', () => {
  expect(byDay([], clock, words, new Date())).toEqual([]);
});
