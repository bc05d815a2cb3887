import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { ReceiptsPage } from './receipts-page.tsx';

const paidReceipt: contract.billing.Receipt = {
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
  objections: [],
  dispute: null,
  periods: [],
  credit: 0,
  credit_goes_to: 'next',
  parts: [],
  voided: null,
  deductions: [],
};
const inPart = { amount: 19.01, refunded_at: '2026-07-01T11:00:00.000Z', is_whole: false };

describe('receipts', () => {
  it('the receipt of a partly refunded payment shows amount, date and remainder', () => {
    const words = wordsOf(<ReceiptPage receipt={{ ...paidReceipt, refund: inPart }} />);
    expect(words).toContain('Part of this payment was refunded.');
    expect(words).toContain('Refunded on Wednesday, July 1, 2026 -$19.01');
    expect(words).toContain('Total after refund $29.99 USD');
  });

  it('the receipt of rent shows the days it covers, like the rent itself, and the term of a plan up to its end', () => {
    const rent = {
      ...paidReceipt,
      plan: null,
      paid_to: 'Elena T.',
      period_start: '2026-11-01T07:00:00.000Z',
      period_end: '2026-12-01T07:00:00.000Z',
    };
    expect(wordsOf(<ReceiptPage receipt={rent} />)).toContain('Nov 1 – 30, 2026');
    expect(wordsOf(<ReceiptsPage next={null} before={undefined} receipts={[rent]} />)).toContain(
      'Nov 1 – 30, 2026',
    );
    expect(wordsOf(<ReceiptPage receipt={paidReceipt} />)).toContain('Jun 6, 2026 – Jun 6, 2027');
  });

  it('a refund is shown in the list of receipts', () => {
    const whole = { ...inPart, amount: 49, is_whole: true };
    const rows = wordsOf(
      <ReceiptsPage
        next={null}
        before={undefined}
        receipts={[{ ...paidReceipt, refund: inPart }]}
      />,
    );
    expect(rows).toContain('Partly refunded: $19.01 on Wednesday, July 1, 2026');
    const row = wordsOf(
      <ReceiptsPage
        next={null}
        before={undefined}
        receipts={[{ ...paidReceipt, refund: whole }]}
      />,
    );
    expect(row).toContain('Refunded: $49.00 on Wednesday, July 1, 2026');
  });

  it('the receipt of a manual payment shows payee and method, without an email', () => {
    const payer = { name: 'Ada Lowe', email: '' };
    const manual = {
      ...paidReceipt,
      plan: null,
      title: 'Rent',
      paid_to: 'Elena T.',
      card: null,
      payer,
    };
    const words = wordsOf(<ReceiptPage receipt={{ ...manual, method: 'bank_transfer' }} />);
    expect(words).toContain('Paid to Elena T.');
    expect(words).toContain('Paid by Ada Lowe Paid with Bank transfer');
    expect(words).not.toContain('Thank you');
  });

  const entry = {
    ...paidReceipt,
    plan: null,
    title: 'Rent',
    amount: 593.53,
    paid_to: 'Elena T.',
    card: null,
    method: 'cash',
    period_start: null,
    period_end: null,
  };
  const share = { charge_id: 3, period_from: '2026-12-05', period_to: '2027-01-05' };

  it('the receipt of an entry lists the periods that it covers with their shares, its credit and the remaining amount', () => {
    const receipt = {
      ...entry,
      periods: [
        { ...share, amount: 53.23, of: 500 },
        { ...share, period_from: '2027-01-05', period_to: '2027-02-05', amount: 500, of: 500 },
      ],
      credit: 40,
      parts: [{ text: 'Rest, added to the next rent', amount: 0.3 }],
    };
    expect(wordsOf(<ReceiptPage receipt={receipt} />)).toContain(
      'Covers Dec 5, 2026 – Jan 4, 2027: $53.23 of $500.00 Jan 5 – Feb 4, 2027: $500.00 of $500.00 $40.00 toward the next rent Rest, added to the next rent: $0.30',
    );
    const whole = { ...entry, periods: [{ ...share, amount: 500, of: 500 }] };
    expect(wordsOf(<ReceiptPage receipt={whole} />)).toContain(
      'Period Dec 5, 2026 – Jan 4, 2027 For',
    );
  });

  it('the receipt of a card payment adds up the rent, a remaining amount of earlier rent, and what was covered before', () => {
    const receipt = {
      ...paidReceipt,
      plan: null,
      title: 'Rent',
      paid_to: 'Elena T.',
      amount: 446.77,
      periods: [{ ...share, amount: 446.77, of: 500 }],
      parts: [
        { text: 'Rent', amount: 500 },
        { text: 'Covered before', amount: -53.23 },
      ],
    };
    const words = wordsOf(<ReceiptPage receipt={receipt} />);
    expect(words).toContain('Covers Dec 5, 2026 – Jan 4, 2027: $446.77 of $500.00');
    expect(words).toContain('Rent $500.00 Covered before -$53.23 Total paid $446.77 USD');
  });

  it('the receipt of a voided entry says when and why, and counts in no sum', () => {
    const voiding = { on: '2027-01-06', reason: 'Recorded twice' };
    const words = wordsOf(<ReceiptPage receipt={{ ...entry, voided: voiding }} />);
    expect(words).toContain('This entry was voided. It counts in no sum.');
    const goesTo = (credit_goes_to: 'next' | 'end' | 'void') =>
      wordsOf(<ReceiptPage receipt={{ ...entry, voided: voiding, credit: 40, credit_goes_to }} />);
    expect(goesTo('void')).toContain('$40.00 of credit, also voided');
    expect(goesTo('end')).toContain('$40.00, to be settled at the end of the stay');
    expect(words).toContain('Voided on Jan 6, 2027: Recorded twice');
  });

  it('a receipt names each refund with its state and day, and a dispute', () => {
    const refund = {
      ...{ method: 'card' as const, next_try_on: null, replaced: false, reason: null },
      returns: 0,
    };
    const receipt = {
      ...paidReceipt,
      refund: { amount: 10, refunded_at: '2026-07-01T11:00:00.000Z', is_whole: false },
      refunds: [
        { ...refund, id: 1, amount: 10, state: 'done' as const, on: '2026-07-01' },
        {
          ...{ ...refund, id: 2, amount: 5, state: 'pending' as const, on: '2026-07-03' },
          reason: 'A cold week',
        },
      ],
      dispute: {
        state: 'open' as const,
        amount: 30,
        taken_back: 30,
        given_back: 0,
        opened_on: '2026-07-05',
        decided_on: null,
        next: 'bank_decides' as const,
        replacement: null,
      },
      fee: 2,
      net: 47,
    };
    const words = wordsOf(<ReceiptPage receipt={receipt} />);
    expect(words).toContain('Fee -$2.00 You receive $47.00');
    expect(words).toContain('Refunded on Wednesday, July 1, 2026 -$10.00 Total after refund');
    expect(words).toContain('$5.00 refund pending since Jul 3, 2026. Reason: A cold week');
    expect(words).toContain('$30.00 disputed since Jul 5, 2026. The bank decides');
  });

  it('the receipt of rent that a bank took back names the amount and the rent that is open again', () => {
    const lostDispute = {
      state: 'lost' as const,
      amount: 30,
      taken_back: 29.5,
      given_back: 0,
      opened_on: '2026-07-05',
      decided_on: '2026-07-20',
      next: 'rent_is_open' as const,
      replacement: { charge_id: 9, left: 29.5 },
    };
    const words = (dispute: contract.billing.PaymentDispute) =>
      wordsOf(<ReceiptPage receipt={{ ...paidReceipt, dispute }} />);
    expect(words(lostDispute)).toContain(
      '$29.50 taken back by the bank on Jul 20, 2026. $29.50 of rent is open again.',
    );
    const settledDispute = { ...lostDispute, replacement: { charge_id: 9, left: 0 } };
    expect(words(settledDispute)).toContain('The rent is settled again.');
    expect(words({ ...lostDispute, replacement: null })).toContain('The rent will be open again.');
    expect(words({ ...lostDispute, taken_back: 19.5, given_back: 10 })).toContain(
      '$29.50 taken back by the bank on Jul 20, 2026. $10.00 of it given back.',
    );
    const closedDispute = {
      ...lostDispute,
      state: 'won' as const,
      taken_back: 0,
      replacement: null,
    };
    expect(words({ ...closedDispute, next: 'nothing_moved' })).toContain(
      '$30.00: the bank has had no more questions since Jul 20, 2026. No money has moved.',
    );
  });

  it('a receipt states the subject of each objection, and which has no answer yet', () => {
    const objection = {
      ...{ id: 1, about: 'deduction' as const, charge_id: 7, refund_id: 3, line: 0, amount: 25 },
      ...{ days: { from: '2026-11-28', to: null }, text: 'It was broken.', on: '2026-11-29' },
      ...{ answer: null, answered_on: null, withdrawn_on: null, is_seen: false },
      reason: 'A chair',
    };
    const withdrawn = { ...objection, id: 2, line: 1, amount: 40, withdrawn_on: '2026-11-30' };
    const words = wordsOf(
      <ReceiptPage receipt={{ ...paidReceipt, objections: [objection, withdrawn] }} />,
    );
    expect(words).toContain(
      'About the $25.00 kept of the deposit on Nov 28, 2026 (A chair). Not answered yet.',
    );
    expect(words).toContain(
      'About the $40.00 kept of the deposit on Nov 28, 2026 (A chair). Withdrawn on Nov 30, 2026',
    );
  });

  it('the receipt of an unrefunded payment mentions no refund', () => {
    const words = wordsOf(<ReceiptPage receipt={paidReceipt} />);
    expect(words).toContain('Thank you for your payment.');
    expect(words).not.toMatch(/refund/i);
  });
});
