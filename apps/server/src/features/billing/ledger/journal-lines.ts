/** The journal's accounts. What comes in is positive; the lines of an entry sum to zero. */
const ACCOUNTS = {
  /** What the provider holds for the product. */
  balance: 'provider_balance',
  fees: 'provider_fees',
  /** What the provider holds for payees. */
  connected: 'connected',
  /** What payees kept of deposits. */
  kept: 'kept_deposits',
  /** What the banks of card owners took back. */
  disputes: 'disputes',
} as const;

export interface JournalLine {
  account: string;
  amount_cents: number;
}

export interface ChargeAmounts {
  /** Account that the amount is income of. */
  income: string;
  amount: number;
  /** What the provider kept; null while it is not known. */
  providerFee: number | null;
  /** What the product took of a payee's amount; null: the product itself was paid. */
  applicationFee: number | null;
}

/** A charge. The provider takes its fee from the product, also when a payee gets the amount. */
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

/** The provider's fee, when it becomes known after the charge was recorded. */
export function lateFeeLines(fee: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
  ]);
}

export interface RefundAmounts {
  income: string;
  /** Below zero: the refund failed and the amount came back. */
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

/** What a payee keeps of a deposit: it becomes their income. Nothing moves at the provider. */
export function keptLines({ income, amount }: { income: string; amount: number }): JournalLine[] {
  return withoutZeros([
    { account: income, amount_cents: amount },
    { account: ACCOUNTS.kept, amount_cents: -amount },
  ]);
}

/** What moves from a payee back to the product (above zero), or to the payee. */
export function transferLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount },
    { account: ACCOUNTS.connected, amount_cents: -amount },
  ]);
}

/** What a dispute takes (`amount` below zero) or returns; the fee counts against the balance. */
export function disputeLines({ amount, fee }: { amount: number; fee: number }): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount - fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
    { account: ACCOUNTS.disputes, amount_cents: -amount },
  ]);
}

const withoutZeros = (lines: JournalLine[]) =>
  lines.filter(({ amount_cents }) => amount_cents !== 0);
