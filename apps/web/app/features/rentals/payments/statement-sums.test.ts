import { describe, expect, it } from 'vitest';
import { sumsOf } from './statement-sums.ts';

const rent = {
  role: 'lister',
  amount: 400.1,
  refund: 100.2,
  kept: 0,
  fee: 15.9,
  payment_for: 'rent',
} as const;
const deposit = { ...rent, amount: 200, refund: 150, kept: 50, payment_for: 'deposit' } as const;

describe('the sums of a year', () => {
  it('count a deposit as income only as far as it was kept', () => {
    expect(sumsOf([rent, deposit], 'lister')).toEqual({
      paid: 400.1,
      refunded: 100.2,
      fees: 31.8,
      depositsPaid: 200,
      depositsReturned: 150,
      depositsKept: 50,
      total: 318.1,
    });
  });

  it('show a tenant no fees, and separate the roles', () => {
    const tenant = { ...rent, role: 'tenant', fee: undefined } as const;
    expect(sumsOf([rent, tenant], 'tenant')).toMatchObject({ paid: 400.1, fees: 0, total: 299.9 });
    expect(sumsOf([rent], 'tenant')).toBeNull();
  });
});
