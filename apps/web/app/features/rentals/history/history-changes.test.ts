import { describe, expect, it } from 'vitest';
import { changesIn, earlierDay } from './history-changes.ts';

describe('the changes of an entry', () => {
  it('join a date and its time with the time zone, and format amounts', () => {
    const changes = changesIn(
      {
        rental_amount: { from: 300, to: 310.5 },
        checkout_date: { from: null, to: '2027-06-01' },
        checkout_time: { from: null, to: '10:00' },
      },
      'en',
      'America/Anchorage',
    );
    expect(
      changes.map(({ field, from, to }) => [field, from, to?.replace(/\u202f/g, ' ')]),
    ).toEqual([
      ['check_out', null, 'Jun 1, 2027, 10:00 AM AKDT'],
      ['rental_amount', '$300.00', '$310.50'],
    ]);
  });

  it('name the day and the time zone of a changed hour', () => {
    const at = (from: string, to: string) => ({ from, to });
    const textsOf = (summary: Parameters<typeof changesIn>[0]) =>
      changesIn(summary, 'en', 'America/Anchorage').map(({ from, to }) =>
        [from, to].map((text) => text?.replace(/\u202f/g, ' ')),
      );
    expect(
      textsOf({
        checkout_date: at('2027-06-01', '2027-06-01'),
        checkout_time: at('10:00', '14:00'),
      }),
    ).toEqual([['Jun 1, 2027, 10:00 AM AKDT', 'Jun 1, 2027, 2:00 PM AKDT']]);
    // An older server leaves out what has not changed.
    expect(textsOf({ start_time: at('10:00', '14:00') })).toEqual([
      ['10:00 AM (Anchorage)', '2:00 PM (Anchorage)'],
    ]);
  });

  it('leave out unchanged and private fields', () => {
    expect(
      changesIn({ fee_id: { from: null, to: 'x' }, airline: { from: '', to: null } }, 'en', 'UTC'),
    ).toEqual([]);
    expect(changesIn({ payment_date: { from: 1, to: 15 } }, 'en', 'UTC')).toEqual([
      { field: 'payment_date', from: '1', to: '15' },
    ]);
  });

  it('name unused rent with its days, and the deposit', () => {
    const removal = {
      unused_rent: { from: null, to: 146.67 },
      unused_days: { from: '2027-06-20', to: '2027-07-01' },
      deposit_held: { from: null, to: 90 },
    };
    expect(changesIn(removal, 'en', 'UTC').map(({ field, from, to }) => [field, from, to])).toEqual(
      [
        ['unused_rent', null, '$146.67, Jun 20 – 30, 2027'],
        ['deposit_held', null, '$90.00'],
      ],
    );
  });

  it('show what was removed', () => {
    expect(changesIn({ end_date: { from: '2027-06-01', to: null } }, 'en', 'UTC')).toEqual([
      { field: 'agreed_end', from: 'Jun 1, 2027', to: null },
    ]);
  });
});

describe('the day of a payment that was recorded later', () => {
  const money = { amount: 40, payment_for: 'rent', method: 'cash', state: null, kept: 0 } as const;
  const dayOf = (created_at: string, time_zone: string, paid_on = '2027-03-01') =>
    earlierDay({
      ...{ action: 'add_payment', created_at, time_zone },
      money: {
        ...money,
        period_from: null,
        period_to: null,
        shares: [],
        deductions: [],
        credit: 0,
        reopened: null,
        paid_on,
      },
    });

  it('counts days at the crash pad', () => {
    expect(dayOf('2027-03-01T20:00:00Z', 'Australia/Sydney')).toBe('2027-03-01');
    expect(dayOf('2027-03-02T05:00:00Z', 'Pacific/Honolulu')).toBeNull();
    expect(dayOf('2027-03-01T12:00:00Z', 'UTC')).toBeNull();
  });
});
