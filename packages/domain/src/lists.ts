/** The closed lists of the specification: API values in display order. */

export const LOCALES = ['en', 'es', 'fr', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

/** A member's theme; auto follows the device. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const BRANDS = ['crashpad', 'vacation', 'crew'] as const;
export type BrandName = (typeof BRANDS)[number];

export const RENTAL_TYPES = [
  'house',
  'entire_suite',
  'room',
  'hostel',
  'hotel',
  'crashpad',
  'crashpad_bed',
  'crashpad_room',
  'crashpad_suite',
] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const LISTING_GENDERS = ['all', 'male', 'female'] as const;
export type ListingGender = (typeof LISTING_GENDERS)[number];

/** Cold: reserved for one tenant. Hot: shared in shifts. Private: in its own room. */
export const BED_KINDS = ['cold', 'hot', 'private'] as const;
export type BedKind = (typeof BED_KINDS)[number];

export const LISTING_SORTS = ['title', 'airport_distance', 'price', 'date'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const PLANS = ['seeker', 'basic', 'premium', 'pro'] as const;
export type Plan = (typeof PLANS)[number];
export const LISTER_PLANS = ['basic', 'premium', 'pro'] as const satisfies readonly Plan[];
/** A member without a plan is a free tenant. Here, as every page needs it but not the plans. */
export const isListerPlan = (plan: Plan | null | undefined): boolean =>
  LISTER_PLANS.some((one) => one === plan);

export const MEMBER_STATUSES = ['ACTIVE', 'INACTIVE', 'CLOSED'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MEMBER_GENDERS = ['male', 'female', 'simply_fabulous'] as const;
export type MemberGender = (typeof MEMBER_GENDERS)[number];

/** 0 deleted, 1 inactive, 2 active. */
export const LISTING_STATUS = { deleted: 0, inactive: 1, active: 2 } as const;
export type ListingStatus = (typeof LISTING_STATUS)[keyof typeof LISTING_STATUS];

export const FEED_KINDS = ['event', 'special_offer'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Rendered widths of stored pictures, in pixels. A picture's address ends with one of them. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** What members upload. */
export type UploadKind = 'picture' | 'document';

export const MEMBER_ROLES = ['member', 'admin'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const HEAR_ABOUT_US = [
  'friend',
  'facebook',
  'instagram',
  'twitter',
  'internet',
  'landlord',
  'other',
] as const;
export type HearAboutUs = (typeof HEAR_ABOUT_US)[number];

/** Login with another site, disabled without its settings. */
export const OAUTH_PROVIDERS = ['facebook', 'google'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];

/** The kinds of obligations. */
export const OBLIGATION_KINDS = [
  'rent',
  'deposit',
  'payment_request',
  'subscription',
  'boost',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

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

/** The status of the rent of one period. Late: open five days after it was due. */
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

/** What open rent waits for. */
export const RENT_HOLDS = [
  'bank_confirmation',
  'new_card',
  'card_disputed',
  'objection',
  'payouts',
] as const;
export type RentHold = (typeof RENT_HOLDS)[number];

export const RENT_STATES = ['upcoming', 'due', 'pending', 'late', 'failed', 'paid'] as const;
export type RentState = (typeof RENT_STATES)[number];

/** The displayed states of payments: those of rent, and of what is closed without being paid. */
export const TRANSACTION_STATES = [...RENT_STATES, 'voided', 'written_off'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** A lister's payout interval, by API number. */
export const PAYOUT_SCHEDULES = { 1: 'daily', 2: 'weekly', 3: 'monthly' } as const;
export type PayoutScheduleId = keyof typeof PAYOUT_SCHEDULES;
