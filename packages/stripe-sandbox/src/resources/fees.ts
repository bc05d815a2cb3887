/** Stripe's fee for a charge in cents: 2.9%, or 4.4% for a card from outside the US, rounded half up, plus 30. */
export function providerFee(amount: number, country: string | null | undefined): number {
  const basisPoints = country === 'US' ? 290 : 440;
  return Math.floor((amount * basisPoints + 5_000) / 10_000) + 30;
}

/** The part of a fee that belongs to a part of the amount, rounded half up. */
export function proRata(fee: number, part: number, whole: number): number {
  return Math.floor((fee * part * 2 + whole) / (whole * 2));
}
