/** The closed lists of money between members, and between them and us. Visitors need none of them. */

/** The kind of obligation that pays a term of a promotion, Featured or Boosted. */
export const PROMOTION_KIND = 'boost';

/** The kinds of obligations. */
export const OBLIGATION_KINDS = [
  'rent',
  'deposit',
  'payment_request',
  'subscription',
  PROMOTION_KIND,
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** How an obligation is collected, as stored: the schedule charges the card, or its payer pays. */
export const COLLECTION = { auto: 'auto', manual: 'hand' } as const;
export type Collection = (typeof COLLECTION)[keyof typeof COLLECTION];

/** Who moves the money, as sent: AutoPay charges the card, or the tenant pays the lister directly. */
export const PAID_BY = { autopay: 'autopay', manual: 'hand' } as const;
export type PaidBy = (typeof PAID_BY)[keyof typeof PAID_BY];

/** The statuses of an obligation, in rank order; an event never lowers the rank. */
export const OBLIGATION_STATUSES = [
  'scheduled',
  'due',
  'collecting',
  'retry_wait',
  'action_required',
  'blocked',
  'failed',
  'cancelled',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type ObligationStatus = (typeof OBLIGATION_STATUSES)[number];

/** The outcomes of a payment attempt, with the same names from the ledger to the browser. */
export const CHARGE_OUTCOMES = [
  'paid',
  'processing',
  'requires_action',
  'declined',
  'blocked',
] as const;

/** The provider mode: the project's sandbox, Stripe's test mode, or live. */
export const PROVIDER_MODES = ['sandbox', 'test', 'live'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

/** The purposes of payments from a tenant to a lister. */
export const PAYMENT_PURPOSES = [
  'deposit',
  'rent',
  'parking',
  'late_fee',
  'extra_nights',
  'damage',
  'other',
] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** How money passes between a tenant and a lister. */
export const MOVEMENT_KINDS = [
  'payment',
  'refund',
  'refund_returned',
  'taken_by_bank',
  'given_back',
  'deposit_kept',
  'fee_returned',
  'voided',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What a payout to a lister is made of. */
export const PAYOUT_MOVEMENT_KINDS = ['payment', 'refund', 'dispute', 'fee', 'other'] as const;
export type PayoutMovementKind = (typeof PAYOUT_MOVEMENT_KINDS)[number];

/** What a lister keeps a part of a deposit for. */
export const DEDUCTION_PURPOSES = ['rent', 'late_fee', 'extra_nights', 'damage', 'other'] as const;
export type DeductionPurpose = (typeof DEDUCTION_PURPOSES)[number];

/** The methods of payments outside the product. */
export const MANUAL_PAYMENT_METHODS = [
  'cash',
  'apple_pay',
  'bank_transfer',
  'bitcoin',
  'cash_app',
  'google_pay',
  'paypal',
  'venmo',
  'wise',
  'zelle',
  'other',
] as const;

/** How payments were made. */
export const PAYMENT_METHODS = ['card', ...MANUAL_PAYMENT_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** API values. Processing: an attempt is in progress. Withdrawn ones are not listed. */
export const PAYMENT_REQUEST_STATUSES = ['pending', 'processing', 'complete', 'rejected'] as const;
export type PaymentRequestStatus = (typeof PAYMENT_REQUEST_STATUSES)[number];

export const TRANSACTION_TYPES = ['rent', 'deposit', 'payment_request', 'manual'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export const TRANSACTION_STATUSES = ['paid', 'pending', 'failed', 'voided', 'written_off'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Retrying: the bank returned it, and it is tried again. Returned: for the last time. */
export const REFUND_STATES = ['pending', 'retrying', 'done', 'returned', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A bank that inquires has taken no money yet. */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What comes next in a dispute about a payment. */
export const DISPUTE_NEXT = [
  'bank_asks',
  'bank_decides',
  'nothing_moved',
  'stays_paid',
  'owed_to_lister',
  'rent_is_open',
  'covered_rent_is_open',
  'deposit_is_open',
  'can_be_asked_again',
] as const;
export type DisputeNext = (typeof DISPUTE_NEXT)[number];

/** Money that moves at the provider besides charges and refunds. */
export const MOVE_KINDS = [
  'dispute_reversal',
  'dispute_return',
  'refund_reversal',
  'refund_return',
] as const;

export const MOVE_NOTE_MAX = 1000;

/** What admins see beside moves: refunds that do not arrive, and charges refused for a shared card. */
export const STUCK_KINDS = [...MOVE_KINDS, 'refund', 'shared_card'] as const;
export type StuckKind = (typeof STUCK_KINDS)[number];

/** What keeps a move or a refund from its end. The last three are of refunds. */
export const STUCK_STATES = [
  'waiting',
  'unknown',
  'refused',
  'abandoned',
  'pending',
  'retrying',
  'returned',
] as const;
export type StuckState = (typeof STUCK_STATES)[number];

/** What a tenant objects to. */
export const OBJECTION_SUBJECTS = ['rent', 'entry', 'return', 'deduction'] as const;
export type ObjectionSubject = (typeof OBJECTION_SUBJECTS)[number];

/** Whether the lister can still answer an objection, and the tenant withdraw it. Pure. */
export const isOpenObjection = ({
  answer,
  withdrawn_on,
}: {
  answer: string | null;
  withdrawn_on: string | null;
}): boolean => answer === null && withdrawn_on === null;

/**
 * What open rent waits for; no_attempt: for one of its parties to act, because the last charge was
 * declined and the period is over.
 */
export const RENT_HOLDS = [
  'collections_held',
  'bank_confirmation',
  'new_card',
  'no_attempt',
  'card_disputed',
  'objection',
  'payouts',
] as const;
export type RentHold = (typeof RENT_HOLDS)[number];

/** The status of the rent of one period. Late: open five days after it was due. */
export const RENT_STATES = ['upcoming', 'due', 'pending', 'late', 'failed', 'paid'] as const;
export type RentState = (typeof RENT_STATES)[number];

/** The orders and the states of what tenants owe a lister. */
export const BALANCE_SORTS = ['owed', 'name', 'house', 'late', 'next'] as const;
export const BALANCE_STATES = ['owing', 'credit', 'all'] as const;

/** The lines of a rental's account; those of one day in this order: what is due, then what moved. */
export const ACCOUNT_KINDS = [
  'rent',
  'deposit',
  'request',
  'payment',
  'credit',
  'dispute',
  'refund',
  'void',
  'write_off',
  'objection',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The displayed states of payments: those of rent, and of what is closed without being paid. */
export const TRANSACTION_STATES = [...RENT_STATES, 'voided', 'written_off'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** A lister's payout interval, by API number. */
export const PAYOUT_SCHEDULES = { 1: 'daily', 2: 'weekly', 3: 'monthly' } as const;
export type PayoutScheduleId = keyof typeof PAYOUT_SCHEDULES;
