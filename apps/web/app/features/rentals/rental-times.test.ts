import { describe, expect, it } from 'vitest';
import { dueTime, dueWhen, stayTime } from './rental-times.ts';

/** Newer versions of Node insert a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('the times of a rental', () => {
  it('are local to the crash pad', () => {
    expect(plain(stayTime('2027-03-20', '15:00', 'America/Los_Angeles', 'en'))).toBe(
      'Sat, Mar 20, 2027, 3:00 PM PDT',
    );
    expect(stayTime('2027-03-20', null, 'America/Los_Angeles', 'en')).toBe('Sat, Mar 20, 2027');
  });

  it('use the later hour for one that daylight saving skips', () => {
    expect(plain(stayTime('2027-03-14', '02:00', 'America/New_York', 'en'))).toBe(
      'Sun, Mar 14, 2027, 3:00 AM EDT',
    );
  });

  it('show a due time at the crash pad and in UTC', () => {
    expect(plain(dueTime('2027-06-05T07:00:00.000Z', 'America/New_York', 'en'))).toBe(
      'Sat, Jun 5, 2027, 3:00 AM EDT (7:00 AM UTC)',
    );
  });

  it('show the day in UTC if it differs', () => {
    expect(plain(dueTime('2027-06-05T07:00:00.000Z', 'Pacific/Honolulu', 'en'))).toBe(
      'Fri, Jun 4, 2027, 9:00 PM HST (Sat, Jun 5, 2027, 7:00 AM UTC)',
    );
  });

  it('show one time if local time is UTC', () => {
    expect(dueTime('2027-06-05T07:00:00.000Z', 'UTC', 'en')).toBe('Sat, Jun 5, 2027, 7:00 AM UTC');
  });
});

it('rent paid manually is due on a day at the crash pad, a card is charged at an hour', () => {
  const due_at = '2027-03-01T07:00:00.000Z';
  const manual = { due_at, charged_at: null };
  expect(dueWhen(manual, 'America/New_York', 'en')).toBe('Mar 1, 2027');
  expect(dueWhen(manual, 'Pacific/Honolulu', 'en')).toBe('Mar 1, 2027');
  // Accepted late: due at once.
  const late = '2027-03-02T01:00:00Z';
  expect(dueWhen({ due_at: late, charged_at: null }, 'Pacific/Honolulu', 'en')).toBe('Mar 1, 2027');
  expect(dueWhen({ due_at, charged_at: due_at }, 'America/New_York', 'en')).toMatch(/7:00.AM.UTC/);
});
