export { adviceFor, cardName } from './cards/phrases.ts';
export { findCard } from './cards/queries/cards.ts';
export { closeObligation } from './collection/cancel.ts';
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
export { makeMoves, tryMove } from './collection/make-moves.ts';
export {
  type MoneyAnswer,
  type MoneyCall,
  MoneyCalls,
  presentUnpaid,
} from './collection/money-calls.ts';
export { payNow } from './collection/pay-now.ts';
export { runSchedule, type Schedule, schedules } from './collection/schedules.ts';
export { sendRefund } from './collection/send-refund.ts';
export { dayWords } from './collection/too-late.ts';
export {
  type AskedReceipts,
  accountServices,
  type ComingCharge,
  type ConnectedEvent,
  type ConnectedEventHandler,
  cardLost,
  cardRemoved,
  comingCharges,
  connectedEvents,
  movedTexts,
  otherReceipts,
} from './hooks.ts';
export { closeMove, lockMove, settleSharedCard } from './ledger/commands/close-move.ts';
export type { Held } from './ledger/commands/intents.ts';
export { isLeased, leasedRow } from './ledger/commands/lease.ts';
export { dueMove, isClosed, type Move, wakeMoves } from './ledger/commands/moves.ts';
export { orderReceipt } from './ledger/commands/record-paid.ts';
export {
  endRefundTries,
  findRefund,
  findRefundByKey,
  insertRefund,
  type RefundRequest,
  recordRefundDone,
} from './ledger/commands/refund-requests.ts';
export * as obligations from './ledger/obligations.ts';
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
} from './ledger/queries/after-payment.ts';
export { listDunningAttempts } from './ledger/queries/attempts.ts';
export { findNotifiedCharge } from './ledger/queries/obligations.ts';
export { listScheduledOf } from './ledger/queries/scheduled.ts';
export { listStuckMoves, type StuckQuery, type StuckRow } from './ledger/queries/stuck-moves.ts';
export { isConfirming, OPEN_STATUSES, RESTING_STATUSES } from './ledger/statuses.ts';
export { withUntriedCard } from './plans/card-charges.ts';
export { payDemoTerms } from './plans/demo-terms.ts';
export type { Billing } from './provider.ts';
export { cardShared, noCardOnFile, withProvider } from './provider.ts';
export { presentDeductions, receiptNumber } from './receipts/present.ts';
export { registerWebhookEndpoints } from './webhooks/endpoint.ts';
