import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { SettleCards } from './settle-cards.tsx';

const NOTHING = {
  ...{ unused: null, unused_manual: 0, unused_days: null, credit: 0 },
  ...{ open: [], deposit_held: 0 },
  ...{ refunds_pending: 0, agreed_end: null, settled_at: null },
};
const card = (settlement: object, more: object = {}) => {
  const rental = {
    ...{ id: 7, role: 'lister', display_name: 'Ada L.', location: 'The Nest' },
    ...{ checkout_date: '2027-06-15', checkout_reason: 'The roof leaks.' },
    settlement: { ...NOTHING, ...settlement },
    ...{ objections: [], open_charges: [], ...more },
  };
  return wordsOf(<SettleCards rentals={[rental as never]} />);
};

it('the card of an ended stay has a button for each part, and waits for the deposit', () => {
  const open = { charge_id: 1, amount: 120, period_from: '2027-06-01', period_to: '2027-06-15' };
  const unused_days = { from: '2027-06-15', to: '2027-07-01' };
  const unusedRent = { amount: 213.33, charge_id: 2, rows: [{ charge_id: 2, amount: 213.33 }] };
  expect(
    card({
      unused: unusedRent,
      unused_days,
      unused_manual: 40,
      credit: 25,
      open: [open],
      deposit_held: 90,
    }),
  ).toBe(
    'Settle with Ada L. The Nest, until Jun 15, 2027 Unused days: Jun 15 – 30, 2027. Reason: The roof leaks. ' +
      '$213.33 of unused rent, paid by card Return it ' +
      '$40.00 of unused rent, paid directly Return rent ' +
      '$25.00 of credit Return or keep $120.00 of open rent: Jun 1 – 14, 2027 Record payment ' +
      '$90.00 deposit held Settle deposit Done Settle the deposit first.',
  );
});

it('Done says what the lister keeps', () => {
  const says = ' Done If you are done, you keep $278.33.';
  expect(card({ unused: { amount: 213.33 }, unused_manual: 40, credit: 25 })).toContain(says);
  const open = { charge_id: 1, amount: 120, period_from: '2027-06-01', period_to: '2027-06-15' };
  expect(card({ open: [open] })).not.toContain('you keep');
});

it('a refund that the bank returned says when it is tried again, and can be returned another way', () => {
  const retriedRefund = { refund_id: 3, amount: 335.48, returned_on: '2026-12-07' };
  const refunds_retried = [{ ...retriedRefund, next_try_on: '2026-12-08' }];
  const words = card({ refunds_pending: 335.48, refunds_retried });
  const says = 'The bank returned $335.48 on Dec 7, 2026. We try again on Dec 8, 2026.';
  expect(words).toContain(`${says} Return it another way Done Wait for the refund, or return`);
  expect(words).not.toContain('on its way');
  expect(card({ refunds_pending: 385.48, refunds_retried })).toContain('$50.00 on its way back');
});

it('a refund on its way has no button, and Done waits for the bank', () => {
  const words = card({ refunds_pending: 50 });
  expect(words).toContain(
    '$50.00 on its way back Done The bank hasn&#x27;t confirmed a refund yet.',
  );
});

it.each([
  ['settled', { settled_at: '2027-06-20T10:00:00Z', unused: { amount: 213.33 } }, false],
  ['without anything left', {}, false],
  ['to settle', { credit: 25 }, true],
])(
  'an objection after the end waits where the lister settles: a stay %s',
  (_, settlement, isOpen) => {
    const objection = {
      ...{ id: 5, charge_id: 1, refund_id: 2, line: 0, about: 'deduction', amount: 40 },
      ...{ days: { from: '2027-06-16', to: null }, reason: 'Broken lamp', text: 'It was old' },
      ...{ on: '2027-06-21', answer: null, withdrawn_on: null },
    };
    const words = card(settlement, { objections: [objection] });
    expect(words).toMatch(/^Settle with Ada L\. .*: “It was old” Answer objection/);
    expect(words.includes('Done')).toBe(isOpen);
  },
);
