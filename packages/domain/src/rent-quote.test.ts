import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAID_BY } from './money-lists.ts';
import { dueRent, firstBilledDay, rentPeriods } from './rent.ts';
import { type QuotedOffer, quoteInDollars, quoteRent } from './rent-quote.ts';
import { AUTOPAY } from './rental-lifecycle.ts';
import { addDays } from './zoned-time.ts';

const offer = (start_date: string, more: Partial<QuotedOffer> = {}): QuotedOffer => ({
  ...{ start_date, checkout_date: null, deposit: 0, auto_pay: AUTOPAY.off },
  terms: [{ from_date: start_date, rental_amount: 40_000, payment_date: 1 }],
  ...more,
});

it('quotes the deposit and the current period of a late acceptance as due today', () => {
  const quote = quoteRent(
    offer('2027-03-05', { deposit: 20_000 }),
    new Date('2027-03-10T12:00:00Z'),
  );
  expect(quote.today).toEqual([
    { kind: 'deposit', amount: 20_000, by: PAID_BY.manual },
    { kind: 'rent', amount: 34_839, by: PAID_BY.manual },
  ]);
  expect(quote.first_rent?.from).toBe('2027-04-01');
  expect(quote.monthly).toEqual({ amount: 40_000, payment_date: 1 });
});

it('lists every charge of a stay with an agreed end in place of the monthly rent', () => {
  const stay = offer('2028-12-16', { checkout_date: '2029-02-15', auto_pay: AUTOPAY.on });
  const quote = quoteInDollars(quoteRent(stay, new Date('2028-11-01T12:00:00Z')));
  expect(quote.then).toBeNull();
  expect(quote.charges).toEqual([
    {
      ...{ kind: 'rent', amount: 206.45, due_at: '2028-12-16T07:00:00.000Z' },
      ...{ period_from: '2028-12-16', period_to: '2029-01-01' },
    },
    {
      ...{ kind: 'rent', amount: 400, due_at: '2029-01-01T07:00:00.000Z' },
      ...{ period_from: '2029-01-01', period_to: '2029-02-01' },
    },
    {
      ...{ kind: 'rent', amount: 200, due_at: '2029-02-01T07:00:00.000Z' },
      ...{ period_from: '2029-02-01', period_to: '2029-02-15' },
    },
  ]);
  expect(quote.total).toBe(806.45);
});

it('adds up $206.45, $400.00 and $180.65 to $787.10', () => {
  const stay = offer('2029-05-16', { checkout_date: '2029-07-15' });
  const { agreed } = quoteRent(stay, new Date('2029-01-01T00:00:00Z'));
  expect(agreed?.charges.map(({ amount }) => amount)).toEqual([20_645, 40_000, 18_065]);
  expect(agreed?.total).toBe(78_710);
});

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2027-01-01', days));
const offers = fc.record({
  start: day,
  nights: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
  payment_date: fc.integer({ min: 1, max: 28 }),
  rental_amount: fc.integer({ min: 0, max: 500_000 }),
  deposit: fc.integer({ min: 0, max: 1 }).map((item) => item * 20_000),
  /** Relative to check-in. */
  acceptedHours: fc.integer({ min: -2000, max: 9000 }),
});

it('quotes exactly what is charged later', () => {
  fc.assert(
    fc.property(
      offers,
      ({ start, nights, payment_date, rental_amount, deposit, acceptedHours }) => {
        const terms = [{ from_date: start, rental_amount, payment_date }];
        const checkout_date = nights === null ? null : addDays(start, nights);
        const stay = offer(start, { terms, checkout_date, deposit });
        const now = new Date(Date.parse(`${start}T07:00:00Z`) + acceptedHours * 3_600_000);
        if (checkout_date !== null && now >= new Date(`${checkout_date}T00:00:00Z`)) return;
        const { today, first_rent, agreed } = quoteRent(stay, now);
        const firstDay = firstBilledDay(stay, now);
        if (agreed === null) {
          const rents = today.filter(({ kind }) => kind === 'rent').map(({ amount }) => amount);
          if (first_rent !== null) rents.push(first_rent.amount);
          const charged: number[] = [];
          for (const { amount } of rentPeriods(stay, firstDay)) {
            if (charged.push(amount) >= rents.length) break;
          }
          if (rents.length > 0) expect(rents).toEqual(charged);
          return;
        }
        const end = new Date(`${checkout_date}T07:00:00Z`);
        const charged = dueRent(stay, firstDay, end);
        const rents = agreed.charges.filter(({ kind }) => kind === 'rent');
        expect(rents.map(({ amount, from, to }) => [amount, from, to])).toEqual(
          charged.map(({ amount, from, to }) => [amount, from, to]),
        );
        for (const [at, { due_at }] of charged.entries()) {
          expect(rents[at]?.due_at ?? null).toEqual(due_at < now ? null : due_at);
        }
        expect(agreed.total).toBe(deposit + charged.reduce((sum, { amount }) => sum + amount, 0));
      },
    ),
  );
});
