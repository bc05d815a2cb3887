import type { contract } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { Charges } from './autopay-request-form.tsx';

const inTwoDays = addDays(new Date().toISOString().slice(0, 10), 2);
const rental = {
  status: 'accepted',
  start_date: inTwoDays,
  checkout_date: null,
  time_zone: 'America/New_York',
  next_charge: { amount: 400, due_at: '2027-02-01T07:00:00.000Z' },
  open_charges: [],
} as unknown as contract.rentals.Rental;
const words = (more: Partial<contract.rentals.Rental>, deposit = '100') =>
  wordsOf(<Charges rental={{ ...rental, ...more }} rent="400" deposit={deposit} day="1" />);

it('a lister who asks for AutoPay reads what it charges first, and that the deposit stays theirs', () => {
  const dialog = words({});
  expect(dialog).toMatch(/First charge \$400\.00 Mon, Feb 1, 2027, .*7:00.AM.UTC/);
  expect(dialog).toContain('Deposit AutoPay doesn&#x27;t charge it.');
  expect(dialog).not.toContain('already due');
  expect(words({}, '0')).not.toContain('Deposit');
  const open = [
    { state: 'late', amount: 45 },
  ] as unknown as contract.rentals.Rental['open_charges'];
  expect(words({ open_charges: open })).toContain('the $45.00 that&#x27;s already due');
});

it('the first charge of an invitation is the rent of its first payment day', () => {
  const dialog = words({ status: 'pending', next_charge: null });
  expect(dialog).toMatch(/First charge \$\d+\.\d\d /);
  expect(dialog).toContain('They pay it to you directly.');
});
