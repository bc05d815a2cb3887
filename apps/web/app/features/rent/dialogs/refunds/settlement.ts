import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';
import { rentDue } from '../../charge-parts.ts';

type Rental = contract.rentals.Rental;

interface Period {
  amount: number;
  period_from: string;
  /** Exclusive. */
  period_to: string;
}

/** The purpose of a manual payment. Amounts in US dollars. */
export interface PaymentTarget {
  rental_id: number;
  name: string;
  /** The rent to pay first; null if nothing is due. */
  due: Period | null;
  /** All rent that is due. */
  owed: number;
  /** The period after that. */
  next: Period | null;
  /** The unpaid deposit. */
  deposit: number;
  /** The key of the period to pay first. */
  period_from?: string;
}

type PayableRental = Pick<
  Rental,
  'id' | 'open_charge' | 'open_charges' | 'next_charge' | 'deposit_state'
>;

export function targetOfRental(rental: PayableRental, name: string): PaymentTarget {
  const { id, open_charge: due, next_charge: next, deposit_state: deposit } = rental;
  return {
    rental_id: id,
    name,
    due,
    owed: rentDue(rental),
    // Rent that was paid in part ahead of its due time is in what is owed.
    next: next?.period_from === due?.period_from ? null : next,
    deposit: deposit.open,
  };
}

type Row = Pick<
  contract.reports.RentRow,
  'rental_id' | 'tenant' | 'amount' | 'settled' | 'period_from' | 'period_to'
>;

/** A selected row of the rent roll: its period comes first. */
export function targetOfRow(row: Row): PaymentTarget {
  const { rental_id, tenant: name, period_from, period_to } = row;
  const remainder = leftOf(row);
  return {
    rental_id,
    name,
    due: { amount: remainder, period_from, period_to },
    owed: remainder,
    next: null,
    deposit: 0,
    period_from,
  };
}

/** The open amount of a row. */
export function leftOf({ amount, settled }: Pick<Row, 'amount' | 'settled'>): number {
  return toDollars(toCents(amount) - toCents(settled));
}

/** The default amount of a new payment: the amount owed, otherwise the next rent. */
export function suggestedAmount(
  { owed, next, deposit }: PaymentTarget,
  purpose: string,
): number | null {
  if (purpose === 'rent') return owed > 0 ? owed : (next?.amount ?? null);
  return purpose === 'deposit' && deposit > 0 ? deposit : null;
}
