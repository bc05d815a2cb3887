import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { RentalAccount } from './rental-account.tsx';

const rows = [{ on: '2027-03-01', kind: 'rent', amount: 400, balance: 400 }] as const;
const words = (id: number) =>
  wordsOf(
    <RentalAccount rental={{ id } as never} accounts={{ 7: rows }} />,
    '2027-03-02T12:00:00Z',
  );

it('a tenant reads the account of their stay', () => {
  expect(words(7)).toContain('Account Date What Amount Balance Mar 1, 2027 Rent $400.00 $400.00');
});

it('a stay without an account shows none', () => {
  expect(words(8)).toBe('');
});
