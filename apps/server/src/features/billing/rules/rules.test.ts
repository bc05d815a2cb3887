import { OBLIGATION_STATUSES } from '@crewpad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remedyFor } from './declines.ts';
import { chargeLines, disputeLines, lateFeeLines, refundLines } from './journal-lines.ts';
import { isOpen, mayBecome, OPEN_STATUSES } from './status.ts';

describe('news of the provider', () => {
  const status = fc.constantFrom(...OBLIGATION_STATUSES);
  it('never takes back what was paid', () => {
    const after = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...after), status, (from, to) => {
        if (mayBecome(from, to)) expect(isOpen(to) || to === 'cancelled').toBe(false);
      }),
    );
  });

  it('may mark everything open or cancelled as paid', () => {
    for (const from of [...OPEN_STATUSES, 'cancelled'] as const) {
      expect(mayBecome(from, 'paid')).toBe(true);
    }
  });
});

describe('a booking', () => {
  it('sums to zero for every amount and fee', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 99_999_999 }), fc.nat(10_000), (amount, fee) => {
        const sum = (lines: { amount_cents: number }[]) =>
          lines.reduce((total, line) => total + line.amount_cents, 0);
        expect(sum(chargeLines(amount, fee))).toBe(0);
        expect(sum([...chargeLines(amount, null), ...lateFeeLines(fee)])).toBe(0);
      }),
    );
  });

  it('of what goes back sums to zero, and takes as much as it gives when it comes again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(10_000), (amount, fee) => {
        const sums = (lines: { account: string; amount_cents: number }[]) =>
          Object.values(Object.groupBy(lines, ({ account }) => account)).map((group) =>
            (group ?? []).reduce((total, line) => total + line.amount_cents, 0),
          );
        const taken = disputeLines({ amount: -amount, fee });
        expect(taken.reduce((total, line) => total + line.amount_cents, 0)).toBe(0);
        const back = [...taken, ...disputeLines({ amount, fee: -fee })];
        expect(new Set([...sums(back), 0])).toEqual(new Set([0]));
        const refunds = [...refundLines(amount), ...refundLines(-amount)];
        expect(sums(refunds)).toEqual([0, 0]);
      }),
    );
  });

  it('has no empty lines', () => {
    expect(chargeLines(4900, 0).map(({ account }) => account)).toEqual([
      'provider_balance',
      'subscriptions',
    ]);
    expect(lateFeeLines(0)).toEqual([]);
  });
});

describe('a decline', () => {
  it.each([
    ['insufficient_funds', 'try_later'],
    ['generic_decline', 'try_later'],
    ['lost_card', 'other_card'],
    ['fraudulent', 'other_card'],
    ['a_code_of_tomorrow', 'other_card'],
    ['authentication_required', 'authenticate'],
  ])('for %s is mended by: %s', (declineCode, remedy) => {
    expect(remedyFor({ code: 'card_declined', declineCode })).toBe(remedy);
  });

  it('with the advice not to try again waits for another card', () => {
    const adviceCode = 'do_not_try_again';
    const decline = { code: 'card_declined', declineCode: 'insufficient_funds', adviceCode };
    expect(remedyFor(decline)).toBe('other_card');
  });
});
