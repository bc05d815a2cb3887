export { findTerms } from './commands/charge-terms.ts';
export { payeeLost, payeeReady } from './hooks.ts';
export { isPayeeReady } from './queries/is-payee-ready.ts';
export { findPayoutAccount, isAutopaySetUp } from './queries/payout-accounts.ts';
export {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from './require-payee.ts';
