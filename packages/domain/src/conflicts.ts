/**
 * The error codes of a 409 that a page shows in place, beside the field or button. Any other 409,
 * also one without a code, opens the dialog for conflicts.
 */
export const CONFLICTS_IN_PLACE = [
  'EDITED_MEANWHILE',
  'BED_TAKEN',
  'BED_IN_USE',
  'ALL_BEDS_TAKEN',
  'INVITE_NOT_VALID',
  'PAYOUT_SETUP_REQUIRED',
  'PAYOUT_COUNTRY_FIXED',
  'VOID_TOO_LATE',
  'VOID_NOT_POSSIBLE',
  'REFUND_THE_CARD',
  'OBJECTION_OPEN',
  'OBJECTION_CLOSED',
  'RENT_CHANGE_CLOSED',
  'ALREADY_PAID',
  'PAYMENT_IN_PROGRESS',
  'ALREADY_REMINDED',
  'ALREADY_ADDED',
  'ALREADY_REVIEWED',
  'ALREADY_PROMOTED',
  'NAME_TAKEN',
  'RENEWAL_TOO_EARLY',
  'PASSKEY_EXISTS',
  'TOO_MANY',
  'LAST_METHOD',
  'NO_METHOD',
  'SECOND_STEP_REQUIRED',
  'PASSWORD_TOO_NEW',
] as const;

export const isConflictInPlace = (code: string | undefined): boolean =>
  CONFLICTS_IN_PLACE.some((item) => item === code);
