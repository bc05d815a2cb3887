import type { StayEnding } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { PastRentals } from './past-rentals.tsx';

const rental = {
  ...{ id: 7, status: 'complete', phase: 'ended', closed_as: 'checked_out', location: 'The Nest' },
  ...{ room_name: 'Room 1', bed_name: 'Bed 1', time_zone: 'UTC', lister: { display_name: 'Lea' } },
  ...{ start_date: '2027-06-01', checkout_date: '2027-06-20', checkout_reason: null },
  ...{ deposit_state: { state: 'none' }, settlement: null, credit_kept: null, ended_as: null },
  ...{ open_charge: null, open_charges: [], hold: null, owed: null, objections: [], abilities: {} },
  returned_refunds: [],
};
const words = (more: object) => {
  const payer = { user: {}, card: null, payable: [], objectionable: [] };
  return wordsOf(
    <PastRentals rentals={[{ ...rental, ...more } as never]} payer={payer as never} next={null} />,
  );
};

it.each([
  ['left', 'You left.'],
  ['checked_out', 'Lea checked you out.'],
  ['confirmed', 'Your stay ended on the day you asked for, which Lea confirmed.'],
  ['set', 'Your stay ended on the day that Lea set.'],
  ['agreed', 'Your stay ended on the agreed day.'],
] as const satisfies [StayEnding, string][])(
  'the tenant reads who ended a stay: %s',
  (ended_as, says) => {
    expect(words({ ended_as })).toContain(says);
  },
);

it('credit that was kept stays on the card of a past stay, with its reason', () => {
  const credit_kept = { amount: 25, reason: 'A broken lamp' };
  expect(words({ credit_kept })).toContain('Lea kept your credit of $25.00. Reason: A broken lamp');
});

it.each([null, '2027-06-21T10:00:00Z'])(
  'rent that was canceled and a deposit that was never paid stay on the card of a past stay, settled at %s',
  (settled_at) => {
    const settlement = {
      ...{ unused: null, unused_manual: 0, unused_days: null, returned: null, credit: 0, open: [] },
      ...{ deposit_held: 0, deposit_unpaid: 150, refunds_pending: 0, agreed_end: null, settled_at },
      canceled: [
        { charge_id: 1, amount: 232.26, period_from: '2027-06-01', period_to: '2027-06-15' },
      ],
    };
    const deposit_state = {
      ...{
        state: 'due',
        agreed: 150,
        paid: 0,
        held: 0,
        returned: 0,
        kept: 0,
        taken_back: 0,
        disputed: 0,
      },
      ...{ open: 0, requested: 0, by: 'hand', paid_on: null, hold: null, reasons: [] },
    };
    const row = words({ settlement, deposit_state });
    expect(row).toContain('The rent of $232.26 for Jun 1 – 14, 2027 is canceled.');
    expect(row).toContain('Deposit $150.00, not paid and no longer due');
  },
);

it('a refund that the bank has sent back stays on the card of a past stay', () => {
  const returned_refunds = [{ id: 1, amount: 50, on: '2027-06-25' }];
  expect(words({ returned_refunds })).toContain(
    'Your bank sent back a refund of $50.00 It came back on Jun 25, 2027. Lea has to return it another way.',
  );
  expect(words({})).not.toContain('sent back');
});

it('an objection that waits for its answer stays on the card of a past stay', () => {
  const objection = {
    ...{ id: 5, charge_id: 1, refund_id: 2, line: 0, about: 'deduction', amount: 40 },
    ...{ days: { from: '2027-06-25', to: null }, reason: 'Broken lamp', text: 'It was old' },
    ...{ on: '2027-06-26', answer: null, withdrawn_on: null },
  };
  const card = words({ objections: [objection] });
  expect(card).toContain('Objection of Jun 26, 2027: “It was old”');
  expect(card).toContain('Withdraw objection');
});

it('a payment of a past stay in which nothing is owed can be objected to on its card', () => {
  const objectionable = [{ about: 'entry', refund_id: null, line: null, amount: 400 }];
  const paid = { on: '2027-06-02', kind: 'payment', amount: -400, balance: 0, transaction_id: 9 };
  const payer = { user: {}, card: null, payable: [], objectionable: [{ id: 9, objectionable }] };
  const card = wordsOf(
    <PastRentals
      rentals={[rental as never]}
      payer={payer as never}
      next={null}
      accounts={{ [rental.id]: [paid as never] }}
    />,
  );
  expect(card).toContain('Payment Something is wrong');
});
