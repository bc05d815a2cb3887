/** The journal's accounts. Incoming money is positive. The lines of an entry sum to zero. */
export const ACCOUNTS = {
  /** The product's balance at the provider. */
  balance: 'provider_balance',
  fees: 'provider_fees',
  /** The payees' balances at the provider. */
  connected: 'connected',
  /** Parts of deposits that payees kept. */
  kept: 'kept_deposits',
  /** Money that card owners' banks took back. */
  disputes: 'disputes',
  /**
   * What they took beyond what refunds had left of a charge, and what a payee does not pay because
   * the move was closed. It is the product's loss.
   */
  excess: 'excess_disputes',
} as const;

export interface JournalLine {
  account: string;
  amount_cents: number;
}

export interface ChargeAmounts {
  /** The income account of the amount. */
  income: string;
  amount: number;
  /** The provider's fee; null if unknown. */
  providerFee: number | null;
  /** The product's fee from a payee's amount; null if the product itself was paid. */
  applicationFee: number | null;
}

/** A charge. The provider debits its fee from the product, even if a payee gets the amount. */
export function chargeLines(charge: ChargeAmounts): JournalLine[] {
  const { income, amount, applicationFee } = charge;
  const providerFee = charge.providerFee ?? 0;
  const ours = applicationFee ?? amount;
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: ours - providerFee },
    { account: ACCOUNTS.fees, amount_cents: providerFee },
    { account: ACCOUNTS.connected, amount_cents: amount - ours },
    { account: income, amount_cents: -amount },
  ]);
}

/** The provider's fee, if it becomes known after the charge was recorded. */
export function lateFeeLines(fee: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
  ]);
}

export interface RefundAmounts {
  income: string;
  /** Negative if the refund failed and the amount came back. */
  amount: number;
  /** The payee returns the amount, not the product. */
  isFromPayee: boolean;
}

/** A refund. The provider keeps its fee. */
export function refundLines(refund: RefundAmounts): JournalLine[] {
  const { income, amount, isFromPayee } = refund;
  const ours = isFromPayee ? 0 : amount;
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -ours },
    { account: ACCOUNTS.connected, amount_cents: ours - amount },
    { account: income, amount_cents: amount },
  ]);
}

/**
 * The part of a deposit that a payee keeps becomes their income. No money moves at the provider.
 */
export function keptDepositLines({
  income,
  amount,
}: {
  income: string;
  amount: number;
}): JournalLine[] {
  return withoutZeros([
    { account: income, amount_cents: amount },
    { account: ACCOUNTS.kept, amount_cents: -amount },
  ]);
}

/** A transfer from a payee to the product (positive), or the other way (negative). */
export function transferLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount },
    { account: ACCOUNTS.connected, amount_cents: -amount },
  ]);
}

export interface DisputeAmounts {
  /** Taken (negative) or returned. */
  amount: number;
  fee: number;
}

/** What of a disputed charge neither refunds nor disputes have taken, and what they took beyond. */
export interface DisputedCharge {
  left: number;
  excess: number;
}

/**
 * The amount that a dispute takes or returns. The fee reduces the balance. Refunds and disputes of
 * a charge never take more than the charge: a bank that disputes a partially refunded charge as a
 * whole takes the excess from the product, and it is the first part to come back.
 */
export function disputeLines(
  { amount, fee }: DisputeAmounts,
  { left, excess }: DisputedCharge,
): JournalLine[] {
  const beyond = amount < 0 ? Math.max(0, -amount - left) : -Math.min(amount, excess);
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount - fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
    { account: ACCOUNTS.disputes, amount_cents: -amount - beyond },
    { account: ACCOUNTS.excess, amount_cents: beyond },
  ]);
}

/** A part of a dispute that its payee does not pay (positive), or that came back after all. */
export function lossLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.disputes, amount_cents: -amount },
    { account: ACCOUNTS.excess, amount_cents: amount },
  ]);
}

const withoutZeros = (lines: JournalLine[]) =>
  lines.filter(({ amount_cents }) => amount_cents !== 0);
