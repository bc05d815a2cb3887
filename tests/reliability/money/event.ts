/** What happens to one stay and its money, in the words of the people and the banks involved. */

export type Purpose =
  | 'rent'
  | 'deposit'
  | 'parking'
  | 'late_fee'
  | 'extra_nights'
  | 'damage'
  | 'other';

/** An accepted invitation. Days are at the crash pad, amounts in whole cents. */
export interface Stay {
  start: string;
  /** The agreed end; null if there is none. */
  end: string | null;
  rent: number;
  payday: number;
  deposit: number;
  autopay: boolean;
  zone: string;
}

/** What the bank does with each charge of the card on file; none: no card can be charged. */
export type Card = 'good' | 'declined' | 'none';

/** A part of a deposit that the lister keeps. */
export interface Deduction {
  for: Purpose;
  cents: number;
}

/**
 * Payments have names: a charge of rent that of its row, `rent 2027-03-01` or, opened again,
 * `rent 2027-03-01 for d1`; the deposit charged at the acceptance `deposit`; entries, requests,
 * refunds and disputes those that their events give them.
 */
export type Happening =
  | { on: 'acceptance' }
  /** The job of one minute: ends, opens, charges, and tries waiting refunds and moves again. */
  | { on: 'run' }
  | { on: 'card'; card: Card }
  | { on: 'pay'; row: string }
  | {
      on: 'entry';
      name: string;
      cents: number;
      for: Purpose;
      /** The day named by the lister; today if absent. */
      paidOn?: string;
      /** The first day of the period to cover first. */
      from?: string;
    }
  | { on: 'void'; entry: string }
  | { on: 'request'; name: string; cents: number; for: Purpose }
  | { on: 'answer'; request: string; with: 'pay' | 'reject' | 'withdraw' }
  | {
      on: 'refund';
      name: string;
      payment: string;
      cents: number;
      method: 'card' | 'outside';
      deductions?: Deduction[];
      /** What the provider says at once. */
      bank?: 'done' | 'pending';
      replaces?: string;
    }
  /** A pending refund arrives; or the bank sends one back. */
  | { on: 'refund_arrival' | 'refund_return'; refund: string }
  | { on: 'dispute'; name: string; payment: string; cents?: number; inquiry?: boolean }
  /** The bank takes the money of an inquiry. */
  | { on: 'withdrawal'; dispute: string }
  | { on: 'decision'; dispute: string; won: boolean }
  /** After a loss the bank gives a part back. */
  | { on: 'late_return'; dispute: string; cents: number }
  /** The lister's account takes part in no transfers and reversals from now on, or does again. */
  | { on: 'account'; refuses: boolean }
  | { on: 'autopay'; enabled: boolean }
  | { on: 'rent'; cents: number }
  | { on: 'rent_answer'; accepts: boolean }
  | { on: 'checkout'; day: string }
  | { on: 'write_off'; row: string }
  | { on: 'keep_credit' }
  /** The tenant objects to rent or an entry; the lister answers, or the tenant withdraws it. */
  | { on: 'objection'; payment: string }
  | { on: 'objection_end'; payment: string; with: 'answer' | 'withdraw' };

export type Event = Happening & { at: number };
