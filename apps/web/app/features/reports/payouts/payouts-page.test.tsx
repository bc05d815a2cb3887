import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { PayoutList } from './payouts-page.tsx';

const balance = { available: 0, pending: 0, currency: 'USD' };
const NONE = { balance, next: null, data: [], held: [] };
const words = (changes: object) => wordsOf(<PayoutList known={{ ...NONE, ...changes }} />);

it('a lister without payouts reads where they will be', () => {
  expect(words({})).toMatch(/No payouts yet .*Payout account/);
});

it('the next payout and the balance stand above the list, each in its currency', () => {
  const sent = { id: 'po_1', amount: 812.4, currency: 'EUR', arrives_on: '2026-12-04' } as const;
  const text = words({
    balance: { available: 12.5, pending: 390, currency: 'EUR' },
    next: { amount: 812.4, currency: 'EUR', on: '2026-12-04' },
    data: [
      { ...sent, state: 'in_transit' },
      { ...sent, id: 'po_0', arrives_on: '2026-11-27', state: 'paid' },
    ],
  });
  expect(text).toMatch(/Next payout €812\.40 on Dec 4, 2026/);
  expect(text).toMatch(/Available €12\.50 Not available yet €390\.00/);
  expect(text).toMatch(/expected Dec 4, 2026 On its way .*arrived Nov 27, 2026 Paid/);
});

it('payouts that are held say so, with the way to what is missing', () => {
  expect(words({ held: ['external_account'] })).toMatch(/holds your payouts .*See what is missing/);
});
