import type { contract, OperationAnswer } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { PayoutParts } from './payout-page.tsx';

const row = { on: '2026-11-20', tenant: 'Ana Silva', location: 'Kew House' };
const known: OperationAnswer<typeof contract.reports.getPayout> = {
  payout: { id: 'po_1', amount: 281.2, currency: 'USD', state: 'paid', arrives_on: '2026-11-27' },
  data: [
    { ...row, line: 1, kind: 'payment', amount: 400, fee: -18.8, net: 381.2, transaction_id: 7 },
    { ...row, line: 2, kind: 'refund', amount: -90, fee: 0, net: -90, transaction_id: 7 },
    {
      ...{ line: 3, on: '2026-11-26', kind: 'other', tenant: null, location: null },
      ...{ amount: -10, fee: 0, net: -10, transaction_id: null },
    },
  ],
  total: 3,
};

it('each part of a payout has its person, fee and net amount, and they add up to the payout', () => {
  const text = wordsOf(<PayoutParts known={known} />);
  expect(text).toMatch(/^Payout of \$281\.20 Paid, arrived Nov 27, 2026/);
  expect(text).toMatch(/Payment Ana Silva, Kew House \$400\.00 -\$18\.80 \$381\.20/);
  expect(text).toMatch(/Refund Ana Silva, Kew House -\$90\.00 – -\$90\.00/);
  expect(text).toMatch(/3 movements \$300\.00 -\$18\.80 \$281\.20$/);
});

it('a part without a payment leads to no receipt and says what it is', () => {
  const html = htmlOf(<PayoutParts known={known} />);
  expect(html.match(/href="\/receipts\/7"/g)).toHaveLength(2);
  expect(html).toMatch(/Other.*Moved by the payment provider/);
});
