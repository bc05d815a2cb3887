/** Stripe's fee for a charge in cents: 2.9%, rounded half up, plus 30 cents. */
export function providerFee(amount: number): number {
  return Math.floor((amount * 290 + 5_000) / 10_000) + 30;
}
