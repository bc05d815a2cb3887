import { describe, expect, it } from 'vitest';
import { feeOf, fieldAmount, typedAmount } from '../use-money.ts';
import { deductionIssues, refundIssues, remainingOf, returnedOf } from './refund-values.ts';

describe('a refund', () => {
  it('is limited to the remaining amount of the payment', () => {
    expect(remainingOf({ amount: 400.1, refund: 100.05, kept: 0 })).toBe(300.05);
    expect(refundIssues(300.05, '300.05')).toEqual([]);
    expect(refundIssues(300.05, '300.06')).toEqual([
      { field: 'amount', key: 'refund_is_more_than_the_payment' },
    ]);
    for (const nothing of ['', '0', '.']) {
      expect(refundIssues(1, nothing)).toEqual([{ field: 'amount', key: 'amount_required' }]);
    }
  });
});

describe('the settlement of a deposit', () => {
  it('returns what is not kept', () => {
    expect(returnedOf(200, [])).toBe(200);
    const deductions = [
      { reason: 'Key', for: 'other' as const, amount: '25.50' },
      { reason: 'Cleaning', for: 'other' as const, amount: '40' },
    ];
    expect(returnedOf(200, deductions)).toBe(134.5);
    expect(deductionIssues(200, deductions)).toEqual([]);
  });

  it('requires a reason and an amount for each deduction, up to the deposit', () => {
    expect(deductionIssues(200, [{ reason: ' ', for: 'damage', amount: '' }])).toEqual([
      { field: 'deduction_reason_0', key: 'reason_is_required' },
      { field: 'deduction_amount_0', key: 'amount_required' },
    ]);
    expect(deductionIssues(200, [{ reason: 'Door', for: 'damage', amount: '200.01' }])).toEqual([
      { field: 'deduction_amount_0', key: 'deductions_are_more_than_the_deposit' },
    ]);
  });
});

describe('an amount', () => {
  it('is typed with digits and a dot', () => {
    expect(typedAmount('412.5')).toBe(412.5);
    expect(fieldAmount(412.5)).toBe('412.50');
    expect(fieldAmount(400)).toBe('400');
    expect(fieldAmount(null)).toBe('');
  });

  it('shows the lister the fee that the server charges', () => {
    expect(feeOf(400)).toEqual({ fee: 15.9, net: 384.1 });
    expect(feeOf(5000.01)).toBeNull();
    expect(feeOf(null)).toBeNull();
  });
});
