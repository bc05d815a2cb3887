import { expect, it } from 'vitest';
import { endedLines, leftLines, previewLines, settlementParts } from './settlement-parts.ts';

const NOTHING = {
  ...{ unused: null, unused_manual: 0, unused_days: null, returned: null, credit: 0 },
  ...{ open: [], deposit_held: 0 },
  ...{ refunds_pending: 0, agreed_end: null, settled_at: null },
};
const open = {
  ...{ charge_id: 1, amount: 0.1, period_from: '2027-06-01', period_to: '2027-07-01' },
  ...{ rent: 0.1, whole: null },
};

it('a settlement has the parts that are not zero, each with its sum', () => {
  expect(settlementParts(NOTHING)).toEqual([]);
  const settlement = { ...NOTHING, open: [open, { ...open, amount: 0.2 }], deposit_held: 90 };
  expect(settlementParts(settlement)).toEqual([
    { part: 'open', amount: 0.3 },
    { part: 'deposit', amount: 90 },
  ]);
});

it('before the end, unused rent is one sum, and each side reads its own line', () => {
  const unusedRent = { amount: 100.1, charge_id: 1, rows: [{ charge_id: 1, amount: 100.1 }] };
  const unused_days = { from: '2027-06-20', to: '2027-07-01' };
  const settlement = { ...NOTHING, unused: unusedRent, unused_manual: 0.2, unused_days, credit: 5 };
  expect(previewLines(settlement, 'tenant')).toEqual([
    { key: 'settle_unused_tenant', amount: 100.3, days: unused_days },
    { key: 'settle_credit_tenant', amount: 5 },
  ]);
  expect(previewLines(settlement, 'lister').map(({ key }) => key)).toEqual([
    'settle_unused_lister',
    'settle_credit_lister',
  ]);
});

it('rent that went back stands with its day, apart from that for days of the stay', () => {
  const days = { from: '2027-06-20', to: '2027-07-01' };
  const refund = { amount: 150, on: '2027-06-10', in_stay: 50, days };
  expect(leftLines({ ...NOTHING, returned: refund }, 'lister')).toEqual([
    { key: 'settle_returned_lister', amount: 100, on: '2027-06-10', days },
    { key: 'settle_in_stay_lister', amount: 50, on: '2027-06-10' },
  ]);
});

it('a shortened open row names its days and both amounts', () => {
  const days = { from: open.period_from, to: open.period_to };
  const settlement = { ...NOTHING, open: [{ ...open, amount: 90, rent: 150, whole: 300 }] };
  expect(leftLines(settlement, 'tenant')).toEqual([
    { key: 'settle_shortened', amount: 150, whole: 300, days },
  ]);
});

it('canceled rent has its line before the end and after it, and an unpaid deposit before it', () => {
  const { charge_id, period_from, period_to } = open;
  const canceled = [{ charge_id, amount: 232.26, period_from, period_to }];
  const settlement = { ...NOTHING, canceled, deposit_unpaid: 150 };
  const days = { from: period_from, to: period_to };
  const line = { key: 'settle_canceled', amount: 232.26, days };
  for (const side of ['lister', 'tenant'] as const) {
    expect(previewLines(settlement, side)).toEqual([line, { key: 'settle_unpaid', amount: 150 }]);
    expect(leftLines(settlement, side)).toEqual([line]);
    expect(endedLines(settlement, side)).toEqual([line]);
  }
});

it('a refund that the bank returned is not one on its way, and names its next try', () => {
  const days = { returned_on: '2026-12-07', next_try_on: '2026-12-08' };
  const refunds_retried = [{ refund_id: 3, amount: 30, ...days }];
  const settlement = { ...NOTHING, refunds_pending: 50, refunds_retried };
  expect(settlementParts(settlement)).toEqual([
    { part: 'retried', amount: 30 },
    { part: 'pending', amount: 20 },
  ]);
  const line = { key: 'settle_retried', amount: 30, on: '2026-12-07', next: '2026-12-08' };
  for (const side of ['lister', 'tenant'] as const) {
    const pending = { key: `settle_pending_${side}`, amount: 20 };
    expect(leftLines(settlement, side)).toEqual([pending, line]);
  }
});
