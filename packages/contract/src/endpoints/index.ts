// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
export * as accounts from './accounts.ts';
export * as admin from './admin.ts';
export * as billing from './billing.ts';
export * as content from './content.ts';
export * as listings from './listings.ts';
export * as messages from './messages.ts';
export * as notifications from './notifications.ts';
export * as payouts from './payouts.ts';
export * as promotions from './promotions.ts';
export * as rent from './rent.ts';
export * as rentals from './rentals.ts';
export * as reports from './reports.ts';
export * as reviews from './reviews.ts';
export * as search from './search.ts';
export * as system from './system.ts';
export * as waitlist from './waitlist.ts';
