export { cardBrand } from './card/card-brand.ts';
export { CardFacts } from './card/card-facts.tsx';
export { confirmWithBank } from './card/card-fields.ts';
export { CardFormFields } from './card/card-form.tsx';
export { RenewalChoice } from './card/renewal-choice.tsx';
export { saveCard } from './card/save-card.ts';
export { TestModeRibbon } from './card/test-mode-ribbon.tsx';
export { unpaidRenewal } from './card/unpaid-renewal.ts';
export { useCardForm } from './card/use-card-form.ts';
export { WillCharge } from './card/will-charge.tsx';
export { CardPayment } from './payment/card-payment.tsx';
export { useCardSaved } from './payment/card-renewal.ts';
export { fromCard, fromFailure, type PaymentError } from './payment/errors/payment-error.ts';
export { PaymentErrorModal } from './payment/errors/payment-error-modal.tsx';
export { useFocusAfterError } from './payment/errors/use-focus-after-error.ts';
export { PaymentPage } from './payment/payment-page.tsx';
export {
  ActionRefused,
  newPaymentKey,
  OtherPayment,
  settle,
} from './payment/settle.ts';
export type { CardPaymentOptions } from './payment/use-card-payment.ts';
export { useOtherPayment } from './payment/use-other-payment.ts';
export { AfterPayment } from './receipts/after-payment.tsx';
export { loadReceipts } from './receipts/load-receipts.ts';
export { ReceiptPage } from './receipts/receipt-page.tsx';
export { ReceiptsPage } from './receipts/receipts-page.tsx';
export { ChangePage } from './renewal/change/change-page.tsx';
export { offersFor } from './renewal/change/offers.ts';
export { UpgradePage } from './renewal/change/upgrade-page.tsx';
export { FailedRenewal } from './renewal/failed-renewal.tsx';
export { NextPlan } from './renewal/next-plan.tsx';
export { NoPlanPage } from './renewal/no-plan-page.tsx';
export { RenewalPage } from './renewal/renewal-page.tsx';
export { SetUpPage } from './renewal/set-up/set-up-page.tsx';
export { useAfterSetUp } from './renewal/set-up/use-after-set-up.ts';
export { payableFrom } from './renewal/term.ts';
