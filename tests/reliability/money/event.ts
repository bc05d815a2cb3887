import type { AutopayAction, ObjectionSubject, RentalAction } from '@crewpad/domain';

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

/**
 * What the bank does with each charge of the card on file: it asks the tenant to confirm each, or
 * knows the card as lost, or as outdated. None: it was deleted; gone: the provider has lost it. A shared card is also
 * the lister's.
 */
export type Card =
  | 'good'
  | 'declined'
  | 'confirms'
  | 'lost'
  | 'outdated'
  | 'shared'
  | 'gone'
  | 'none';

/** A part of a deposit that the lister keeps. */
export interface Deduction {
  for: Purpose;
  cents: number;
}

/** What happens to an invitation before it is accepted; or nobody answers for four days. */
export type InvitationStep = 'edit' | 'resend' | 'cancel' | 'decline' | 'decline_by_link' | 'wait';

/** What an objection is about: rent or an entry; or of a payment a return outside or a deduction. */
export interface Subject {
  payment: string;
  part?: { refund: string; line?: number };
}

/**
 * Payments have names: a charge of rent that of its row, `rent 2027-03-01` or, opened again,
 * `rent 2027-03-01 for d1`; the deposit charged at the acceptance `deposit`; entries, requests,
 * refunds and disputes those that their events give them.
 */
export type Happening =
  | { on: 'acceptance' }
  | { on: 'invitation'; step: InvitationStep; cents?: number }
  /** The job of one minute: ends, opens, charges, and tries waiting refunds and moves again. */
  | { on: 'run' }
  | { on: 'card'; card: Card }
  | { on: 'pay'; row: string }
  /** The tenant confirms what they were asked for when they paid. */
  | { on: 'confirm' }
  /** The lister has the card charged now. */
  | { on: 'collect'; row: string }
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
  | {
      on: 'autopay';
      by: 'lister' | 'tenant';
      step: 'request' | 'accept' | 'decline' | 'disable';
    }
  /** The lister's setting for all of their tenants, and the press that asks them again. */
  | { on: 'switch'; enabled: boolean }
  | { on: 'ask_again' }
  | { on: 'rent'; cents: number }
  | { on: 'rent_answer'; accepts: boolean }
  /** The lister takes back a rise. */
  | { on: 'rent_withdrawal' }
  /** The tenant reviews the crash pad. */
  | { on: 'review' }
  | { on: 'checkout'; day: string }
  /** The tenant asks for another day. */
  | { on: 'ask_checkout'; day: string }
  | { on: 'checkout_answer'; with: 'confirm' | 'decline' | 'withdraw' }
  /** The tenant has read the answer, or leaves now; the lister closes the settlement. */
  | { on: 'dismiss' | 'leave' | 'settle' }
  | { on: 'edit'; request: string; cents: number }
  | { on: 'write_off'; row: string }
  | { on: 'keep_credit' }
  /** The tenant objects; the lister answers, or the tenant withdraws it. */
  | ({ on: 'objection' } & Subject)
  | ({ on: 'objection_end'; with: 'answer' | 'withdraw' } & Subject);

export type Event = Happening & { at: number };

/** Steps of one side only. */
type Private = 'edit_note' | 'dismiss_answer';

export type StepAction =
  | Exclude<RentalAction, Private>
  | AutopayAction
  | 'pause_autopay'
  | 'resume_autopay'
  | 'invite'
  | 'ask_rent_change'
  | 'edit_request'
  | 'write_off'
  | 'object'
  | 'withdraw_objection'
  | 'answer_objection'
  | 'keep_credit';

/** A changed value: an amount in cents, or a day with its hour. */
interface Change {
  of: 'rent' | 'rent_from' | 'rent_owed' | 'credit' | 'request' | 'checkout' | 'requested';
  from: number | string | null;
  to: number | string | null;
}

/** A changed rent: its first day, and both amounts. */
export interface RentChange {
  from: string;
  old: number;
  new: number;
  state: 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';
}

/** An entry of the stay's own history. */
export interface Step {
  action: StepAction;
  by: 'lister' | 'tenant' | 'system';
  at: number;
  changes?: Change[];
  reason?: string;
  /** The change of rent that it replaces or takes back. */
  replaced?: { cents: number; from: string };
  /** Of a check-out: what it leaves. */
  departure?: {
    unused: number;
    from: string;
    until: string;
    owed: number;
    deposit: number;
    credit: number;
    /** Returned as unused for days of the stay. */
    inStay: number;
    /** The open period that the check-out has shortened. */
    shortened?: { cents: number; whole: number; from: string; to: string };
    /** Periods after the end that were open. */
    canceled: { cents: number; from: string; to: string } | null;
    /** What was not paid of the deposit when the stay ended. */
    unpaid: number;
  };
  /** Of a closed settlement. */
  outcome?: { returned: number; kept: number };
  /** Of a step of AutoPay: what it is, and what it was. */
  autopay?: AutopayState;
  was?: AutopayState;
  /** A rent that is asked for, accepted, declined or taken back. */
  rent?: RentChange;
  /** An edited request, as it was. */
  request?: { cents: number; for: Purpose };
  /** The requested check-out that was declined or withdrawn, with its hour. */
  checkout?: string;
  /** What an objection or a write-off is about: the period of rent, else the day of the payment or its part. */
  objection?: { about: ObjectionSubject; cents: number; from: string; to: string | null };
}

export type AutopayState = 'off' | 'on' | 'asked' | 'stop_asked';
