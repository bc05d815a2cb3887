/** The operations, forms and shapes of each feature, under the feature's name. */
export * as accounts from './accounts/index.ts';
export * as admin from './admin/index.ts';
export * as billing from './billing/index.ts';
export * as content from './content/index.ts';
export * as listings from './listings/index.ts';
export * as messages from './messages/index.ts';
export * as notifications from './notifications.ts';
export * as payouts from './payouts.ts';
export * as promotions from './promotions.ts';
export * as rent from './rent/index.ts';
export * as rentals from './rentals/index.ts';
export * as reports from './reports/index.ts';
export * as reviews from './reviews/index.ts';
export * as search from './search/index.ts';
export * as system from './system.ts';
export * as waitlist from './waitlist.ts';
