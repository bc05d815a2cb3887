/** What a card payment to a lister costs them. Whole cents. */

/** The product's own share of each payment, in basis points. */
const PRODUCT_FEE_BPS = 100;
const PROVIDER_FLAT_CENTS = 30;
const PROVIDER_BPS = 290;
/** Cards that were issued outside the country of the product. */
const PROVIDER_FOREIGN_BPS = 440;
export const HOME_COUNTRY = 'US';

/** Smallest amount that a card can be charged. */
export const CARD_AMOUNT_MIN = 50;
/** Largest amount that a card can be charged; more can be paid by hand. */
export const CARD_AMOUNT_MAX = 500_000;

export interface PaymentFee {
  /** What the provider is expected to keep. */
  provider: number;
  product: number;
  /** Both together: what the lister bears. Always less than the amount. */
  total: number;
  /** What the lister gets. */
  net: number;
}

const share = (amount: number, basisPoints: number) =>
  Math.floor((2 * amount * basisPoints + 10_000) / 20_000);

/**
 * The fee of one card payment to a lister, who bears it: the tenant pays exactly the amount.
 * @param amount whole cents, at least CARD_AMOUNT_MIN
 * @param country ISO 3166 code of the country that issued the card; null: not known
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
