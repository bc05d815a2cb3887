import type { contract } from '@crewpad/contract';
import { type DeductionPurpose, toCents, toDollars } from '@crewpad/domain';
import type { FieldIssue } from '../../../../ui/form/field-issues.ts';
import { typedAmount } from '../use-money.ts';

type Transaction = contract.rent.Transaction;

export interface Deduction {
  reason: string;
  for: DeductionPurpose;
  amount: string;
}

export type RefundWay = contract.billing.PaymentRefund['method'];

/** The refund that the bank returned and that was not made again. */
export const returnedByBank = ({ refunds }: Pick<Transaction, 'refunds'>) =>
  refunds.findLast(
    ({ state, replaced }) => !replaced && (state === 'retrying' || state === 'returned'),
  );

/**
 * What has reached the tenant of an amount that left the lister: not what waits for the bank, or was
 * returned by it.
 */
export function arrivedOf(outgoing: number, refunds: Transaction['refunds']): number {
  // Refunds made at the provider's own pages have no state.
  if (refunds.length === 0) return outgoing;
  const doneRefunds = refunds.filter(({ state }) => state === 'done');
  const cents = doneRefunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return toDollars(Math.min(cents, toCents(outgoing)));
}

/** The remaining amount of a payment: not refunded, and for a deposit not kept. */
export function remainingOf(payment: Pick<Transaction, 'amount' | 'refund' | 'kept'>): number {
  return toDollars(toCents(payment.amount) - toCents(payment.refund) - toCents(payment.kept));
}

/** The amount returned to the tenant; negative if more is kept than held. */
export function returnedOf(remaining: number, deductions: readonly Deduction[]): number {
  const keptCents = deductions.reduce(
    (sum, { amount }) => sum + toCents(typedAmount(amount) ?? 0),
    0,
  );
  return toDollars(toCents(remaining) - keptCents);
}

/** The names of a deduction's fields. */
export const deductionField = (at: number, part: keyof Deduction) => `deduction_${part}_${at}`;

/** The errors of a deposit settlement. */
export function deductionIssues(remaining: number, deductions: readonly Deduction[]): FieldIssue[] {
  const issues = deductions.flatMap(({ reason, amount }, at): FieldIssue[] => [
    ...(reason.trim() === ''
      ? [{ field: deductionField(at, 'reason'), key: 'reason_is_required' }]
      : []),
    ...(typedAmount(amount) === null
      ? [{ field: deductionField(at, 'amount'), key: 'amount_required' }]
      : []),
  ]);
  if (returnedOf(remaining, deductions) < 0) {
    issues.push({
      field: deductionField(deductions.length - 1, 'amount'),
      key: 'deductions_are_more_than_the_deposit',
    });
  }
  return issues;
}

/** The errors of a refund amount. */
export function refundIssues(remaining: number, amountText: string): FieldIssue[] {
  const amount = typedAmount(amountText);
  if (amount === null) return [{ field: 'amount', key: 'amount_required' }];
  if (toCents(amount) <= toCents(remaining)) return [];
  return [{ field: 'amount', key: 'refund_is_more_than_the_payment' }];
}
