import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';

type Payment = Pick<
  contract.rentals.Transaction,
  'role' | 'amount' | 'refund' | 'kept' | 'fee' | 'payment_for'
>;

/**
 * The totals of a year in one role, in US dollars. A deposit counts as income only as far as it was
 * kept.
 */
export interface StatementSums {
  paid: number;
  refunded: number;
  fees: number;
  depositsPaid: number;
  depositsReturned: number;
  depositsKept: number;
  /** For a lister: net payments and kept deposits; for a tenant: the total paid. */
  total: number;
}

export function sumsOf(payments: readonly Payment[], role: Payment['role']): StatementSums | null {
  const own = payments.filter((payment) => payment.role === role);
  if (own.length === 0) return null;
  const deposits = own.filter(({ payment_for }) => payment_for === 'deposit');
  const others = own.filter(({ payment_for }) => payment_for !== 'deposit');
  const sum = (rows: readonly Payment[], of: (row: Payment) => number) =>
    rows.reduce((cents, row) => cents + toCents(of(row)), 0);
  const paid = sum(others, ({ amount }) => amount);
  const refunded = sum(others, ({ refund }) => refund);
  const fees = role === 'lister' ? sum(own, ({ fee }) => fee ?? 0) : 0;
  const depositsPaid = sum(deposits, ({ amount }) => amount);
  const depositsReturned = sum(deposits, ({ refund }) => refund);
  const depositsKept = sum(deposits, ({ kept }) => kept);
  return {
    paid: toDollars(paid),
    refunded: toDollars(refunded),
    fees: toDollars(fees),
    depositsPaid: toDollars(depositsPaid),
    depositsReturned: toDollars(depositsReturned),
    depositsKept: toDollars(depositsKept),
    total: toDollars(paid - refunded - fees + depositsKept),
  };
}
