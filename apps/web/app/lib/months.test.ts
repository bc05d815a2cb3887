import { expect, it } from 'vitest';
import { monthName, readMonth, shiftMonth } from './months.ts';

it('months are parsed, added and formatted across years', () => {
  expect(readMonth('2027-03')).toBe('2027-03');
  for (const wrong of [null, '', '2027-13', '2027-3', '2027-03-01', '9999-12']) {
    expect(readMonth(wrong)).toBeNull();
  }
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(shiftMonth('2027-12', 1)).toBe('2028-01');
  expect(monthName('2027-03', 'en')).toBe('March 2027');
});
