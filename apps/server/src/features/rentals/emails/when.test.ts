import { instantAt } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { mailTexts } from '../../../platform/texts.ts';
import { formatDue, formatStayTime, formatWhen, rentPerMonth } from './when.ts';

const textsOf = mailTexts('rentals/emails', { brand: 'crashpad' });

it.each([
  ['2026-03-20', '15:00', 'America/New_York', 'March 20, 2026 at 3:00 PM EDT (7:00 PM UTC)'],
  ['2026-01-20', '15:00', 'America/New_York', 'January 20, 2026 at 3:00 PM EST (8:00 PM UTC)'],
  [
    '2026-03-20',
    '22:00',
    'America/New_York',
    'March 20, 2026 at 10:00 PM EDT (March 21, 2:00 AM UTC)',
  ],
  [
    '2026-12-31',
    '20:00',
    'Pacific/Honolulu',
    'December 31, 2026 at 8:00 PM HST (January 1, 6:00 AM UTC)',
  ],
  // Daylight saving skips the hour, so it is an hour later.
  ['2026-03-08', '02:00', 'America/New_York', 'March 8, 2026 at 3:00 AM EDT (7:00 AM UTC)'],
])('writes %s %s in %s as the clock there and in UTC', (date, time, zone, text) => {
  expect(formatWhen(instantAt(date, time, zone), zone, 'en')).toBe(text);
});

it('names UTC only for a charge, and an hour only for a charge or a stay', () => {
  const zone = 'America/New_York';
  expect(formatStayTime('2026-03-20', '15:00', zone, 'en')).toBe('March 20, 2026 at 3:00 PM EDT');
  const due = new Date('2026-03-20T07:00:00Z');
  const dueBy = (isCharged: boolean, timeZone: string) =>
    formatDue(due, { isCharged, timeZone }, 'en');
  expect(dueBy(true, zone)).toBe('March 20, 2026 at 3:00 AM EDT (7:00 AM UTC)');
  expect(dueBy(false, zone)).toBe('March 20, 2026');
  // It was agreed for the 20th, although a card is charged on the evening before.
  expect(dueBy(false, 'Pacific/Honolulu')).toBe('March 20, 2026');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [28, '28th'],
])('writes the payment day %i as %s', (day, text) => {
  expect(rentPerMonth(40_000, day, textsOf('en'))).toBe(`$400.00 per month, due on the ${text}`);
});

it('formats days in the language of the email', () => {
  const instant = new Date('2026-03-21T02:00:00Z');
  const written = formatWhen(instant, 'America/New_York', 'es');
  expect(written).toMatch(
    /^20 de marzo de 2026.*10:00.p\.m\., hora de Nueva York \(21 de marzo, 2:00.a\.m\. UTC\)$/,
  );
});
