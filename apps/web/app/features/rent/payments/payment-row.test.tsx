import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { PaymentRow } from './payment-row.tsx';

const payment = {
  ...{ id: 7, type: 'manual', status: 'paid', state: 'paid', payment_for: 'deposit' },
  ...{ amount: 200, refund: 180, kept: 20, kept_reasons: ['Cleaning', 'Lost key'] },
  ...{ paid_on: '2027-03-05', provider: 'cash', notes: '', voided: null, written_off: null },
  ...{ location_name: 'Bunk house', room_and_bed: '', tenant_name: 'Tia M.', lister_name: 'Lea' },
  ...{
    period_from: null,
    period_to: null,
    periods: [],
    credit: 0,
    credit_goes_to: 'next',
    rest: null,
    dispute: null,
  },
  ...{ refunds: [], objections: [], objectionable: [], abilities: {}, hold: null },
};

it.each(['lister', 'tenant'])('what was kept of a payment stands with its reasons: %s', (role) => {
  const row = wordsOf(<PaymentRow payment={{ ...payment, role } as never} />);
  expect(row).toContain('$20.00 kept: Cleaning, Lost key');
});

it.each(['lister', 'tenant'])(
  'objections to two deductions say which, and what is open: %s',
  (role) => {
    const objection = {
      ...{ id: 1, about: 'deduction', charge_id: 7, refund_id: 3, line: 0, amount: 25 },
      ...{ days: { from: '2026-11-28', to: null }, text: 'It was broken.', on: '2026-11-29' },
      ...{ answer: null, answered_on: null, withdrawn_on: null, is_seen: false },
    };
    const answerFields = { answer: 'I have a photo.', answered_on: '2026-11-30' };
    const objections = [objection, { ...objection, ...answerFields, id: 2, line: 1, amount: 40 }];
    const row = wordsOf(<PaymentRow payment={{ ...payment, objections, role } as never} />);
    expect(row).toContain(
      'Objection of Nov 29, 2026: “It was broken.” About the $25.00 kept of the deposit on Nov 28, 2026. Not answered yet.',
    );
    expect(row).toContain(
      'About the $40.00 kept of the deposit on Nov 28, 2026. Answer of Nov 30, 2026: “I have a photo.”',
    );
  },
);

it.each([
  ['next', '$60.00 toward the next rent'],
  ['end', '$60.00, to be settled at the end of the stay'],
  ['kept', '$60.00 of credit, kept when the settlement was closed'],
  ['void', '$60.00 of credit, also voided'],
])('credit says where it goes: %s', (credit_goes_to, says) => {
  const shownPayment = { ...payment, credit: 60, credit_goes_to, role: 'lister' };
  expect(wordsOf(<PaymentRow payment={shownPayment as never} />)).toContain(says);
});

it.each([
  [400, 'rent', 'Refunded'],
  [100, 'rent', 'Paid'],
  [400, 'deposit', 'Paid'],
])('a payment of $400.00 with %d returned reads, for %s: %s', (refund, payment_for, says) => {
  for (const role of ['lister', 'tenant']) {
    const paidPayment = { ...payment, payment_for, amount: 400, refund, kept: 0, kept_reasons: [] };
    const row = wordsOf(<PaymentRow payment={{ ...paidPayment, role } as never} />);
    expect(row).toMatch(new RegExp(`\\b${says}\\b`));
    expect(row.includes('Refunded')).toBe(says === 'Refunded');
  }
});

it.each(['pending', 'retrying', 'returned'])(
  'a refund of all that is %s is no refund yet',
  (state) => {
    const refund = { id: 1, amount: 400, method: 'card', state, on: '2027-03-06', returns: 1 };
    const refunds = [{ ...refund, next_try_on: '2027-03-07', replaced: false, reason: null }];
    const paidPayment = { ...payment, payment_for: 'rent', amount: 400, refund: 400, kept: 0 };
    const row = wordsOf(
      <PaymentRow
        payment={{ ...paidPayment, refunds, kept_reasons: [], role: 'lister' } as never}
      />,
    );
    expect(row).toContain('Paid');
    expect(row).not.toContain('Refunded');
  },
);

it('two deductions of one amount and day are told apart by their reasons', () => {
  const objection = {
    ...{ id: 1, about: 'deduction', charge_id: 7, refund_id: 3, line: 0, amount: 15 },
    ...{ days: { from: '2026-11-28', to: null }, text: 'No.', on: '2026-11-29', reason: 'A lamp' },
    ...{ answer: null, answered_on: null, withdrawn_on: null, is_seen: false },
  };
  const objections = [objection, { ...objection, id: 2, line: 1, reason: 'A chair' }];
  const says = wordsOf(
    <PaymentRow payment={{ ...payment, objections, role: 'lister' } as never} />,
  );
  for (const reason of ['A lamp', 'A chair']) {
    const words = `the $15.00 kept of the deposit on Nov 28, 2026 (${reason})`;
    expect(says).toContain(`About ${words}.`);
    expect(says).toContain(`Answer objection: ${words}`);
  }
});

it('without the words of a blocked lister, a void, a deduction and an answer have their day', () => {
  const objection = {
    ...{ id: 1, about: 'deduction', charge_id: 7, refund_id: 3, line: 0, amount: 15 },
    ...{ days: { from: '2026-11-28', to: null }, text: 'No.', on: '2026-11-29', reason: null },
    ...{ answer: '', answered_on: '2026-11-30', withdrawn_on: null, is_seen: false },
  };
  const shownPayment = { ...payment, kept_reasons: [], voided: { on: '2027-03-06', reason: '' } };
  const says = wordsOf(
    <PaymentRow payment={{ ...shownPayment, objections: [objection], role: 'tenant' } as never} />,
  );
  expect(says).toContain('Voided on Mar 6, 2027');
  expect(says).toContain('$20.00 kept');
  expect(says).toContain('Answered on Nov 30, 2026.');
  expect(says).not.toMatch(/“”|: *$/);
});

it.each(['lister', 'tenant'])(
  'late rent says for how long, and why it is open again: %s',
  (role) => {
    const late = {
      ...payment,
      type: 'rent',
      status: 'pending',
      state: 'late',
      payment_for: 'rent',
    };
    const reopened = { by: 'entry', on: '2027-03-05' };
    const due = {
      paid_on: null,
      due_at: '2027-02-21T07:00:00.000Z',
      time_zone: 'UTC',
      next_attempt_at: null,
    };
    const shown = wordsOf(
      <PaymentRow payment={{ ...late, ...due, late_days: 12, reopened, role } as never} />,
    );
    expect(shown).toContain('12 days late');
    expect(shown).toContain('An entry was corrected on Mar 5, 2027. It is open again.');
  },
);
