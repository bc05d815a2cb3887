export { PaymentPage } from './payment/payment-page.tsx';
export { ReceiptPage } from './receipts/receipt-page.tsx';
export { ReceiptsPage } from './receipts/receipts-page.tsx';
