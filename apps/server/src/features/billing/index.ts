export { closeLeased, closeObligation } from './collection/cancel.ts';
export { collect, collectLeased } from './collection/collect.ts';
export { changeAmount, whileHeld } from './collection/hold.ts';
export { type Begun, type MoneyAnswer, MoneyCalls } from './collection/money-calls.ts';
export { payNow } from './collection/pay-now.ts';
export { withProvider } from './collection/provider-guard.ts';
export { sendRefund } from './collection/send-refund.ts';
export type { Held } from './ledger/commands/intents.ts';
export {
  findRefund,
  findRefundByKey,
  insertRefund,
  type RefundRequest,
  recordRefundDone,
} from './ledger/commands/refund-requests.ts';
export { recordSettled, reopenSettled } from './ledger/commands/settle.ts';
export { OPEN_STATUSES } from './ledger/statuses.ts';
export { payDemoTerms } from './plans/demo-terms.ts';
export { receiptNumber } from './receipts/present.ts';
export { registerWebhookEndpoint } from './webhooks/endpoint.ts';
