export { findCard } from './cards/cards.queries.ts';
export { adviceFor, cardName } from './cards/save-card.ts';
export { closeObligation, dayWords } from './collection/cancel.ts';
export {
  type DunningFacts,
  hasUntriedCard,
  nextAttempt,
  nextStep,
  type ScheduleRules,
  slotAfter,
  slotsFrom,
} from './collection/dunning.ts';
export { changeAmount, whileHeld } from './collection/hold.ts';
export {
  type MoneyAnswer,
  type MoneyCall,
  MoneyCalls,
  presentUnpaid,
} from './collection/money-calls.ts';
export { makeMoves, tryMove } from './collection/moves.ts';
export { payNow } from './collection/pay-now.ts';
export { runSchedule, type Schedule, schedules } from './collection/schedules.ts';
export { sendRefund } from './collection/send-refund.ts';
export {
  type AskedReceipts,
  accountServices,
  type ComingCharge,
  type ConnectedEvent,
  type ConnectedEventHandler,
  cardLost,
  cardRemoved,
  cardSaved,
  comingCharges,
  connectedEvents,
  movedTexts,
  otherReceipts,
} from './hooks.ts';
export {
  type AfterPayment,
  afterPayment,
  disputeOf,
  hasMoved,
  objectionsOf,
  presentDispute,
  presentObjections,
  presentRefunds,
  refundsOf,
} from './ledger/after-payment.queries.ts';
export type { HeldObligation } from './ledger/attempts.ts';
export { closeMove, lockMove, settleSharedCard } from './ledger/disputes.ts';
export { orderReceipt } from './ledger/journal.ts';
export { isLeased, leasedRow } from './ledger/lease.ts';
export { dueMove, isClosed, type Move, wakeMoves } from './ledger/moves.ts';
export {
  findNotifiedCharge,
  isConfirming,
  OPEN_STATUSES,
  RESTING_STATUSES,
} from './ledger/obligations.queries.ts';
export * as obligations from './ledger/obligations.ts';
export {
  listDunningAttempts,
  listScheduledOf,
  listStuckMoves,
  type StuckQuery,
  type StuckRow,
} from './ledger/pending.queries.ts';
export {
  claimRefundTry,
  dueRefund,
  endRefundTries,
  findRefund,
  findRefundByKey,
  insertRefund,
  type RefundRequest,
  recordRefundDone,
} from './ledger/refund-requests.ts';
export { withUntriedCard } from './plans/pay-term.ts';
export { findPlanPayment, type PlanPayment, requestPlanRefund } from './plans/plan-refunds.ts';
export { payDemoTerms } from './plans/purchase.ts';
export { moveTermEnd } from './plans/terms.ts';
export { type Billing, cardShared, noCardOnFile, withProvider } from './provider.ts';
export { presentDeductions, receiptNumber } from './receipts.ts';
export { registerWebhookEndpoints } from './webhook.ts';
