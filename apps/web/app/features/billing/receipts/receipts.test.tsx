import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { ReceiptsPage } from './receipts-page.tsx';

const paid: contract.billing.Receipt = {
  id: 7,
  number: 'CP-7',
  plan: 'basic',
  title: 'The New Hire',
  description: 'One crash pad, renewed each year',
  amount: 49,
  currency: 'usd',
  paid_at: '2026-06-06T11:00:00.000Z',
  time_zone: null,
  payer: { name: 'Ada Lowe', email: 'ada@example.com' },
  paid_to: null,
  card: { brand: 'visa', last4: '4242' },
  method: 'card',
  period_start: '2026-06-06T11:00:00.000Z',
  period_end: '2027-06-06T11:00:00.000Z',
  refund: null,
  lines: [],
  refunds: [],
  dispute: null,
  periods: [],
  credit: 0,
  parts: [],
  voided: null,
  deductions: [],
};
const inPart = { amount: 19.01, refunded_at: '2026-07-01T11:00:00.000Z', is_whole: false };

describe('a receipt', () => {
  it('of a partly refunded payment shows amount, date and remainder', () => {
    const words = wordsOf(<ReceiptPage receipt={{ ...paid, refund: inPart }} />);
    expect(words).toContain('Part of this payment was refunded.');
    expect(words).toContain('Refunded on Wednesday, July 1, 2026 -$19.01');
    expect(words).toContain('Total after refund $29.99 USD');
  });

  it('of rent shows the days it covers, like the rent itself, and the term of a plan up to its end', () => {
    const rent = {
      ...paid,
      plan: null,
      paid_to: 'Elena T.',
      period_start: '2026-11-01T07:00:00.000Z',
      period_end: '2026-12-01T07:00:00.000Z',
    };
    expect(wordsOf(<ReceiptPage receipt={rent} />)).toContain('Nov 1 – 30, 2026');
    expect(wordsOf(<ReceiptsPage next={null} before={undefined} receipts={[rent]} />)).toContain(
      'Nov 1 – 30, 2026',
    );
    expect(wordsOf(<ReceiptPage receipt={paid} />)).toContain('Jun 6, 2026 – Jun 6, 2027');
  });

  it('shows the refund in the list too', () => {
    const whole = { ...inPart, amount: 49, is_whole: true };
    const rows = wordsOf(
      <ReceiptsPage next={null} before={undefined} receipts={[{ ...paid, refund: inPart }]} />,
    );
    expect(rows).toContain('Partly refunded: $19.01 on Wednesday, July 1, 2026');
    const row = wordsOf(
      <ReceiptsPage next={null} before={undefined} receipts={[{ ...paid, refund: whole }]} />,
    );
    expect(row).toContain('Refunded: $49.00 on Wednesday, July 1, 2026');
  });

  it('of a manual payment shows payee and method, without an email', () => {
    const payer = { name: 'Ada Lowe', email: '' };
    const byHand = { ...paid, plan: null, title: 'Rent', paid_to: 'Elena T.', card: null, payer };
    const words = wordsOf(<ReceiptPage receipt={{ ...byHand, method: 'bank_transfer' }} />);
    expect(words).toContain('Paid to Elena T.');
    expect(words).toContain('Paid by Ada Lowe Paid with Bank transfer');
    expect(words).not.toContain('Thank you');
  });

  it('of an unrefunded payment mentions no refund', () => {
    const words = wordsOf(<ReceiptPage receipt={paid} />);
    expect(words).toContain('Thank you for your payment.');
    expect(words).not.toMatch(/refund/i);
  });
});
