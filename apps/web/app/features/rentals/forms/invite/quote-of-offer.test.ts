import { describe, expect, it } from 'vitest';
import { quoteOfOffer } from './quote-of-offer.ts';

const typed = {
  rental_amount: '400',
  deposit: '200',
  payment_date: '1',
  start_date: '2027-03-20',
  end_date: '',
};
const now = new Date('2027-03-01T12:00:00Z');

describe('the quote of an unsaved offer', () => {
  it('shows the deposit, the first rent by days, and the monthly rent', () => {
    expect(quoteOfOffer(typed, now)).toEqual({
      today: [{ kind: 'deposit', amount: 200 }],
      first_rent: {
        amount: 154.84,
        due_at: '2027-03-20T07:00:00.000Z',
        period_from: '2027-03-20',
        period_to: '2027-04-01',
      },
      // biome-ignore lint/suspicious/noThenProperty: the API names it so, and it is no function.
      then: { amount: 400, payment_date: 1 },
    });
  });

  it('requires rent, check-in and payment day, and a valid check-out', () => {
    for (const missing of ['rental_amount', 'start_date', 'payment_date']) {
      expect(quoteOfOffer({ ...typed, [missing]: '' }, now)).toBeNull();
    }
    expect(quoteOfOffer({ ...typed, end_date: '2027-03-20' }, now)).toBeNull();
    expect(quoteOfOffer({ ...typed, rental_amount: '400.' }, now)).toBeNull();
    expect(quoteOfOffer({ ...typed, rental_amount: '100001' }, now)).toBeNull();
  });

  it('ends with the stay', () => {
    const quote = quoteOfOffer({ ...typed, end_date: '2027-03-25', deposit: '' }, now);
    expect(quote?.today).toEqual([]);
    expect(quote?.first_rent).toMatchObject({ amount: 64.52, period_to: '2027-03-25' });
  });
});
