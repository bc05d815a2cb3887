export { QuoteList } from './card/quote-list.tsx';
export { dueTime } from './card/rental-times.ts';
export { StayFacts } from './card/stay-facts.tsx';
export { AutopayConsent } from './dialogs/autopay-consent.tsx';
export { ReasonDialog } from './dialogs/reason-dialog.tsx';
export { useRentalActions } from './dialogs/use-rental-actions.ts';
export { loadMyRentals } from './load-my-rentals.ts';
export { MyRentalsPage } from './my-rentals-page.tsx';
