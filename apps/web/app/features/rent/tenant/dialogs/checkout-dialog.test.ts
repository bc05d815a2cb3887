import { describe, expect, it } from 'vitest';
import { checkCheckout, earliestCheckout } from './checkout-dialog.tsx';

const keysOf = (date: string) =>
  checkCheckout({ date, time: '11:00' }, '2027-03-20', '2027-03-25').map(({ key }) => key);

describe('a requested check-out', () => {
  it('requires a date that has not passed', () => {
    expect(keysOf('')).toEqual(['check_out_date_is_required']);
    expect(keysOf('2027-03-24')).toEqual(['date_is_before_today']);
    expect(keysOf('2027-03-25')).toEqual([]);
    const open = { date: '2027-03-25', time: '' };
    expect(checkCheckout(open, '2027-03-20', '2027-03-25').map(({ key }) => key)).toEqual([
      'check_out_time_is_required',
    ]);
  });

  it('must be after check-in', () => {
    expect(
      checkCheckout({ date: '2027-03-20', time: '11:00' }, '2027-03-20', '2027-03-01'),
    ).toEqual([{ field: 'checkout_date', key: 'check_out_is_before_check_in' }]);
    expect(earliestCheckout('2027-03-20', '2027-03-01')).toBe('2027-03-21');
    expect(earliestCheckout('2027-03-20', '2027-03-25')).toBe('2027-03-25');
  });
});
