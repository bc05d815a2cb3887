import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { RentalAccount } from './rental-account.tsx';

const rows = [{ on: '2027-03-01', kind: 'rent', amount: 400, balance: 400 }] as const;
const payer = { objectionable: [] as object[] };
const words = (id: number) =>
  wordsOf(
    <RentalAccount rental={{ id } as never} payer={payer as never} accounts={{ 7: rows }} />,
    '2027-03-02T12:00:00Z',
  );

it('a tenant reads the account of their stay', () => {
  expect(words(7)).toContain('Account Date What Amount Balance Mar 1, 2027 Rent $400.00 $400.00');
});

it('a stay without an account shows none', () => {
  expect(words(8)).toBe('');
});

it('a tenant objects to each line at the line itself', () => {
  const part = (about: string) => ({ about, refund_id: null, line: null, amount: 400 });
  payer.objectionable = [{ id: 9, objectionable: [part('rent')] }];
  const charged = [{ ...rows[0], charge_id: 9 }];
  const paid = [{ ...rows[0], kind: 'payment', transaction_id: 9 }] as const;
  const of = (lines: readonly object[]) =>
    wordsOf(
      <RentalAccount
        rental={{ id: 7 } as never}
        payer={payer as never}
        accounts={{ 7: lines as never }}
      />,
      '2027-03-02T12:00:00Z',
    );
  expect(of(charged)).toContain('Rent Something is wrong $400.00');
  expect(of(paid)).not.toContain('Something is wrong');
  payer.objectionable = [{ id: 9, objectionable: [part('entry')] }];
  expect(of(paid)).toContain('Payment Something is wrong $400.00');
});
