export { payeeLost, payeeReady } from './accounts.ts';
export {
  type AutopaySettings,
  findTerms,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from './charge-terms.ts';
export { findPayoutAccount, isAutopaySetUp, isPayeeReady } from './payouts.queries.ts';
