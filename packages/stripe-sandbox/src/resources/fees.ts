/** What Stripe keeps of a charge in cents: 2.9 %, rounded half up, and 30 cents. */
export function providerFee(amount: number): number {
  return Math.floor((amount * 290 + 5_000) / 10_000) + 30;
}
