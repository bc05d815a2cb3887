/** A lister's fee for a card payment. Whole cents. */

/** The product's share of each payment, in basis points. */
const PRODUCT_FEE_BPS = 100;
const PROVIDER_FLAT_CENTS = 30;
const PROVIDER_BPS = 290;
/** Cards issued outside the product's country. */
const PROVIDER_FOREIGN_BPS = 440;
export const HOME_COUNTRY = 'US';

/** Minimum card charge. */
export const CARD_AMOUNT_MIN = 50;
/** Maximum card charge; larger amounts can be paid manually. */
export const CARD_AMOUNT_MAX = 500_000;

/** Whether an amount in cents can be charged to a card. */
export const isCardAmount = (cents: number, max = CARD_AMOUNT_MAX): boolean =>
  cents >= CARD_AMOUNT_MIN && cents <= max;

export interface PaymentFee {
  /** The provider's estimated fee. */
  provider: number;
  product: number;
  /** The lister's total fee. Always less than the amount. */
  total: number;
  /** What the lister gets. */
  net: number;
}

const share = (amount: number, basisPoints: number) =>
  Math.floor((2 * amount * basisPoints + 10_000) / 20_000);

/**
 * The fee of a card payment to a lister, who pays it: the tenant pays exactly the amount.
 * @param amount whole cents, at least CARD_AMOUNT_MIN
 * @param country ISO 3166 code of the card's country; null if unknown
 */
export function paymentFee(
  amount: number,
  country: string | null = HOME_COUNTRY,
  flatFee = 0,
): PaymentFee {
  const isForeign = country !== null && country !== HOME_COUNTRY;
  const provider =
    share(amount, isForeign ? PROVIDER_FOREIGN_BPS : PROVIDER_BPS) + PROVIDER_FLAT_CENTS;
  const product = share(amount, PRODUCT_FEE_BPS);
  const total = Math.min(provider + product + flatFee, amount - 1);
  return { provider, product, total, net: amount - total };
}
