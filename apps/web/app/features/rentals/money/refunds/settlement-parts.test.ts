import { expect, it } from 'vitest';
import { previewLines, settlementParts } from './settlement-parts.ts';

const NOTHING = {
  ...{ unused: null, unused_manual: 0, unused_days: null, credit: 0 },
  ...{ open: [], deposit_held: 0 },
  ...{ refunds_pending: 0, agreed_end: null, settled_at: null },
};
const open = { charge_id: 1, amount: 0.1, period_from: '2027-06-01', period_to: '2027-07-01' };

it('a settlement has the parts that are not zero, each with its sum', () => {
  expect(settlementParts(NOTHING)).toEqual([]);
  const left = { ...NOTHING, open: [open, { ...open, amount: 0.2 }], deposit_held: 90 };
  expect(settlementParts(left)).toEqual([
    { part: 'open', amount: 0.3 },
    { part: 'deposit', amount: 90 },
  ]);
});

it('before the end, unused rent is one sum, and each side reads its own line', () => {
  const unused = { amount: 100.1, charge_id: 1, rows: [{ charge_id: 1, amount: 100.1 }] };
  const unused_days = { from: '2027-06-20', to: '2027-07-01' };
  const left = { ...NOTHING, unused, unused_manual: 0.2, unused_days, credit: 5 };
  expect(previewLines(left, 'tenant')).toEqual([
    { key: 'settle_unused_tenant', amount: 100.3, days: unused_days },
    { key: 'settle_credit_tenant', amount: 5, days: null },
  ]);
  expect(previewLines(left, 'lister').map(({ key }) => key)).toEqual([
    'settle_unused_lister',
    'settle_credit_lister',
  ]);
});
