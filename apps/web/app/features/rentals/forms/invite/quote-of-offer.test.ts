import { PAID_BY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { quoteOfOffer } from './quote-of-offer.ts';

const offer = {
  rental_amount: '400',
  deposit: '200',
  payment_date: '1',
  start_date: '2027-03-20',
  end_date: '',
  auto_pay: '0',
};
const now = new Date('2027-03-01T12:00:00Z');

describe('the quote of an unsaved offer', () => {
  it('shows the deposit, the first rent by days, and the monthly rent', () => {
    expect(quoteOfOffer(offer, now)).toEqual({
      today: [{ kind: 'deposit', amount: 200, by: PAID_BY.manual }],
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
      expect(quoteOfOffer({ ...offer, [missing]: '' }, now)).toBeNull();
    }
    expect(quoteOfOffer({ ...offer, end_date: '2027-03-20' }, now)).toBeNull();
    expect(quoteOfOffer({ ...offer, rental_amount: '400.' }, now)).toBeNull();
    expect(quoteOfOffer({ ...offer, rental_amount: '100001' }, now)).toBeNull();
  });

  it('names every charge of a stay with an agreed end, and their total', () => {
    const stay = { ...offer, start_date: '2027-03-16', end_date: '2027-05-15', deposit: '' };
    const quote = quoteOfOffer({ ...stay, auto_pay: '1' }, now);
    expect(quote).toMatchObject({ today: [], total: 787.1 });
    expect(quote?.then).toBeNull();
    expect(quote?.charges?.map(({ amount, period_to }) => [amount, period_to])).toEqual([
      [206.45, '2027-04-01'],
      [400, '2027-05-01'],
      [180.65, '2027-05-15'],
    ]);
  });

  it('charges the deposit by AutoPay if that is chosen', () => {
    const { today, total } =
      quoteOfOffer({ ...offer, auto_pay: '1', end_date: '2027-03-25' }, now) ?? {};
    expect(today).toEqual([{ kind: 'deposit', amount: 200, by: 'autopay' }]);
    expect(total).toBe(264.52);
  });

  it('is missing for a check-in before today, unless it was agreed before', () => {
    const past = { ...offer, start_date: '2027-02-28' };
    expect(quoteOfOffer(past, now)).toBeNull();
    const rental = { start_date: '2027-02-28', time_zone: 'UTC', holds_deposit: false };
    expect(quoteOfOffer(past, now, { ...rental, start_date: '2027-02-27' })).toBeNull();
    expect(quoteOfOffer(past, now, rental)?.today).toHaveLength(2);
    const held = quoteOfOffer(past, now, { ...rental, holds_deposit: true });
    expect(held?.today.map(({ kind }) => kind)).toEqual(['rent']);
  });
});
