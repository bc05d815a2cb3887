/** The accounts of the journal. What comes in is positive; the lines of an entry sum to zero. */
const ACCOUNTS = {
  /** What the provider holds for the product. */
  balance: 'provider_balance',
  fees: 'provider_fees',
  subscriptions: 'subscriptions',
  /** What the banks of cards' owners took back. */
  disputes: 'disputes',
} as const;

export interface JournalLine {
  account: string;
  amount_cents: number;
}

const withoutZeros = (lines: JournalLine[]) =>
  lines.filter(({ amount_cents }) => amount_cents !== 0);

/** A charge for a plan. `fee`: what the provider kept of it; null while that is not known. */
export function chargeLines(amount: number, fee: number | null): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount - (fee ?? 0) },
    { account: ACCOUNTS.fees, amount_cents: fee ?? 0 },
    { account: ACCOUNTS.subscriptions, amount_cents: -amount },
  ]);
}

/** The provider's fee of a charge, told after the charge was booked. */
export function lateFeeLines(fee: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
  ]);
}

/** A refund of a charge for a plan; below zero: it came back. What the provider kept it keeps. */
export function refundLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -amount },
    { account: ACCOUNTS.subscriptions, amount_cents: amount },
  ]);
}

/** What a dispute takes, with `amount` below zero, or gives back; the fee counts against the balance. */
export function disputeLines({ amount, fee }: { amount: number; fee: number }): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount - fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
    { account: ACCOUNTS.disputes, amount_cents: -amount },
  ]);
}
