export {
  type AutopaySettings,
  findTerms,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from './charge-terms.ts';
export { payeeLost, payeeReady } from './hooks.ts';
export { findPayoutAccount, isAutopaySetUp, isPayeeReady } from './payouts.queries.ts';
