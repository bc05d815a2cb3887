export { AcceptPage } from './accept/accept-page.tsx';
export { loadOffer } from './accept/load-offer.ts';
export { useAutopayWords } from './autopay-state.tsx';
export { chargeParts, owedParts, owedSince } from './charge-parts.ts';
export { DepositLine } from './deposit-line.tsx';
export { arrivedOf, returnedByBank } from './dialogs/refunds/refund-values.ts';
export { leftOf } from './dialogs/refunds/settlement.ts';
export {
  LeftAtEnd,
  LineText,
  SettlementList,
  SettlementPreview,
} from './dialogs/refunds/settlement-preview.tsx';
export { RentalDialogs } from './dialogs/rental-dialogs.tsx';
export { Filter, FilterForm } from './payments/filter-form.tsx';
export { loadTransactions } from './payments/load-transactions.ts';
export { MoneyTabs } from './payments/money-tabs.tsx';
export { readState, readYear, yearsUntil } from './payments/payments-state.ts';
export { PaymentsCsv, TransactionsPage } from './payments/transactions-page.tsx';
export { loadOpenRequests, loadRequests } from './requests/load-requests.ts';
export { OpenRequests, RequestList } from './requests/request-list.tsx';
export { isOpenRequest, statusWord } from './requests/request-status.ts';
export { shownPhase, stateOf } from './state-of.ts';
export { InvitationCard } from './tenant/card/invitation-card.tsx';
export { RentalCard, ReturnedRefunds } from './tenant/card/rental-card.tsx';
export { TenantDialogs } from './tenant/dialogs/tenant-dialogs.tsx';
export { type DialogAction, usePerform } from './tenant/dialogs/use-rental-actions.ts';
export {
  loadMyRentals,
  type MyRental,
  type MyRentals,
  type Payer,
} from './tenant/load-my-rentals.ts';
export { Notice } from './tenant/notices/notice.tsx';
export { nextAction, paymentOf } from './tenant/notices/notices.ts';
export { ObjectionNotices } from './tenant/notices/objection-notices.tsx';
export { ObjectButton, PayButton, RentDue } from './tenant/notices/rent-due.tsx';
