import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_AMOUNT_MAX, CARD_AMOUNT_MIN, paymentFee } from './fees.ts';

describe('the fee of a card payment', () => {
  it.each([
    [100, 33, 1, 34, 66],
    [1290, 67, 13, 80, 1210],
    [10_000, 320, 100, 420, 9580],
    [15_484, 479, 155, 634, 14_850],
    [20_000, 610, 200, 810, 19_190],
    [40_000, 1190, 400, 1590, 38_410],
    [45_050, 1336, 451, 1787, 43_263],
    [100_000, 2930, 1000, 3930, 96_070],
  ])(
    'the fee of a card payment of %i cents is %i + %i',
    (amount, provider, product, total, net) => {
      expect(paymentFee(amount)).toEqual({ provider, product, total, net });
    },
  );

  it('is higher for a foreign card', () => {
    expect(paymentFee(40_000, 'GB')).toEqual({
      provider: 1790,
      product: 400,
      total: 2190,
      net: 37_810,
    });
  });

  it('is always less than the amount, and adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: CARD_AMOUNT_MIN, max: CARD_AMOUNT_MAX }),
        fc.integer({ min: 0, max: 500 }),
        (amount, flatFee) => {
          const { total, net } = paymentFee(amount, 'US', flatFee);
          return total + net === amount && net >= 1 && total >= 0;
        },
      ),
    );
  });
});
