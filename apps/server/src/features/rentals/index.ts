export { type BalanceRow, balanceColumns } from './balance.queries.ts';
export {
  bedTaken,
  changeRental,
  lockRental,
  type RentalServices,
  recordHistory,
  withOneStayPerBed,
  writeChange,
} from './change-rental.ts';
export { rentToCome } from './emails/autopay-emails.ts';
export { findMailedRental, type MailedRental } from './emails/emails.queries.ts';
export {
  aboutRental,
  greetingOf,
  openWords,
  titleForStranger,
  wordsFact,
} from './emails/phrases.ts';
export {
  agreedFacts,
  bookingFacts,
  feeFacts,
  formatDate,
  formatDue,
  formatInstant,
  formatPeriod,
  formatWhen,
  type RentalTexts,
  rentEachMonth,
  stayFacts,
} from './emails/when.ts';
export {
  autopayEnding,
  autopayPause,
  dueDate,
  findOwnerOfSameCard,
  isCardShared,
  isPaused,
  partiesCutOff,
  sharedCard,
  tenantName,
} from './facts.queries.ts';
export {
  invitationClosing,
  listingsToLock,
  offerChanging,
  type RentTermsOf,
  rentalsDeleting,
  rentChanging,
  tenantInvited,
  termsChanged,
} from './hooks.ts';
export {
  type AcceptingMember,
  lockAcceptingMember,
  lockForInvitation,
  recordAcceptance,
} from './invitations/answer.ts';
export { differing, summarizeEdit } from './invitations/edit.ts';
export {
  findByToken,
  isInvited,
  isOver,
  moneyColumns,
  noSuchOffer,
  sameEmail,
} from './invitations/invitations.queries.ts';
export { saveChangedTerms, saveOfferedTerms } from './invitations/invite.ts';
export {
  type CarriedRest,
  carriedRest,
  creditCents,
  depositHeld,
  disputedCents,
  isAfterDispute,
  isObjectedTo,
  isOpenObjection,
  isRestWaiting,
  lateFrom,
  nextSlot,
  paymentHold,
  rentHold,
  rentTerms,
  reopenedBy,
  type StoredHold,
  shownStatus,
  takesLateFee,
  wasStopped,
} from './money.queries.ts';
export { noticeAbout, type Party } from './notifications.ts';
export { can, type PartiesOfRental, partOf, requirePlan } from './policy.ts';
export {
  type Cover,
  LATE_FEE_MIN_CENTS,
  lateFeeAt,
  lateFeeToAdd,
  lateRent,
  nextAttempt,
  presentCover,
  presentDeposit,
  presentOwed,
  presentRentHold,
  reasonIn,
} from './present-money.ts';
export {
  nextCharge,
  offerOf,
  presentAutopay,
  presentNextCharge,
  presentRental,
  stayOf,
} from './present-rental.ts';
export { type ReplacedRent, replacedRent } from './rent-change.queries.ts';
export {
  findRental,
  findRentalsOfTenant,
  findStoredRental,
  findStoredRentals,
  getRental,
  getStoredRental,
  listRentals,
  type RentalRow,
  requireParty,
  type StoredRental,
} from './rentals.queries.ts';
export { currentCheckout, requireFromToday, settlementOf } from './stays/check-out.ts';
export {
  roomAndBed,
  summarize,
  summarizeEnd,
  summarizeRentChange,
  summarizeReplaced,
} from './summarize.ts';
export {
  type Covered,
  hasNextRent,
  keptCredit,
  keptReasons,
  listCovered,
  type TransactionPeriod,
  usedParts,
} from './tenants/history.queries.ts';
export { rentalsOfLister } from './tenants/tenants.queries.ts';
