import { describe, expect, it } from 'vitest';
import { dueTime, hourOfDay, periodDays, shortDate, stayTime } from './rental-times.ts';

/** Newer versions of Node put a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('the times of a rental', () => {
  it('are those of the crash pad', () => {
    expect(plain(stayTime('2027-03-20', '15:00', 'America/Los_Angeles'))).toBe(
      'Sat, Mar 20, 2027, 3:00 PM PDT',
    );
    expect(stayTime('2027-03-20', null, 'America/Los_Angeles')).toBe('Sat, Mar 20, 2027');
  });

  it('name the later hour for one that daylight saving skips', () => {
    expect(plain(stayTime('2027-03-14', '02:00', 'America/New_York'))).toBe(
      'Sun, Mar 14, 2027, 3:00 AM EDT',
    );
  });

  it('say when a charge is due in UTC and there', () => {
    expect(plain(dueTime('2027-06-05T07:00:00.000Z', 'America/New_York'))).toBe(
      'Sat, Jun 5, 2027, 07:00 UTC (3:00 AM EDT)',
    );
  });

  it('name the day there where it is another', () => {
    expect(plain(dueTime('2027-06-05T07:00:00.000Z', 'Pacific/Honolulu'))).toBe(
      'Sat, Jun 5, 2027, 07:00 UTC (Fri, Jun 4, 2027, 9:00 PM HST)',
    );
  });

  it('say it once where the clocks show UTC', () => {
    expect(dueTime('2027-06-05T07:00:00.000Z', 'UTC')).toBe('Sat, Jun 5, 2027, 07:00 UTC');
  });

  it('write dates and hours', () => {
    expect(shortDate('2027-01-01')).toBe('Jan 1, 2027');
    expect(plain(hourOfDay('00:00'))).toBe('12:00 AM');
    expect(plain(hourOfDay('15:00'))).toBe('3:00 PM');
  });

  it('name the days of a period once, without the day on which the next one begins', () => {
    expect(periodDays('2026-11-01', '2026-12-01')).toBe('Nov 1 – 30, 2026');
    expect(periodDays('2026-12-15', '2027-01-15')).toBe('Dec 15, 2026 – Jan 14, 2027');
    expect(periodDays('2026-11-30', '2026-12-01')).toBe('Nov 30, 2026');
  });
});
