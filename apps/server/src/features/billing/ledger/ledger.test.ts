import { OBLIGATION_STATUSES } from '@crewpad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remedyFor } from './declines.ts';
import {
  chargeLines,
  disputeLines,
  type JournalLine,
  keptDepositLines,
  lateFeeLines,
  refundLines,
  transferLines,
} from './journal.ts';
import { isOpen, mayBecome, OPEN_STATUSES } from './obligations.queries.ts';

describe('a provider event', () => {
  const status = fc.constantFrom(...OBLIGATION_STATUSES);
  it('never marks a paid obligation as unpaid', () => {
    const after = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...after), status, (from, to) => {
        if (mayBecome(from, to)) expect(isOpen(to) || to === 'cancelled').toBe(false);
      }),
    );
  });

  it('may mark an open or cancelled obligation as paid', () => {
    for (const from of [...OPEN_STATUSES, 'cancelled'] as const) {
      expect(mayBecome(from, 'paid')).toBe(true);
    }
  });
});

const sum = (lines: readonly JournalLine[]) =>
  lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
const byAccount = (lines: readonly JournalLine[]) =>
  Object.fromEntries(lines.map(({ account, amount_cents }) => [account, amount_cents]));
const plan = { income: 'subscriptions', applicationFee: null };

describe('a journal entry', () => {
  const cents = fc.integer({ min: 50, max: 99_999_999 });

  it('a journal entry of a charge sums to zero for every amount and fee', () => {
    fc.assert(
      fc.property(cents, fc.nat(10_000), fc.option(fc.nat(49)), (amount, fee, applicationFee) => {
        const charge = { income: 'rents', amount, applicationFee };
        expect(sum(chargeLines({ ...charge, providerFee: fee }))).toBe(0);
        const later = [...chargeLines({ ...charge, providerFee: null }), ...lateFeeLines(fee)];
        expect(sum(later)).toBe(0);
      }),
    );
  });

  it('a journal entry of a refund or dispute sums to zero, and its reversal clears every account', () => {
    fc.assert(
      fc.property(cents, fc.nat(10_000), fc.boolean(), cents, (amount, fee, isFromPayee, left) => {
        const total = (lines: readonly JournalLine[]) =>
          Object.values(Object.groupBy(lines, ({ account }) => account)).map((group) =>
            sum(group ?? []),
          );
        const disputeEntry = disputeLines({ amount: -amount, fee }, { left, excess: 0 });
        expect(sum(disputeEntry)).toBe(0);
        const { disputes, excess_disputes: excess = 0 } = byAccount(disputeEntry);
        expect(disputes).toBe(Math.min(amount, left));
        const won = disputeLines({ amount, fee: -fee }, { left: 0, excess });
        const back = [...disputeEntry, ...won];
        expect(new Set([...total(back), 0])).toEqual(new Set([0]));
        const refund = { income: 'rents', isFromPayee };
        const refunds = [
          ...refundLines({ ...refund, amount }),
          ...refundLines({ ...refund, amount: -amount }),
        ];
        expect(total(refunds)).toEqual([0, 0]);
      }),
    );
  });

  it('a journal entry has no zero lines', () => {
    const lines = chargeLines({ ...plan, amount: 4900, providerFee: 0 });
    expect(lines.map(({ account }) => account)).toEqual(['provider_balance', 'subscriptions']);
    expect(lateFeeLines(0)).toEqual([]);
  });

  it('a journal entry of a destination charge credits the payee without the application fee', () => {
    const charge = { income: 'rents', amount: 40_000, applicationFee: 1590 };
    expect(byAccount(chargeLines({ ...charge, providerFee: 1190 }))).toEqual({
      provider_balance: 400,
      provider_fees: 1190,
      connected: 38_410,
      rents: -40_000,
    });
  });

  it('a journal entry of a refund debits the payee of a destination charge', () => {
    const refund = { income: 'rents', amount: 1000, isFromPayee: true };
    expect(byAccount(refundLines(refund))).toEqual({ connected: -1000, rents: 1000 });
    const ours = { income: 'subscriptions', amount: 1000, isFromPayee: false };
    expect(byAccount(refundLines(ours))).toEqual({ provider_balance: -1000, subscriptions: 1000 });
  });
});

describe('a decline', () => {
  it.each([
    ['insufficient_funds', 'try_later'],
    ['generic_decline', 'try_later'],
    ['lost_card', 'other_card'],
    ['fraudulent', 'other_card'],
    ['an_unknown_code', 'other_card'],
    ['authentication_required', 'authenticate'],
  ])('a decline for %s needs: %s', (declineCode, remedy) => {
    expect(remedyFor({ code: 'card_declined', declineCode })).toBe(remedy);
  });

  it('that advises against retries waits for another card', () => {
    const adviceCode = 'do_not_try_again';
    const decline = { code: 'card_declined', declineCode: 'insufficient_funds', adviceCode };
    expect(remedyFor(decline)).toBe('other_card');
  });
});

describe('a transfer between the platform and payees', () => {
  const sum = (lines: readonly { amount_cents: number }[]) =>
    lines.reduce((total, { amount_cents }) => total + amount_cents, 0);

  it('sums to zero in every entry, without zero lines', () => {
    const lines = keptDepositLines({ income: 'deposits', amount: 5000 });
    expect(byAccount(lines)).toEqual({ deposits: 5000, kept_deposits: -5000 });
    expect(byAccount(transferLines(400))).toEqual({ provider_balance: 400, connected: -400 });
    expect(byAccount(transferLines(-400))).toEqual({ provider_balance: -400, connected: 400 });
    expect(transferLines(0)).toEqual([]);
    expect(sum([...lines, ...transferLines(7)])).toBe(0);
  });
});
