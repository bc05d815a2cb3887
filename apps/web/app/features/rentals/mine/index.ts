export { AutopayConsent } from './autopay-consent.tsx';
export { loadMyRentals } from './load-my-rentals.ts';
export { MyRentalsPage } from './my-rentals-page.tsx';
export { QuoteList } from './quote-list.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { StayFacts } from './stay-facts.tsx';
export { useRentalActions } from './use-rental-actions.ts';
