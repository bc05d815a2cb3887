export { CardFacts, cardBrand } from './card/card-facts.tsx';
export { confirmWithBank } from './card/card-fields.ts';
export { CardFormFields, TestModeRibbon } from './card/card-form.tsx';
export { RenewalChoice, WillCharge } from './card/renewal-choice.tsx';
export { saveCard } from './card/save-card.ts';
export { useCardForm } from './card/use-card-form.ts';
export { CardPayment } from './payment/card-payment.tsx';
export { unpaidRenewal, useCardSaved } from './payment/card-renewal.ts';
export { fromCard, fromFailure, type PaymentError } from './payment/payment-error.ts';
export { PaymentErrorModal, useFocusAfterError } from './payment/payment-error-modal.tsx';
export { PaymentPage } from './payment/payment-page.tsx';
export {
  ActionRefused,
  newPaymentKey,
  OtherPayment,
  settle,
  useOtherPayment,
} from './payment/settle.ts';
export type { CardPaymentOptions } from './payment/use-card-payment.ts';
export { AfterPayment } from './receipts/after-payment.tsx';
export { loadReceipts } from './receipts/load-receipts.ts';
export { ReceiptPage } from './receipts/receipt-page.tsx';
export { ReceiptsPage } from './receipts/receipts-page.tsx';
export { ChangePage } from './renewal/change-page.tsx';
export { FailedRenewal } from './renewal/failed-renewal.tsx';
export { NextPlan } from './renewal/next-plan.tsx';
export { NoPlanPage } from './renewal/no-plan-page.tsx';
export { offersFor } from './renewal/offers.ts';
export { RenewalPage } from './renewal/renewal-page.tsx';
export { SetUpPage } from './renewal/set-up-page.tsx';
export { payableFrom } from './renewal/term.ts';
export { UpgradePage } from './renewal/upgrade-page.tsx';
export { useAfterSetUp } from './renewal/use-after-set-up.ts';
