export {
  changeRental,
  lockRental,
  type RentalServices,
  recordHistory,
  writeChange,
} from './commands/change-rental.ts';
export { bedTaken, withOneStayPerBed } from './commands/require-free-bed.ts';
export { aboutRental, greetingOf, titleForStranger, wordsFact } from './emails/phrases.ts';
export { findMailedRental, type MailedRental } from './emails/queries/mailed-rental.ts';
export {
  agreedFacts,
  bookingFacts,
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
} from './invitations/commands/accepting-member.ts';
export { lockForInvitation } from './invitations/commands/lock-for-invitation.ts';
export { recordAcceptance } from './invitations/commands/record-acceptance.ts';
export { saveChangedTerms, saveOfferedTerms } from './invitations/commands/save-terms.ts';
export { differing } from './invitations/differing.ts';
export { isInvited, isOver, sameEmail } from './invitations/invitee.ts';
export { findByToken, noSuchOffer } from './invitations/queries/find-by-token.ts';
export { moneyColumns } from './invitations/rental-columns.ts';
export { noticeAbout } from './notifications.ts';
export { can, type PartiesOfRental, partOf, requirePlan } from './policy.ts';
export { presentDeposit } from './present-deposit.ts';
export { type Cover, nextAttempt, presentCover, presentRentHold } from './present-owed.ts';
export { nextCharge, offerOf, presentNextCharge, presentRental, stayOf } from './present-rental.ts';
export { reasonIn } from './preset-reasons.ts';
export { autopayEnding, autopayPause, isPaused } from './queries/autopay-facts.ts';
export { depositHeld, disputedCents } from './queries/deposit-money.ts';
export { findOwnerOfSameCard, isCardShared, sharedCard } from './queries/is-card-shared.ts';
export {
  type CarriedRest,
  carriedRest,
  isAfterDispute,
  isObjectedTo,
  isOpenObjection,
  nextSlot,
  paymentHold,
  rentHold,
  type StoredHold,
  shownStatus,
  wasStopped,
} from './queries/open-charge.ts';
export { partiesCutOff } from './queries/parties-apart.ts';
export {
  creditCents,
  isRestWaiting,
  type ReplacedRent,
  rentTerms,
  replacedRent,
} from './queries/rent-money.ts';
export {
  findRental,
  findRentalsOfTenant,
  findStoredRental,
  findStoredRentals,
  getRental,
  getStoredRental,
  listRentals,
  type RentalRow,
  type StoredRental,
} from './queries/rental-rows.ts';
export { requireParty } from './queries/require-party.ts';
export { tenantName } from './queries/tenant-name.ts';
export { timeZoneOf } from './queries/time-zone-of.ts';
export {
  type Covered,
  hasNextRent,
  keptCredit,
  keptReasons,
  listCovered,
  type TransactionPeriod,
  usedParts,
} from './queries/transaction-periods.ts';
export { currentCheckout, requireFromToday, settlementOf } from './stays/checkout-time.ts';
export type { Party } from './step-notices.ts';
export {
  roomAndBed,
  summarize,
  summarizeEnd,
  summarizeRentChange,
  summarizeReplaced,
} from './summarize.ts';
export { rentalsOfLister } from './tenants/queries/matching-rentals.ts';
