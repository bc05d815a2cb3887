import { expect, it } from 'vitest';
import { addDays, dayInMonth, daysBetween, instantAt, localDate, localTime } from './zoned-time.ts';

it.each([
  ['2027-01-15', '15:00', 'America/New_York', '2027-01-15T20:00:00.000Z'],
  ['2027-07-15', '15:00', 'America/New_York', '2027-07-15T19:00:00.000Z'],
  ['2027-01-15', '10:00', 'Pacific/Honolulu', '2027-01-15T20:00:00.000Z'],
  ['2027-01-15', '10:00', 'Pacific/Kiritimati', '2027-01-14T20:00:00.000Z'],
  ['2027-01-15', '10:00', 'Asia/Kolkata', '2027-01-15T04:30:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, expected) => {
  const instant = instantAt(date, time, zone);
  expect(instant.toISOString()).toBe(expected);
  expect(localTime(instant, zone)).toEqual({ date, time });
});

it('moves a skipped hour forward and takes the first of a repeated one', () => {
  expect(instantAt('2027-03-14', '02:00', 'America/New_York').toISOString()).toBe(
    '2027-03-14T07:00:00.000Z',
  );
  expect(instantAt('2027-11-07', '01:00', 'America/New_York').toISOString()).toBe(
    '2027-11-07T05:00:00.000Z',
  );
});

it('returns the date of a place on either side of the date line', () => {
  const instant = new Date('2027-01-15T11:00:00Z');
  expect(localDate(instant, 'Pacific/Kiritimati')).toBe('2027-01-16');
  expect(localDate(instant, 'Pacific/Pago_Pago')).toBe('2027-01-15');
});

it('counts calendar days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31);
});

it('stays in the calendar of years with four digits', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  expect(addDays('0001-01-01', 31)).toBe('0001-02-01');
  expect(dayInMonth(9999, 12, 1)).toBe('9999-12-31');
  expect(dayInMonth(1, 1, 5)).toBe('0001-02-05');
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
    for (const date of ['0001-01-01', '9999-12-31']) {
      const instant = instantAt(date, '23:00', zone);
      expect(localDate(instant, zone)).toMatch(/^(0001-01-0\d|9999-12-\d\d)$/);
    }
  }
});
