import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { AnswerObjectionForm, ObjectionForm } from './objection-forms.tsx';
import { CoveredLines } from './payment-form.tsx';
import { VoidForm } from './reason-forms.tsx';
import { RefundForm } from './refunds/refund-form.tsx';
import { CollectForm, WithdrawForm } from './request-forms.tsx';

const form = { onClose: () => {}, onDone: () => {} };
const march = { period_from: '2027-03-01', period_to: '2027-04-01' };
const days = { from: '2027-03-01', to: '2027-04-01' };
const day = { from: '2027-03-05', to: null };
const part = { id: 1, charge_id: 7, refund_id: null, line: null, text: 'I paid it.' };
const payment = {
  ...{ id: 7, amount: 400, payment_for: 'rent', paid_on: '2027-03-05', provider: 'cash' },
  ...{ tenant_name: 'Tia M.', lister_name: 'Lea', refunds: [], refund: 0, kept: 0, disputed: 0 },
  ...march,
};

it.each([
  [{ about: 'rent', amount: 400, days }, 'About the rent of $400.00 for Mar 1 – 31, 2027.'],
  [
    { about: 'entry', amount: 90, days: day },
    'About the recorded payment of $90.00 of Mar 5, 2027.',
  ],
  [{ about: 'return', amount: 60, days: day }, 'About the return of $60.00 on Mar 5, 2027.'],
  [
    { about: 'deduction', amount: 40, days: day },
    'About the $40.00 kept of the deposit on Mar 5, 2027.',
  ],
] as const)('the answer to an objection says what it is about: $about', (subject, says) => {
  const objection = { ...part, ...subject } as never;
  const dialog = wordsOf(<AnswerObjectionForm objection={objection} name="Tia M." {...form} />);
  expect(dialog).toMatch(/^About/);
  expect(dialog).toContain(`${says} I paid it.`);
});

it.each([
  [{ about: 'rent', amount: 400, days, reason: null }, 'The rent of $400.00 for Mar 1 – 31, 2027'],
  [
    { about: 'entry', amount: 90, days: day, reason: null },
    'The recorded payment of $90.00 of Mar 5, 2027',
  ],
  [
    { about: 'deduction', amount: 40, days: day, reason: 'A lamp' },
    '$40.00 kept on Mar 5, 2027: A lamp',
  ],
] as const)('an objection says what it is about: $about', (subject, says) => {
  const objectionable = [{ ...subject, refund_id: null, line: null }];
  const payments = [{ ...payment, objectionable }] as never;
  expect(wordsOf(<ObjectionForm payments={payments} {...form} />)).toContain(says);
});

it('every dialog about money that a lister opens names its purpose, amount and period or day', () => {
  const entry = { ...payment, payment_for: 'parking', period_from: null, period_to: null };
  const request = {
    ...{ id: 3, amount: 45, payment_for: 'late_fee', time_zone: 'UTC' },
    created_at: '2027-03-05T12:00:00.000Z',
  };
  const row = { charge_id: 7, tenant: 'Tia M.', amount: 400, settled: 0, carried: 0, ...march };
  expect(
    [
      <CollectForm key="collect" row={row as never} {...form} />,
      <VoidForm key="void" payment={payment as never} {...form} />,
      <RefundForm key="refund" payment={entry as never} {...form} />,
      <WithdrawForm key="withdraw" request={request as never} name="Tia M." {...form} />,
    ].map((dialog) => wordsOf(dialog).match(/^(.*?, 2027)/)?.[1]),
  ).toEqual([
    'Rent: $400.00, Mar 1 – 31, 2027',
    'Rent: $400.00, Mar 1 – 31, 2027',
    'Parking: $400.00, Mar 5, 2027',
    'Late fee: $45.00, Mar 5, 2027',
  ]);
});

it('an objection to one of several parts has none chosen, and names them one below the other', () => {
  const objectionable = [
    { about: 'entry', amount: 90, days: day, reason: null, refund_id: null, line: null },
    { about: 'deduction', amount: 40, days: day, reason: 'A lamp', refund_id: 2, line: 0 },
  ];
  const dialog = htmlOf(
    <ObjectionForm payments={[{ ...payment, objectionable }] as never} {...form} />,
  );
  expect(dialog.match(/type="radio"/g)).toHaveLength(2);
  expect(dialog).not.toContain('checked=');
  expect(dialog).toContain('data-long="true"');
});

it.each([
  ['next', '$600.00 is credit toward the next rent.'],
  ['end', '$600.00 is credit to be settled at the end of the stay.'],
] as const)('a payment that is recorded says where its credit goes: %s', (credit_goes_to, says) => {
  const preview = { covers: [], credit: 600, credit_goes_to, carried: 0, waived: 0 };
  expect(wordsOf(<CoveredLines preview={preview} />)).toContain(says);
});

it('a lister reads before the press that a payment which waits for the bank is stopped', () => {
  const request = {
    ...{ id: 3, amount: 45, payment_for: 'late_fee', time_zone: 'UTC' },
    ...{ created_at: '2027-03-05T12:00:00.000Z', hold: 'bank_confirmation' },
  };
  const dialogFor = (hold: string | null) =>
    wordsOf(<WithdrawForm request={{ ...request, hold } as never} name="Tia M." {...form} />);
  const says = 'Tia M. has started to pay this and still has to confirm with the bank.';
  expect(dialogFor('bank_confirmation')).toContain(says);
  expect(dialogFor(null)).not.toContain(says);
});
